import androidx.compose.animation.core.Easing

/** As CSS has it: so many steps, so many jumps, and whether the first jump is at the start. */
private class ROOTStepsEasing(
    private val steps: Int,
    private val jumps: Int,
    private val isRaised: Boolean
) : Easing {
    override fun transform(fraction: Float): Float {
        val step = (fraction * steps).toInt() + if (isRaised) 1 else 0
        return minOf(step, jumps).toFloat() / jumps
    }
}
