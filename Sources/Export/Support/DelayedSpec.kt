import androidx.compose.animation.core.AnimationVector
import androidx.compose.animation.core.FiniteAnimationSpec
import androidx.compose.animation.core.TwoWayConverter
import androidx.compose.animation.core.VectorizedFiniteAnimationSpec

/** Starts after a delay, until which nothing moves. Compose's springs have none of their own. */
private class ROOTDelayedSpec<T>(
    private val delayNanos: Long,
    private val spec: FiniteAnimationSpec<T>
) : FiniteAnimationSpec<T> {
    override fun <V : AnimationVector> vectorize(
        converter: TwoWayConverter<T, V>
    ): VectorizedFiniteAnimationSpec<V> = ROOTVectorizedDelayedSpec(delayNanos, spec.vectorize(converter))

    override fun equals(other: Any?): Boolean =
        other is ROOTDelayedSpec<*> && other.delayNanos == delayNanos && other.spec == spec

    override fun hashCode(): Int = 31 * spec.hashCode() + delayNanos.hashCode()
}

private class ROOTVectorizedDelayedSpec<V : AnimationVector>(
    private val delayNanos: Long,
    private val spec: VectorizedFiniteAnimationSpec<V>
) : VectorizedFiniteAnimationSpec<V> {
    override fun getDurationNanos(initialValue: V, targetValue: V, initialVelocity: V): Long =
        delayNanos + spec.getDurationNanos(initialValue, targetValue, initialVelocity)

    override fun getValueFromNanos(
        playTimeNanos: Long,
        initialValue: V,
        targetValue: V,
        initialVelocity: V
    ): V = if (playTimeNanos < delayNanos) {
        initialValue
    } else {
        spec.getValueFromNanos(playTimeNanos - delayNanos, initialValue, targetValue, initialVelocity)
    }

    override fun getVelocityFromNanos(
        playTimeNanos: Long,
        initialValue: V,
        targetValue: V,
        initialVelocity: V
    ): V = if (playTimeNanos < delayNanos) {
        initialVelocity
    } else {
        spec.getVelocityFromNanos(playTimeNanos - delayNanos, initialValue, targetValue, initialVelocity)
    }
}
