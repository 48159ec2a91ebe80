// Made by motionbook from 54 presets, digest b00f15ae76c36e07.
// Do not edit: change the registry and export it again.

package com.acme.motion

import androidx.compose.animation.core.AnimationVector
import androidx.compose.animation.core.CubicBezierEasing
import androidx.compose.animation.core.Easing
import androidx.compose.animation.core.FiniteAnimationSpec
import androidx.compose.animation.core.InfiniteRepeatableSpec
import androidx.compose.animation.core.KeyframesSpec
import androidx.compose.animation.core.SpringSpec
import androidx.compose.animation.core.TweenSpec
import androidx.compose.animation.core.TwoWayConverter
import androidx.compose.animation.core.VectorizedFiniteAnimationSpec
import androidx.compose.animation.core.infiniteRepeatable
import androidx.compose.animation.core.keyframes
import androidx.compose.animation.core.snap
import androidx.compose.animation.core.spring
import androidx.compose.animation.core.tween
import kotlin.math.abs
import kotlin.math.cos
import kotlin.math.exp
import kotlin.math.expm1
import kotlin.math.sin
import kotlin.math.sqrt

object Motion {
    object _2nd {
        /**
         * A name that begins with a digit.
         * duration 0.3, bounce 0.1; settles in 0.4 s
         * With less motion: fade.quick.
         */
        fun <T> tap(visibilityThreshold: T? = null): SpringSpec<T> =
            spring(dampingRatio = 0.9f, stiffness = 438.64908f, visibilityThreshold = visibilityThreshold)

        /** The same, or what replaces it where motion is reduced. */
        fun <T> tap(reduceMotion: Boolean, visibilityThreshold: T? = null): FiniteAnimationSpec<T> =
            if (reduceMotion) Motion.Fade.quick() else Motion._2nd.tap(visibilityThreshold)
    }

    object Class {
        /**
         * Two words that languages keep for themselves.
         * duration 0.4, bounce 0.25; settles in 0.509 s
         * With less motion: fade.quick.
         */
        fun <T> `in`(visibilityThreshold: T? = null): SpringSpec<T> =
            spring(dampingRatio = 0.75f, stiffness = 246.74011f, visibilityThreshold = visibilityThreshold)

        /** The same, or what replaces it where motion is reduced. */
        fun <T> `in`(reduceMotion: Boolean, visibilityThreshold: T? = null): FiniteAnimationSpec<T> =
            if (reduceMotion) Motion.Fade.quick() else Motion.Class.`in`(visibilityThreshold)
    }

    object Clip {
        /**
         * Tracks of two, three and four numbers.
         * offset, axis, color, scale
         * With less motion: none.
         * Note: its times are rounded to whole milliseconds, which is all that keyframes take.
         */
        object Components {
            /** The length of the longest track. */
            const val durationMillis: Int = 2577

            /** What replaces it where motion is reduced. */
            fun <T> reduced(): FiniteAnimationSpec<T> = snap()

            /** "offset", number 1 of 2, from 0 on. */
            fun offset0(): KeyframesSpec<Float> =
                keyframes<Float> {
                    this.durationMillis = 2577
                    0f at 0 using CubicBezierEasing(0.33333334f, 0f, 0.6666667f, 1f)
                    20f at 250 using MotionSpringEasing(dampingRatio = 0.5, stiffness = 157.91367041742973, seconds = 2.3265732265555927, target = 1.000000488345157, velocity = -0.0)
                    9.766898e-06f at 2577
                }

            /** "offset", number 2 of 2, from 40 on. */
            fun offset1(): KeyframesSpec<Float> =
                keyframes<Float> {
                    this.durationMillis = 2577
                    40f at 0 using CubicBezierEasing(0.33333334f, -0f, 0.6666667f, 0.8717949f)
                    -12f at 250 using MotionSpringEasing(dampingRatio = 0.5, stiffness = 157.91367041742973, seconds = 2.3265732265555927, target = 1.0000005393439613, velocity = -6.666670262293075)
                    -6.472124e-06f at 2577
                }

            /** "axis", number 1 of 3, from 0 on. */
            fun axis0(): KeyframesSpec<Float> =
                keyframes<Float> {
                    this.durationMillis = 2577
                    0f at 0
                    0f at 500
                    0f at 2577
                }

            /** "axis", number 2 of 3, from 0 on. */
            fun axis1(): KeyframesSpec<Float> =
                keyframes<Float> {
                    this.durationMillis = 2577
                    0f at 0
                    1f at 500
                    1f at 2577
                }

            /** "axis", number 3 of 3, from 1 on. */
            fun axis2(): KeyframesSpec<Float> =
                keyframes<Float> {
                    this.durationMillis = 2577
                    1f at 0
                    0f at 500
                    0f at 2577
                }

            /** "color", number 1 of 4, from 0.1 on. */
            fun color0(): KeyframesSpec<Float> =
                keyframes<Float> {
                    this.durationMillis = 2577
                    0.1f at 0 using CubicBezierEasing(0f, 0f, 0.2f, 1f)
                    0.9f at 300
                    0.9f at 2577
                }

            /** "color", number 2 of 4, from 0.2 on. */
            fun color1(): KeyframesSpec<Float> =
                keyframes<Float> {
                    this.durationMillis = 2577
                    0.2f at 0 using CubicBezierEasing(0f, 0f, 0.2f, 1f)
                    0.8f at 300
                    0.8f at 2577
                }

            /** "color", number 3 of 4, from 0.3 on. */
            fun color2(): KeyframesSpec<Float> =
                keyframes<Float> {
                    this.durationMillis = 2577
                    0.3f at 0 using CubicBezierEasing(0f, 0f, 0.2f, 1f)
                    0.7f at 300
                    0.7f at 2577
                }

            /** "color", number 4 of 4, from 1 on. */
            fun color3(): KeyframesSpec<Float> =
                keyframes<Float> {
                    this.durationMillis = 2577
                    1f at 0 using CubicBezierEasing(0f, 0f, 0.2f, 1f)
                    0.5f at 300
                    0.5f at 2577
                }

            /** "scale", from 1 on. */
            fun scale(): KeyframesSpec<Float> =
                keyframes<Float> {
                    this.durationMillis = 2577
                    1f at 0 using MotionSpringEasing(dampingRatio = 0.6, stiffness = 438.6490844928604, seconds = 0.2, target = 0.9243749712610864, velocity = 9.243749712610866)
                    1.2163624f at 200 using CubicBezierEasing(0.42f, 0f, 0.58f, 1f)
                    1f at 400
                    1f at 2577
                }
        }

        /**
         * Property names that try to leave their place.
         * * / } body { color: red } / *, < /style><script>alert(1)< /script>, $ {process.exit()} \ (exit()) # {1}, "'`;\, größe\n\u{202e}end
         * With less motion: fade.quick.
         */
        object Hostile {
            /** The length of the longest track. */
            const val durationMillis: Int = 100

            /** What replaces it where motion is reduced. */
            fun <T> reduced(): FiniteAnimationSpec<T> = Motion.Fade.quick()

            /** "* / } body { color: red } / *", from 0 on. */
            fun bodyColorRed(): KeyframesSpec<Float> =
                keyframes<Float> {
                    this.durationMillis = 100
                    0f at 0
                    1f at 100
                }

            /** "< /style><script>alert(1)< /script>", from 0 on. */
            fun styleScriptAlert1Script(): KeyframesSpec<Float> =
                keyframes<Float> {
                    this.durationMillis = 100
                    0f at 0
                    1f at 100
                }

            /** "$ {process.exit()} \ (exit()) # {1}", from 0 on. */
            fun processExitExit1(): KeyframesSpec<Float> =
                keyframes<Float> {
                    this.durationMillis = 100
                    0f at 0
                    1f at 100
                }

            /** ""'`;\", from 0 on. */
            fun value(): KeyframesSpec<Float> =
                keyframes<Float> {
                    this.durationMillis = 100
                    0f at 0
                    1f at 100
                }

            /** "größe \u{202e}end", from 0 on. */
            fun grEEnd(): KeyframesSpec<Float> =
                keyframes<Float> {
                    this.durationMillis = 100
                    0f at 0
                    1f at 100
                }
        }

        /**
         * Every type of keyframe, with and without what may be left out.
         * x, opacity, rotation
         * With less motion: fade.quick.
         * Note: jumps take a millisecond, because keyframes have one value at a time.
         */
        object Keyframes {
            /** The length of the longest track. */
            const val durationMillis: Int = 4900

            /** What replaces it where motion is reduced. */
            fun <T> reduced(): FiniteAnimationSpec<T> = Motion.Fade.quick()

            /** "x", from 0 on. */
            fun x(): KeyframesSpec<Float> =
                keyframes<Float> {
                    this.durationMillis = 4900
                    0f at 0
                    20f at 100 using CubicBezierEasing(0.2f, 0f, 0f, 1f)
                    60f at 250 using MotionStepsEasing(steps = 4, jumps = 4, isRaised = true)
                    80f at 450 using CubicBezierEasing(0.33333334f, 0.083333336f, 0.6666667f, 1.0333333f)
                    120f at 649
                    40f at 650 using CubicBezierEasing(0.33333334f, -0f, 0.6666667f, 1f)
                    0f at 850
                    0f at 4900
                }

            /** "opacity", from 0 on. */
            fun opacity(): KeyframesSpec<Float> =
                keyframes<Float> {
                    this.durationMillis = 4900
                    0.25f at 0 using circularEaseOut
                    1f at 599
                    0.5f at 600
                    0.5f at 4900
                }

            /** "rotation", from -30 on. */
            fun rotation(): KeyframesSpec<Float> =
                keyframes<Float> {
                    this.durationMillis = 4900
                    -30f at 0 using MotionSpringEasing(dampingRatio = 1.0, stiffness = 157.91367041742973, seconds = 0.3, target = 1.1235526601027659, velocity = 0.0)
                    23.402037f at 300 using MotionSpringEasing(dampingRatio = 3.0, stiffness = 246.74011002723395, seconds = 4.6, target = 1.0000040564878163, velocity = 4.273149743798575)
                    9.492969e-05f at 4900
                }
        }

        /**
         * It starts again at its end.
         * scale, opacity, loops
         * With less motion: none.
         */
        object Pulse {
            /** The length of the longest track. */
            const val durationMillis: Int = 1200

            /** What replaces it where motion is reduced. */
            fun <T> reduced(): FiniteAnimationSpec<T> = snap()

            /** "scale", from 1 on. */
            fun scale(): InfiniteRepeatableSpec<Float> =
                infiniteRepeatable(keyframes<Float> {
                    this.durationMillis = 1200
                    1f at 0 using CubicBezierEasing(0.33333334f, 0f, 0.6666667f, 1f)
                    1.1f at 600 using CubicBezierEasing(0.33333334f, -0f, 0.6666667f, 1f)
                    1f at 1200
                })

            /** "opacity", from 0.6 on. */
            fun opacity(): InfiniteRepeatableSpec<Float> =
                infiniteRepeatable(keyframes<Float> {
                    this.durationMillis = 1200
                    0.6f at 0 using CubicBezierEasing(0.42f, 0f, 0.58f, 1f)
                    1f at 600
                    1f at 1200
                })
        }

        /**
         * A position drives it, not time.
         * opacity, y, by progress
         * Note: a progress drives it, and keyframes only run in time: seek them, a second for the whole of 1.
         */
        object Scroll {
            /** The length of the longest track. */
            const val durationMillis: Int = 1000

            /** "opacity", from 1 on. */
            fun opacity(): KeyframesSpec<Float> =
                keyframes<Float> {
                    this.durationMillis = 1000
                    1f at 0
                    0f at 400
                    0f at 1000
                }

            /** "y", from 0 on. */
            fun y(): KeyframesSpec<Float> =
                keyframes<Float> {
                    this.durationMillis = 1000
                    0f at 0 using CubicBezierEasing(0f, 0f, 0.58f, 1f)
                    -80f at 1000
                }
        }
    }

    object Curve {
        /**
         * For things that come in.
         * bezier 0, 0, 0.2, 1
         */
        val enter: Easing = CubicBezierEasing(0f, 0f, 0.2f, 1f)

        /**
         * Points with a jump, beginning above 0 and ending below 1.
         * 4 points
         */
        val jump: Easing = MotionPointsEasing(0f, 0.1f, 0.5f, 0.4f, 0.5f, 0.8f, 1f, 0.9f)

        /**
         * A Bezier that leaves 0 to 1 on both sides.
         * bezier 0.68, -0.55, 0.265, 1.55
         */
        val overshoot: Easing = CubicBezierEasing(0.68f, -0.55f, 0.265f, 1.55f)

        /**
         * Android's emphasized path.
         * path
         */
        val path: Easing = MotionPathPiecesEasing(0f, 0f, 0.05f, 0f, 0.133333f, 0.06f, 0.166666f, 0.4f, 0.166666f, 0.4f, 0.208333f, 0.82f, 0.25f, 1f, 1f, 1f)

        /**
         * Straight lines, some steep.
         * 5 points
         */
        val points: Easing = MotionPointsEasing(0f, 0f, 0.1f, 0.62f, 0.35f, 1.08f, 0.7f, 0.97f, 1f, 1f)

        object Steps {
            /** 3 steps, jump both */
            val both: Easing = MotionStepsEasing(steps = 3, jumps = 4, isRaised = true)

            /** 5 steps */
            val end: Easing = MotionStepsEasing(steps = 5, jumps = 5, isRaised = false)

            /** 4 steps, jump none */
            val none: Easing = MotionStepsEasing(steps = 4, jumps = 3, isRaised = false)

            /** 2 steps, jump start */
            val start: Easing = MotionStepsEasing(steps = 2, jumps = 2, isRaised = true)
        }
    }

    /**
     * The most reserved of words.
     * duration 0.5, bounce 0; settles in 0.735 s
     * With less motion: fade.standard.
     */
    fun <T> default(visibilityThreshold: T? = null): SpringSpec<T> =
        spring(dampingRatio = 1f, stiffness = 157.91367f, visibilityThreshold = visibilityThreshold)

    /** The same, or what replaces it where motion is reduced. */
    fun <T> default(reduceMotion: Boolean, visibilityThreshold: T? = null): FiniteAnimationSpec<T> =
        if (reduceMotion) Motion.Fade.standard() else Motion.default(visibilityThreshold)

    object Deprecated {
        /**
         * -> default; duration 0.5, bounce 0, settles in 0.735 s
         * With less motion: fade.standard.
         * Deprecated: default
         */
        @kotlin.Deprecated("Use Motion.default")
        fun <T> alias(visibilityThreshold: T? = null): SpringSpec<T> =
            Motion.default(visibilityThreshold)

        /** The same, or what replaces it where motion is reduced. */
        @kotlin.Deprecated("Use Motion.default")
        fun <T> alias(reduceMotion: Boolean, visibilityThreshold: T? = null): FiniteAnimationSpec<T> =
            if (reduceMotion) Motion.Fade.standard() else Motion.Deprecated.alias(visibilityThreshold)

        /**
         * opacity
         * With less motion: none.
         * Deprecated: clip.pulse
         */
        @kotlin.Deprecated("Use Motion.Clip.Pulse")
        object Clip {
            /** The length of the longest track. */
            const val durationMillis: Int = 100

            /** What replaces it where motion is reduced. */
            fun <T> reduced(): FiniteAnimationSpec<T> = snap()

            /** "opacity", from 1 on. */
            fun opacity(): KeyframesSpec<Float> =
                keyframes<Float> {
                    this.durationMillis = 100
                    1f at 0
                    0f at 100
                }
        }

        /**
         * 0.2 s, easeOut
         * Deprecated: ") } * / - -> < /style> $ {exit()} \ (exit()) ''' """ `rm`  #!\u{202e}
         */
        @kotlin.Deprecated("\") } * / - -> < /style> \$ {exit()} \\ (exit()) ''' \"\"\" `rm`  #!\\u{202e}")
        fun <T> hostile(): TweenSpec<T> =
            tween(durationMillis = 200, easing = CubicBezierEasing(0f, 0f, 0.58f, 1f))

        /**
         * duration 0.3, bounce 0.1; settles in 0.4 s
         * With less motion: none.
         * Deprecated: fade.quick
         */
        @kotlin.Deprecated("Use Motion.Fade.quick")
        fun <T> moving(visibilityThreshold: T? = null): SpringSpec<T> =
            spring(dampingRatio = 0.9f, stiffness = 438.64908f, visibilityThreshold = visibilityThreshold)

        /** The same, or what replaces it where motion is reduced. */
        @kotlin.Deprecated("Use Motion.Fade.quick")
        fun <T> moving(reduceMotion: Boolean, visibilityThreshold: T? = null): FiniteAnimationSpec<T> =
            if (reduceMotion) snap() else Motion.Deprecated.moving(visibilityThreshold)

        /**
         * 0.12 s
         * Deprecated.
         */
        @kotlin.Deprecated("Should not be used any more")
        const val plain: Int = 120
    }

    object Derived {
        /**
         * Shorter than its base, and bouncier.
         * spring.standard, duration 0.35, bounce + 0.1; duration 0.35, bounce 0.25, settles in 0.446 s
         * With less motion: fade.standard.
         */
        fun <T> child(visibilityThreshold: T? = null): SpringSpec<T> =
            spring(dampingRatio = 0.75f, stiffness = 322.2728f, visibilityThreshold = visibilityThreshold)

        /** The same, or what replaces it where motion is reduced. */
        fun <T> child(reduceMotion: Boolean, visibilityThreshold: T? = null): FiniteAnimationSpec<T> =
            if (reduceMotion) Motion.Fade.standard() else Motion.Derived.child(visibilityThreshold)

        /**
         * Derived from what is derived.
         * derived.child, duration × 1.5, bounce - 0.2, delay 0.05; duration 0.525, bounce 0.05, settles in 0.636 s
         * With less motion: fade.standard.
         */
        fun <T> grandchild(visibilityThreshold: T? = null): FiniteAnimationSpec<T> =
            MotionDelayedSpec(50000000L, spring(dampingRatio = 0.95f, stiffness = 143.23236f, visibilityThreshold = visibilityThreshold))

        /** The same, or what replaces it where motion is reduced. */
        fun <T> grandchild(reduceMotion: Boolean, visibilityThreshold: T? = null): FiniteAnimationSpec<T> =
            if (reduceMotion) Motion.Fade.standard() else Motion.Derived.grandchild(visibilityThreshold)
    }

    object Duration {
        /**
         * A third of a second, which no count of milliseconds is.
         * 0.3333333333333333 s
         * Note: rounded to whole milliseconds, which is all that specs take.
         */
        const val standard: Int = 333

        /**
         * No time at all.
         * 0 s
         */
        const val zero: Int = 0
    }

    object Fade {
        /**
         * What replaces movement.
         * 0.15 s, easeOut
         * With less motion: fade.quick.
         */
        fun <T> quick(): TweenSpec<T> =
            tween(durationMillis = 150, easing = CubicBezierEasing(0f, 0f, 0.58f, 1f))

        /**
         * What replaces movement, slower.
         * duration.standard, curve.enter
         * With less motion: fade.quick.
         * Note: rounded to whole milliseconds, which is all that tween takes.
         */
        fun <T> standard(): TweenSpec<T> =
            tween(durationMillis = 333, easing = Motion.Curve.enter)

        /** The same, or what replaces it where motion is reduced. */
        fun <T> standard(reduceMotion: Boolean): FiniteAnimationSpec<T> =
            if (reduceMotion) Motion.Fade.quick() else Motion.Fade.standard()
    }

    object Hostile {
        /**
         * * / } < /style><script>alert('1')< /script> - -> $ {process.exit()} \ (exit()) # {1} """ ''' `rm` second line   third \u{202e}back\ .
         * duration 0.5, bounce 0.2; settles in 0.674 s
         * With less motion: none.
         */
        fun <T> summary(visibilityThreshold: T? = null): SpringSpec<T> =
            spring(dampingRatio = 0.8f, stiffness = 157.91367f, visibilityThreshold = visibilityThreshold)

        /** The same, or what replaces it where motion is reduced. */
        fun <T> summary(reduceMotion: Boolean, visibilityThreshold: T? = null): FiniteAnimationSpec<T> =
            if (reduceMotion) snap() else Motion.Hostile.summary(visibilityThreshold)
    }

    object Morph {
        /**
         * A picture opens, its backdrop fades, and a finger drags it shut.
         * image, backdrop, title, by a gesture down
         * With less motion: fade.standard.
         * Note: Compose takes a velocity where it animates: give it presentVelocity times the way.
         */
        object Hero {
            /** What moves: "image", "backdrop", "title". */
            enum class Element { Image, Backdrop, Title }

            /** What leads to the second screen. */
            fun <T> present(element: Element): FiniteAnimationSpec<T> = when (element) {
                Element.Image -> spring(dampingRatio = 0.7f, stiffness = 246.74011f)
                Element.Backdrop -> tween(durationMillis = 150, easing = CubicBezierEasing(0f, 0f, 0.58f, 1f))
                Element.Title -> MotionDelayedSpec(80000000L, spring(dampingRatio = 0.7f, stiffness = 246.74011f))
            }

            /** To start with, ways per second, for elements without an animation of their own. */
            const val presentVelocity: Float = 2f

            /** What leads back. */
            fun <T> dismiss(element: Element): FiniteAnimationSpec<T> = when (element) {
                Element.Image -> spring(dampingRatio = 0.9f, stiffness = 438.64908f)
                Element.Backdrop -> tween(durationMillis = 150, easing = CubicBezierEasing(0f, 0f, 0.58f, 1f))
                Element.Title -> MotionDelayedSpec(80000000L, spring(dampingRatio = 0.9f, stiffness = 438.64908f))
            }

            /** How far a finger goes down for the whole of it. */
            const val dragDistance: Float = 240f

            /** The most progress that a finger can make. */
            const val dragCap: Float = 0.9f

            /** Released above this progress it finishes. */
            const val dragThreshold: Float = 0.35f

            /** What leads to the end after a release, from the velocity of the finger. */
            fun <T> finish(): FiniteAnimationSpec<T> = spring(dampingRatio = 0.85f, stiffness = 157.91367f)

            /** What leads back to the start after a release, from the velocity of the finger. */
            fun <T> cancel(): FiniteAnimationSpec<T> = tween(durationMillis = 200, easing = CubicBezierEasing(0f, 0f, 0.58f, 1f))

            /** What replaces it where motion is reduced. */
            fun <T> reduced(): FiniteAnimationSpec<T> = Motion.Fade.standard()

            /** "image", "frame", number 1 of 4. */
            fun imageFrame0(isPresented: Boolean): Float =
                if (isPresented) 0f else 16f

            /** "image", "frame", number 2 of 4. */
            fun imageFrame1(isPresented: Boolean): Float =
                if (isPresented) 0f else 120f

            /** "image", "frame", number 3 of 4. */
            fun imageFrame2(isPresented: Boolean): Float =
                if (isPresented) 390f else 80f

            /** "image", "frame", number 4 of 4. */
            fun imageFrame3(isPresented: Boolean): Float =
                if (isPresented) 390f else 80f

            /** "image", "cornerRadius". */
            fun imageCornerRadius(isPresented: Boolean): Float =
                if (isPresented) 0f else 12f

            /** "backdrop", "opacity". */
            fun backdropOpacity(isPresented: Boolean): Float =
                if (isPresented) 0.6f else 0f

            /** "title", "offset", number 1 of 2. */
            fun titleOffset0(isPresented: Boolean): Float =
                if (isPresented) 0f else 0f

            /** "title", "offset", number 2 of 2. */
            fun titleOffset1(isPresented: Boolean): Float =
                if (isPresented) 0f else 24f
        }

        /**
         * Names that try to leave their place.
         * * / } body { color: red } / *, "'`;\ .
         * With less motion: none.
         */
        object Hostile {
            /** What moves: "* / } body { color: red } / *", ""'`;\". */
            enum class Element { BodyColorRed, Value }

            /** What leads to the second screen. */
            fun <T> present(element: Element): FiniteAnimationSpec<T> = when (element) {
                Element.BodyColorRed -> tween(durationMillis = 150, easing = CubicBezierEasing(0f, 0f, 0.58f, 1f))
                Element.Value -> tween(durationMillis = 150, easing = CubicBezierEasing(0f, 0f, 0.58f, 1f))
            }

            /** What leads back. */
            fun <T> dismiss(element: Element): FiniteAnimationSpec<T> = when (element) {
                Element.BodyColorRed -> tween(durationMillis = 150, easing = CubicBezierEasing(0f, 0f, 0.58f, 1f))
                Element.Value -> tween(durationMillis = 150, easing = CubicBezierEasing(0f, 0f, 0.58f, 1f))
            }

            /** What replaces it where motion is reduced. */
            fun <T> reduced(): FiniteAnimationSpec<T> = snap()

            /** "* / } body { color: red } / *", "< /style><script>". */
            fun bodyColorRedStyleScript(isPresented: Boolean): Float =
                if (isPresented) 1f else 0f

            /** "* / } body { color: red } / *", "$ {exit()} \ (exit()) # {1}". */
            fun bodyColorRedExitExit1(isPresented: Boolean): Float =
                if (isPresented) 1f else 0f

            /** ""'`;\", " \u{202e}". */
            fun value(isPresented: Boolean): Float =
                if (isPresented) 1f else 0f
        }

        /**
         * The same way back, and no gesture.
         * card
         * With less motion: none.
         */
        object Plain {
            /** What moves: "card". */
            enum class Element { Card }

            /** What leads to the second screen. */
            fun <T> present(element: Element): FiniteAnimationSpec<T> = when (element) {
                Element.Card -> spring(dampingRatio = 0.5f, stiffness = 157.91367f)
            }

            /** What leads back. */
            fun <T> dismiss(element: Element): FiniteAnimationSpec<T> = when (element) {
                Element.Card -> spring(dampingRatio = 0.5f, stiffness = 157.91367f)
            }

            /** What replaces it where motion is reduced. */
            fun <T> reduced(): FiniteAnimationSpec<T> = snap()

            /** "card", "scale". */
            fun cardScale(isPresented: Boolean): Float =
                if (isPresented) 1f else 0.9f
        }
    }

    object Sequence {
        /**
         * Curves that follow one another for ever.
         * out, in, held, loops
         * With less motion: none.
         */
        object Breathe {
            /** The phases in their order: "out", "in", "held". */
            enum class Phase { Out, In, Held }

            /** Whether the first phase follows the last, again and again. */
            const val loops: Boolean = true

            /** What leads to a phase, as the spec of `updateTransition`'s animations. */
            fun <T> animation(phase: Phase): FiniteAnimationSpec<T> = when (phase) {
                Phase.Out -> tween(durationMillis = 1200, easing = CubicBezierEasing(0.42f, 0f, 0.58f, 1f))
                Phase.In -> tween(durationMillis = 900, delayMillis = 100, easing = CubicBezierEasing(0.42f, 0f, 0.58f, 1f))
                Phase.Held -> tween(durationMillis = 600, easing = MotionStepsEasing(steps = 6, jumps = 5, isRaised = false))
            }

            /** Milliseconds on the way to a phase, after which the next one begins. */
            fun durationMillis(phase: Phase): Int = when (phase) {
                Phase.Out -> 1200
                Phase.In -> 1000
                Phase.Held -> 600
            }

            /** What replaces it where motion is reduced. */
            fun <T> reduced(): FiniteAnimationSpec<T> = snap()

            /** "scale". */
            fun scale(phase: Phase): Float = when (phase) {
                Phase.Out -> 1f
                Phase.In -> 1.06f
                Phase.Held -> 1.06f
            }

            /** "opacity". */
            fun opacity(phase: Phase): Float = when (phase) {
                Phase.Out -> 0.8f
                Phase.In -> 0.8f
                Phase.Held -> 1f
            }
        }

        /**
         * Names that try to leave their place.
         * * / } body { color: red } / *, < /style><script>, "'`;\\n\u{202e}, by a trigger
         * With less motion: none.
         */
        object Hostile {
            /** The phases in their order: "* / } body { color: red } / *", "< /style><script>", ""'`;\ \u{202e}". */
            enum class Phase { BodyColorRed, StyleScript, Value }

            /** Whether the first phase follows the last, again and again. */
            const val loops: Boolean = false

            /** What leads to a phase, as the spec of `updateTransition`'s animations. */
            fun <T> animation(phase: Phase): FiniteAnimationSpec<T> = when (phase) {
                Phase.BodyColorRed -> snap()
                Phase.StyleScript -> tween(durationMillis = 150, easing = CubicBezierEasing(0f, 0f, 0.58f, 1f))
                Phase.Value -> snap()
            }

            /** Milliseconds on the way to a phase, after which the next one begins. */
            fun durationMillis(phase: Phase): Int = when (phase) {
                Phase.BodyColorRed -> 0
                Phase.StyleScript -> 150
                Phase.Value -> 0
            }

            /** What replaces it where motion is reduced. */
            fun <T> reduced(): FiniteAnimationSpec<T> = snap()

            /** "$ {exit()} \ (exit()) # {1}". */
            fun exitExit1(phase: Phase): Float = when (phase) {
                Phase.BodyColorRed -> 0f
                Phase.StyleScript -> 1f
                Phase.Value -> 1f
            }
        }

        /**
         * Springs, a jump and a curve, once for each trigger.
         * rest, left, right, flash, back, by a trigger
         * With less motion: fade.quick.
         */
        object Shake {
            /** The phases in their order: "rest", "left", "right", "flash", "back". */
            enum class Phase { Rest, Left, Right, Flash, Back }

            /** Whether the first phase follows the last, again and again. */
            const val loops: Boolean = false

            /** What leads to a phase, as the spec of `updateTransition`'s animations. */
            fun <T> animation(phase: Phase): FiniteAnimationSpec<T> = when (phase) {
                Phase.Rest -> spring(dampingRatio = 0.5f, stiffness = 157.91367f)
                Phase.Left -> MotionDelayedSpec(50000000L, spring(dampingRatio = 0.7f, stiffness = 986.96045f))
                Phase.Right -> spring(dampingRatio = 0.6f, stiffness = 631.65466f)
                Phase.Flash -> snap()
                Phase.Back -> tween(durationMillis = 150, easing = CubicBezierEasing(0.42f, 0f, 1f, 1f))
            }

            /** Milliseconds on the way to a phase, after which the next one begins. */
            fun durationMillis(phase: Phase): Int = when (phase) {
                Phase.Rest -> 500
                Phase.Left -> 250
                Phase.Right -> 250
                Phase.Flash -> 0
                Phase.Back -> 150
            }

            /** What replaces it where motion is reduced. */
            fun <T> reduced(): FiniteAnimationSpec<T> = Motion.Fade.quick()

            /** "x". */
            fun x(phase: Phase): Float = when (phase) {
                Phase.Rest -> 0f
                Phase.Left -> -14f
                Phase.Right -> 14f
                Phase.Flash -> 14f
                Phase.Back -> 4f
            }

            /** "glow". */
            fun glow(phase: Phase): Float = when (phase) {
                Phase.Rest -> 0f
                Phase.Left -> 0f
                Phase.Right -> 1f
                Phase.Flash -> 0.5f
                Phase.Back -> 0.5f
            }
        }

        /**
         * One phase, which does not move.
         * only, loops
         */
        object Single {
            /** The phases in their order: "only". */
            enum class Phase { Only }

            /** Whether the first phase follows the last, again and again. */
            const val loops: Boolean = true

            /** What leads to a phase, as the spec of `updateTransition`'s animations. */
            fun <T> animation(phase: Phase): FiniteAnimationSpec<T> = when (phase) {
                Phase.Only -> spring(dampingRatio = 1f, stiffness = 157.91367f)
            }

            /** Milliseconds on the way to a phase, after which the next one begins. */
            fun durationMillis(phase: Phase): Int = when (phase) {
                Phase.Only -> 0
            }

            /** "opacity". */
            fun opacity(phase: Phase): Float = when (phase) {
                Phase.Only -> 1f
            }
        }

        /**
         * Springs that carry their motion from cycle to cycle.
         * left, right, loops
         * With less motion: none.
         */
        object Wobble {
            /** The phases in their order: "left", "right". */
            enum class Phase { Left, Right }

            /** Whether the first phase follows the last, again and again. */
            const val loops: Boolean = true

            /** What leads to a phase, as the spec of `updateTransition`'s animations. */
            fun <T> animation(phase: Phase): FiniteAnimationSpec<T> = when (phase) {
                Phase.Left -> spring(dampingRatio = 0.5f, stiffness = 157.91367f)
                Phase.Right -> spring(dampingRatio = 0.4f, stiffness = 246.74011f)
            }

            /** Milliseconds on the way to a phase, after which the next one begins. */
            fun durationMillis(phase: Phase): Int = when (phase) {
                Phase.Left -> 500
                Phase.Right -> 400
            }

            /** What replaces it where motion is reduced. */
            fun <T> reduced(): FiniteAnimationSpec<T> = snap()

            /** "rotation". */
            fun rotation(phase: Phase): Float = when (phase) {
                Phase.Left -> -4f
                Phase.Right -> 4f
            }

            /** "offset", number 1 of 2. */
            fun offset0(phase: Phase): Float = when (phase) {
                Phase.Left -> 0f
                Phase.Right -> 6f
            }

            /** "offset", number 2 of 2. */
            fun offset1(phase: Phase): Float = when (phase) {
                Phase.Left -> 0f
                Phase.Right -> -2f
            }
        }
    }

    object Sheet {
        /**
         * Its partner is not part of the export.
         * duration 0.15, bounce 0.14; settles in 0.209 s
         * With less motion: outside.fade, which is not part of this export.
         * Note: outside.fade, which replaces it with less motion, is not exported.
         */
        fun <T> drag(visibilityThreshold: T? = null): SpringSpec<T> =
            spring(dampingRatio = 0.86f, stiffness = 1754.5963f, visibilityThreshold = visibilityThreshold)

        /**
         * Another name, kept in use.
         * -> sheet.present; duration 0.4, bounce 0.3, settles in 0.655 s
         * With less motion: fade.standard.
         */
        fun <T> open(visibilityThreshold: T? = null): SpringSpec<T> =
            Motion.Sheet.present(visibilityThreshold)

        /** The same, or what replaces it where motion is reduced. */
        fun <T> open(reduceMotion: Boolean, visibilityThreshold: T? = null): FiniteAnimationSpec<T> =
            if (reduceMotion) Motion.Fade.standard() else Motion.Sheet.open(visibilityThreshold)

        /**
         * A sheet comes up.
         * duration 0.4, bounce 0.3; settles in 0.655 s
         * With less motion: fade.standard.
         */
        fun <T> present(visibilityThreshold: T? = null): SpringSpec<T> =
            spring(dampingRatio = 0.7f, stiffness = 246.74011f, visibilityThreshold = visibilityThreshold)

        /** The same, or what replaces it where motion is reduced. */
        fun <T> present(reduceMotion: Boolean, visibilityThreshold: T? = null): FiniteAnimationSpec<T> =
            if (reduceMotion) Motion.Fade.standard() else Motion.Sheet.present(visibilityThreshold)
    }

    object Spring {
        /**
         * duration 0.5, bounce 0.5; settles in 1.011 s
         * With less motion: none.
         */
        fun <T> bouncy(visibilityThreshold: T? = null): SpringSpec<T> =
            spring(dampingRatio = 0.5f, stiffness = 157.91367f, visibilityThreshold = visibilityThreshold)

        /** The same, or what replaces it where motion is reduced. */
        fun <T> bouncy(reduceMotion: Boolean, visibilityThreshold: T? = null): FiniteAnimationSpec<T> =
            if (reduceMotion) snap() else Motion.Spring.bouncy(visibilityThreshold)

        /**
         * Typed as Core Animation has it.
         * mass 2, stiffness 300, damping 30; duration 0.513, bounce 0.3876, settles in 0.835 s
         */
        fun <T> coreAnimation(visibilityThreshold: T? = null): SpringSpec<T> =
            spring(dampingRatio = 0.61237246f, stiffness = 150f, visibilityThreshold = visibilityThreshold)

        /**
         * It waits before it moves.
         * duration 0.3, bounce 0.15, delay 0.12; settles in 0.418 s
         * With less motion: tween.delayed.
         */
        fun <T> delayed(visibilityThreshold: T? = null): FiniteAnimationSpec<T> =
            MotionDelayedSpec(120000000L, spring(dampingRatio = 0.85f, stiffness = 438.64908f, visibilityThreshold = visibilityThreshold))

        /** The same, or what replaces it where motion is reduced. */
        fun <T> delayed(reduceMotion: Boolean, visibilityThreshold: T? = null): FiniteAnimationSpec<T> =
            if (reduceMotion) Motion.Tween.delayed() else Motion.Spring.delayed(visibilityThreshold)

        /**
         * Flatter than one without bounce.
         * duration 0.5, bounce -0.5; settles in 2.074 s
         */
        fun <T> negative(visibilityThreshold: T? = null): SpringSpec<T> =
            spring(dampingRatio = 2f, stiffness = 157.91367f, visibilityThreshold = visibilityThreshold)

        /**
         * Typed in Origami's words.
         * origami: tension 40, friction 7; duration 0.4141, bounce 0.275, settles in 0.66 s
         */
        fun <T> origami(visibilityThreshold: T? = null): SpringSpec<T> =
            spring(dampingRatio = 0.72500336f, stiffness = 230.2f, visibilityThreshold = visibilityThreshold)

        /**
         * A long way from critical.
         * response 0.4, dampingRatio 3; duration 0.4, bounce -0.6667, settles in 2.574 s
         */
        fun <T> overdamped(visibilityThreshold: T? = null): SpringSpec<T> =
            spring(dampingRatio = 3f, stiffness = 246.74011f, visibilityThreshold = visibilityThreshold)

        /**
         * duration 0.5, bounce 0.15; settles in 0.697 s
         * With less motion: fade.standard.
         */
        fun <T> standard(visibilityThreshold: T? = null): SpringSpec<T> =
            spring(dampingRatio = 0.85f, stiffness = 157.91367f, visibilityThreshold = visibilityThreshold)

        /** The same, or what replaces it where motion is reduced. */
        fun <T> standard(reduceMotion: Boolean, visibilityThreshold: T? = null): FiniteAnimationSpec<T> =
            if (reduceMotion) Motion.Fade.standard() else Motion.Spring.standard(visibilityThreshold)

        /**
         * It never comes to rest.
         * duration 1, bounce 1; never settles
         * Note: undamped, so it runs until something stops it.
         */
        fun <T> undamped(visibilityThreshold: T? = null): SpringSpec<T> =
            spring(dampingRatio = 0f, stiffness = 39.478416f, visibilityThreshold = visibilityThreshold)

        /**
         * A delay that was typed, and is none.
         * duration 0.25, bounce 0.05; settles in 0.303 s
         */
        fun <T> zeroDelay(visibilityThreshold: T? = null): SpringSpec<T> =
            spring(dampingRatio = 0.95f, stiffness = 631.65466f, visibilityThreshold = visibilityThreshold)
    }

    object Tween {
        /** 0.4 s, circularEaseInOut */
        fun <T> circular(): TweenSpec<T> =
            tween(durationMillis = 400, easing = circularEaseInOut)

        /**
         * A curve by name, a length by name, and a delay.
         * duration.standard, curve.enter, delay 0.08
         * Note: rounded to whole milliseconds, which is all that tween takes.
         */
        fun <T> delayed(): TweenSpec<T> =
            tween(durationMillis = 333, delayMillis = 80, easing = Motion.Curve.enter)

        /**
         * 0.5 s, curve.path
         * With less motion: none.
         */
        fun <T> path(): TweenSpec<T> =
            tween(durationMillis = 500, easing = Motion.Curve.path)

        /** The same, or what replaces it where motion is reduced. */
        fun <T> path(reduceMotion: Boolean): FiniteAnimationSpec<T> =
            if (reduceMotion) snap() else Motion.Tween.path()

        /** 0.45 s, curve.points */
        fun <T> points(): TweenSpec<T> =
            tween(durationMillis = 450, easing = Motion.Curve.points)

        /** 0.6 s, 6 steps, jump none */
        fun <T> steps(): TweenSpec<T> =
            tween(durationMillis = 600, easing = MotionStepsEasing(steps = 6, jumps = 5, isRaised = false))
    }
}

/** Starts after a delay, until which nothing moves. Compose's springs have none of their own. */
private class MotionDelayedSpec<T>(
    private val delayNanos: Long,
    private val spec: FiniteAnimationSpec<T>
) : FiniteAnimationSpec<T> {
    override fun <V : AnimationVector> vectorize(
        converter: TwoWayConverter<T, V>
    ): VectorizedFiniteAnimationSpec<V> = MotionVectorizedDelayedSpec(delayNanos, spec.vectorize(converter))

    override fun equals(other: Any?): Boolean =
        other is MotionDelayedSpec<*> && other.delayNanos == delayNanos && other.spec == spec

    override fun hashCode(): Int = 31 * spec.hashCode() + delayNanos.hashCode()
}

private class MotionVectorizedDelayedSpec<V : AnimationVector>(
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

private class MotionFunctionEasing(private val function: (Double) -> Double) : Easing {
    override fun transform(fraction: Float): Float = function(fraction.toDouble()).toFloat()
}

private val circularEaseOut: Easing = MotionFunctionEasing { sqrt(it * (2 - it)) }

private val circularEaseInOut: Easing = MotionFunctionEasing {
    if (it < 0.5) (1 - sqrt(1 - 4 * it * it)) / 2 else (1 + sqrt(1 - 4 * (1 - it) * (1 - it))) / 2
}

/** Straight lines between points, x and y in turn. Of two points with one x the second counts. */
private class MotionPointsEasing(private vararg val points: Float) : Easing {
    override fun transform(fraction: Float): Float {
        var next = 2
        while (next < points.size - 2 && points[next] <= fraction) next += 2
        val width = points[next] - points[next - 2]
        if (width == 0f) return points[next + 1]
        val height = points[next + 1] - points[next - 1]
        return points[next - 1] + height * ((fraction - points[next - 2]) / width)
    }
}

/** As CSS has it: so many steps, so many jumps, and whether the first jump is at the start. */
private class MotionStepsEasing(
    private val steps: Int,
    private val jumps: Int,
    private val isRaised: Boolean
) : Easing {
    override fun transform(fraction: Float): Float {
        val step = (fraction * steps).toInt() + if (isRaised) 1 else 0
        return minOf(step, jumps).toFloat() / jumps
    }
}

/** Cubic Beziers one after the other, each as the x and y of its four points; x never falls. */
private class MotionPathPiecesEasing(private vararg val points: Float) : Easing {
    override fun transform(fraction: Float): Float {
        if (fraction >= 1f) return 1f
        var piece = points.size - 8
        while (piece > 0 && points[piece] > fraction) piece -= 8
        if (fraction >= points[piece + 6]) return points[piece + 7]
        var low = 0.0
        var high = 1.0
        repeat(40) {
            val middle = (low + high) / 2
            if (coordinate(piece, middle) < fraction) low = middle else high = middle
        }
        return coordinate(piece + 1, (low + high) / 2).toFloat()
    }

    private fun coordinate(first: Int, share: Double): Double {
        val rest = 1 - share
        return rest * rest * rest * points[first] + 3 * rest * rest * share * points[first + 2] +
            3 * rest * share * share * points[first + 4] + share * share * share * points[first + 6]
    }
}

/**
 * A spring of mass 1 from 0 toward a target, both in shares of the way between two keyframes, over so many seconds;
 * velocity in ways per second. In closed form, because keyframes know curves only.
 */
private class MotionSpringEasing(
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
