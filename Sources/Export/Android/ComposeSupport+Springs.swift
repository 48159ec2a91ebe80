extension ComposeSupport {
  static func delayedText(_ root: String) -> String {
    """
    /** Starts after a delay, until which nothing moves. Compose's springs have none of their own. */
    private class \(root)DelayedSpec<T>(
        private val delayNanos: Long,
        private val spec: FiniteAnimationSpec<T>
    ) : FiniteAnimationSpec<T> {
        override fun <V : AnimationVector> vectorize(
            converter: TwoWayConverter<T, V>
        ): VectorizedFiniteAnimationSpec<V> = \(root)VectorizedDelayedSpec(delayNanos, spec.vectorize(converter))

        override fun equals(other: Any?): Boolean =
            other is \(root)DelayedSpec<*> && other.delayNanos == delayNanos && other.spec == spec

        override fun hashCode(): Int = 31 * spec.hashCode() + delayNanos.hashCode()
    }

    private class \(root)VectorizedDelayedSpec<V : AnimationVector>(
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
    """
  }

  static func springText(_ root: String) -> String {
    """
    /**
     * A spring of mass 1 from 0 toward a target, both in shares of the way between two keyframes, over so many seconds;
     * velocity in ways per second. In closed form, because keyframes know curves only.
     */
    private class \(root)SpringEasing(
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
    """
  }
}
