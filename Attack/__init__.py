"""The attack: everything that a stranger's files, numbers, names and machines can do to a built command.

Scripts/attack runs it. A class of attack is one file in `classes`; what once failed is in `corpus`.
"""
