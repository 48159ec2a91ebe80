// The declarations of Material 3 that exports use.
package androidx.compose.material3

import androidx.compose.animation.core.FiniteAnimationSpec

@RequiresOptIn
annotation class ExperimentalMaterial3ExpressiveApi

interface MotionScheme {
    fun <T> defaultSpatialSpec(): FiniteAnimationSpec<T>
    fun <T> fastSpatialSpec(): FiniteAnimationSpec<T>
    fun <T> slowSpatialSpec(): FiniteAnimationSpec<T>
    fun <T> defaultEffectsSpec(): FiniteAnimationSpec<T>
    fun <T> fastEffectsSpec(): FiniteAnimationSpec<T>
    fun <T> slowEffectsSpec(): FiniteAnimationSpec<T>
}
