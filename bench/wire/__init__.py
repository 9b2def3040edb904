"""What a message costs on its way in and out, ours beside ASGI: `python -m bench.wire`."""
