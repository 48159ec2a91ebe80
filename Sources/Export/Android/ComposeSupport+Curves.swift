extension ComposeSupport {
  static func functionText(_ root: String) -> String {
    """
    private class \(root)FunctionEasing(private val function: (Double) -> Double) : Easing {
        override fun transform(fraction: Float): Float = function(fraction.toDouble()).toFloat()
    }
    """
  }

  static func pointsText(_ root: String) -> String {
    """
    /** Straight lines between points, x and y in turn. Of two points with one x the second counts. */
    private class \(root)PointsEasing(private vararg val points: Float) : Easing {
        override fun transform(fraction: Float): Float {
            var next = 2
            while (next < points.size - 2 && points[next] <= fraction) next += 2
            val width = points[next] - points[next - 2]
            if (width == 0f) return points[next + 1]
            val height = points[next + 1] - points[next - 1]
            return points[next - 1] + height * ((fraction - points[next - 2]) / width)
        }
    }
    """
  }

  static func stepsText(_ root: String) -> String {
    """
    /** As CSS has it: so many steps, so many jumps, and whether the first jump is at the start. */
    private class \(root)StepsEasing(
        private val steps: Int,
        private val jumps: Int,
        private val isRaised: Boolean
    ) : Easing {
        override fun transform(fraction: Float): Float {
            val step = (fraction * steps).toInt() + if (isRaised) 1 else 0
            return minOf(step, jumps).toFloat() / jumps
        }
    }
    """
  }

  static func piecesText(_ root: String) -> String {
    """
    /** Cubic Beziers one after the other, each as the x and y of its four points; x never falls. */
    private class \(root)PathPiecesEasing(private vararg val points: Float) : Easing {
        override fun transform(fraction: Float): Float {
            if (fraction >= 1f) return 1f
            var piece = points.size - 8
            while (piece > 0 && points[piece] > fraction) piece -= 8
            if (fraction >= points[piece + 6]) return points[piece + 7]
            var low = 0.0
            var high = 1.0
            repeat(40) {
                val middle = (low + high) / 2
                if (coordinate(piece, middle) < fraction) low = middle else high = middle
            }
            return coordinate(piece + 1, (low + high) / 2).toFloat()
        }

        private fun coordinate(first: Int, share: Double): Double {
            val rest = 1 - share
            return rest * rest * rest * points[first] + 3 * rest * rest * share * points[first + 2] +
                3 * rest * share * share * points[first + 4] + share * share * share * points[first + 6]
        }
    }
    """
  }
}
