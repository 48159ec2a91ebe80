// The declarations of Compose's animation core that exports use, with what the tests evaluate.
@file:Suppress("UNUSED_PARAMETER", "unused")

package androidx.compose.animation.core

interface Easing { fun transform(fraction: Float): Float }

object LinearEasing : Easing { override fun transform(fraction: Float) = fraction }

class CubicBezierEasing(private val a: Float, private val b: Float, private val c: Float, private val d: Float) :
    Easing {
    override fun transform(fraction: Float): Float {
        if (fraction <= 0f || fraction >= 1f) return fraction
        var low = 0.0
        var high = 1.0
        repeat(60) {
            val middle = (low + high) / 2
            if (at(a, c, middle) < fraction) low = middle else high = middle
        }
        return at(b, d, (low + high) / 2).toFloat()
    }

    private fun at(first: Float, second: Float, t: Double): Double =
        3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
}

abstract class AnimationVector

interface TwoWayConverter<T, V : AnimationVector>

interface AnimationSpec<T> {
    fun <V : AnimationVector> vectorize(converter: TwoWayConverter<T, V>): VectorizedAnimationSpec<V>
}

interface VectorizedAnimationSpec<V : AnimationVector> {
    val isInfinite: Boolean
    fun getValueFromNanos(playTimeNanos: Long, initialValue: V, targetValue: V, initialVelocity: V): V
    fun getVelocityFromNanos(playTimeNanos: Long, initialValue: V, targetValue: V, initialVelocity: V): V
    fun getDurationNanos(initialValue: V, targetValue: V, initialVelocity: V): Long
}

interface VectorizedFiniteAnimationSpec<V : AnimationVector> : VectorizedAnimationSpec<V> {
    override val isInfinite: Boolean get() = false
}

interface FiniteAnimationSpec<T> : AnimationSpec<T> {
    override fun <V : AnimationVector> vectorize(converter: TwoWayConverter<T, V>): VectorizedFiniteAnimationSpec<V>
}

interface DurationBasedAnimationSpec<T> : FiniteAnimationSpec<T>

class SpringSpec<T>(val dampingRatio: Float, val stiffness: Float, val visibilityThreshold: T?) :
    FiniteAnimationSpec<T> {
    override fun <V : AnimationVector> vectorize(converter: TwoWayConverter<T, V>) = error("not evaluated")
}

class TweenSpec<T>(val durationMillis: Int, val delay: Int, val easing: Easing) : DurationBasedAnimationSpec<T> {
    override fun <V : AnimationVector> vectorize(converter: TwoWayConverter<T, V>) = error("not evaluated")
}

class SnapSpec<T>(val delay: Int) : DurationBasedAnimationSpec<T> {
    override fun <V : AnimationVector> vectorize(converter: TwoWayConverter<T, V>) = error("not evaluated")
}

class InfiniteRepeatableSpec<T>(val animation: DurationBasedAnimationSpec<T>) : AnimationSpec<T> {
    override fun <V : AnimationVector> vectorize(converter: TwoWayConverter<T, V>) = error("not evaluated")
}

class KeyframesSpec<T>(val config: KeyframesSpecConfig<T>) : DurationBasedAnimationSpec<T> {
    override fun <V : AnimationVector> vectorize(converter: TwoWayConverter<T, V>) = error("not evaluated")

    class KeyframeEntity<T>(val value: T) {
        var easing: Easing = LinearEasing
    }

    class KeyframesSpecConfig<T> {
        var durationMillis: Int = 300
        var delayMillis: Int = 0
        val keyframes = sortedMapOf<Int, KeyframeEntity<T>>()
        infix fun T.at(timeStamp: Int): KeyframeEntity<T> {
            check(timeStamp !in keyframes)
            return KeyframeEntity(this).also { keyframes[timeStamp] = it }
        }
        infix fun KeyframeEntity<T>.using(easing: Easing): KeyframeEntity<T> = also { it.easing = easing }
    }
}

fun <T> spring(dampingRatio: Float = 1f, stiffness: Float = 1500f, visibilityThreshold: T? = null): SpringSpec<T> =
    SpringSpec(dampingRatio, stiffness, visibilityThreshold)

fun <T> tween(durationMillis: Int = 300, delayMillis: Int = 0, easing: Easing = LinearEasing): TweenSpec<T> =
    TweenSpec(durationMillis, delayMillis, easing)

fun <T> snap(delayMillis: Int = 0): SnapSpec<T> = SnapSpec(delayMillis)

fun <T> keyframes(init: KeyframesSpec.KeyframesSpecConfig<T>.() -> Unit): KeyframesSpec<T> =
    KeyframesSpec(KeyframesSpec.KeyframesSpecConfig<T>().apply(init))

enum class RepeatMode { Restart, Reverse }

fun <T> infiniteRepeatable(
    animation: DurationBasedAnimationSpec<T>,
    repeatMode: RepeatMode = RepeatMode.Restart
): InfiniteRepeatableSpec<T> = InfiniteRepeatableSpec(animation)

/** The value at a time as Compose's keyframes have it: eased from one to the next. */
fun KeyframesSpec<Float>.valueAt(milliseconds: Double): Float {
    val times = config.keyframes.keys.toList()
    check(times.last() == config.durationMillis)
    val next = times.indexOfFirst { it > milliseconds }
    if (next < 0) return config.keyframes.getValue(times.last()).value
    val start = config.keyframes.getValue(times[next - 1])
    val fraction = ((milliseconds - times[next - 1]) / (times[next] - times[next - 1])).toFloat()
    val end = config.keyframes.getValue(times[next]).value
    return start.value + (end - start.value) * start.easing.transform(fraction)
}
