"""What the guardian asks: 180 riddles in each language, and whether an answer is right.

`fr.json` and `en.json` are written each in its own right; `tools/riddles.py` checks them.
"""
