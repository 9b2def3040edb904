"""Whether Mots de passe is fair, and no ring without words."""
