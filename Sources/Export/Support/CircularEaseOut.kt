import androidx.compose.animation.core.Easing
import kotlin.math.sqrt

private val circularEaseOut: Easing = ROOTFunctionEasing { sqrt(it * (2 - it)) }
