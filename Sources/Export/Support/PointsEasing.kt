import androidx.compose.animation.core.Easing

/** Straight lines between points, x and y in turn. Of two points with one x the second counts. */
private class ROOTPointsEasing(private vararg val points: Float) : Easing {
    override fun transform(fraction: Float): Float {
        var next = 2
        while (next < points.size - 2 && points[next] <= fraction) next += 2
        val width = points[next] - points[next - 2]
        if (width == 0f) return points[next + 1]
        val height = points[next + 1] - points[next - 1]
        return points[next - 1] + height * ((fraction - points[next - 2]) / width)
    }
}
