"""The classes of attack, in the order in which they run."""
from Attack.classes import apps, commands, corpus, databases, kills, literals, outputs, references, registries, texts

ALL = [commands, corpus, registries, literals, references, texts, apps, databases, kills, outputs]
