import androidx.compose.animation.core.Easing
import kotlin.math.sqrt

private val circularEaseIn: Easing = ROOTFunctionEasing { 1 - sqrt(1 - it * it) }
