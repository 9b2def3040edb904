"""The ten trials, a folder each: every one is a small game of one candidate against the others."""
