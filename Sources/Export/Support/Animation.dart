// What moves.

/// Anything that moves.
sealed class ROOTAnimation {}
