import androidx.compose.animation.core.Easing

/** Cubic Beziers one after the other, each as the x and y of its four points; x never falls. */
private class ROOTPathPiecesEasing(private vararg val points: Float) : Easing {
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
