"""The classes of attack, in the order in which they run."""
from Attack.classes import (
    apps, commands, corpus, databases, figures, foreign, kills, literals, outputs, references, registries, texts)

ALL = [
    commands, corpus, registries, figures, literals, references, texts, foreign, apps, databases, kills, outputs]
