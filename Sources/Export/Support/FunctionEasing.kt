import androidx.compose.animation.core.Easing

private class ROOTFunctionEasing(private val function: (Double) -> Double) : Easing {
    override fun transform(fraction: Float): Float = function(fraction.toDouble()).toFloat()
}
