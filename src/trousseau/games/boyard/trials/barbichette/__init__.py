"""La barbichette: keep a straight face while one after another makes faces."""
