import androidx.compose.animation.core.Easing
import kotlin.math.abs
import kotlin.math.cos
import kotlin.math.exp
import kotlin.math.expm1
import kotlin.math.sin
import kotlin.math.sqrt

/**
 * A spring of mass 1 from 0 toward a target, both in shares of the way between two keyframes, over so many seconds;
 * velocity in ways per second. In closed form, because keyframes know curves only.
 */
private class ROOTSpringEasing(
    private val dampingRatio: Double,
    private val stiffness: Double,
    private val seconds: Double,
    private val target: Double,
    private val velocity: Double
) : Easing {
    override fun transform(fraction: Float): Float {
        if (fraction >= 1f) return 1f
        val time = fraction * seconds
        val frequency = sqrt(stiffness)
        val decay = dampingRatio * frequency
        val damped = frequency * sqrt(abs((dampingRatio - 1) * (dampingRatio + 1)))
        val even: Double
        val odd: Double
        if (dampingRatio < 1) {
            even = exp(-decay * time) * cos(damped * time)
            odd = exp(-decay * time) * sin(damped * time) / damped
        } else if (dampingRatio == 1.0) {
            even = exp(-decay * time)
            odd = even * time
        } else {
            val slow = exp(-stiffness / (decay + damped) * time)
            val gap = expm1(-2 * damped * time)
            even = slow * (1 + gap / 2)
            odd = slow * gap / (-2 * damped)
        }
        return (target - target * (even + decay * odd) + velocity * odd).toFloat()
    }
}
