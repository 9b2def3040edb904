"""What makes tables live: devices, time, bots at work, the store."""
