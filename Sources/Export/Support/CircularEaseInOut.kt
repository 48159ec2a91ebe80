import androidx.compose.animation.core.Easing
import kotlin.math.sqrt

private val circularEaseInOut: Easing = ROOTFunctionEasing {
    if (it < 0.5) (1 - sqrt(1 - 4 * it * it)) / 2 else (1 + sqrt(1 - 4 * (1 - it) * (1 - it))) / 2
}
