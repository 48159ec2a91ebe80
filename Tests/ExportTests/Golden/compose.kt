// Made by motionbook.
// Do not edit: change the registry and export it again.

@file:Suppress("DEPRECATION", "UNUSED_PARAMETER", "unused", "ktlint", "detekt:all")

package com.acme.motion

import androidx.compose.animation.core.AnimationVector
import androidx.compose.animation.core.CubicBezierEasing
import androidx.compose.animation.core.Easing
import androidx.compose.animation.core.FiniteAnimationSpec
import androidx.compose.animation.core.KeyframesSpec
import androidx.compose.animation.core.SpringSpec
import androidx.compose.animation.core.TweenSpec
import androidx.compose.animation.core.TwoWayConverter
import androidx.compose.animation.core.VectorizedFiniteAnimationSpec
import androidx.compose.animation.core.keyframes
import androidx.compose.animation.core.snap
import androidx.compose.animation.core.spring
import androidx.compose.animation.core.tween
import androidx.compose.ui.graphics.GraphicsLayerScope
import kotlin.math.abs
import kotlin.math.cos
import kotlin.math.exp
import kotlin.math.expm1
import kotlin.math.sin
import kotlin.math.sqrt

/** Compose ends a spring within `visibilityThreshold` of its target, for numbers 0.01: on a way of 1 give 0.001f. */
object Motion {
    object Button {
        /**
         * A button gives way.
         * -> spring.quick; duration 0.3, bounce 0.2, settles in 0.405 s
         * With less motion: fade.
         */
        fun <T> press(visibilityThreshold: T? = null): SpringSpec<T> =
            Motion.Spring.quick(visibilityThreshold)

        /** The same, or what replaces it where motion is reduced. */
        fun <T> press(reduceMotion: Boolean, visibilityThreshold: T? = null): FiniteAnimationSpec<T> =
            if (reduceMotion) Motion.fade() else Motion.Button.press(visibilityThreshold)
    }

    object Card {
        /**
         * spring.quick, duration 0.4, bounce + 0.1, delay 0.05; duration 0.4, bounce 0.3, settles 0.655 s after its delay
         * With less motion: none.
         * Deprecated: spring.quick
         */
        @Deprecated("Use Motion.Spring.quick", ReplaceWith("Motion.Spring.quick(visibilityThreshold)", "com.acme.motion.Motion"))
        fun <T> flip(visibilityThreshold: T? = null): FiniteAnimationSpec<T> =
            MotionDelayedSpec(50000000L, spring(dampingRatio = 0.7f, stiffness = 246.74011f, visibilityThreshold = visibilityThreshold))

        /** The same, or what replaces it where motion is reduced. */
        @Deprecated("Use Motion.Spring.quick", ReplaceWith("Motion.Spring.quick(reduceMotion, visibilityThreshold)", "com.acme.motion.Motion"))
        fun <T> flip(reduceMotion: Boolean, visibilityThreshold: T? = null): FiniteAnimationSpec<T> =
            if (reduceMotion) snap() else Motion.Card.flip(visibilityThreshold)
    }

    object Curve {
        /** bezier 0.2, 0, 0, 1 */
        val enter: Easing = CubicBezierEasing(0.2f, 0f, 0f, 1f)
    }

    object Dive {
        /**
         * cell, by a gesture up
         * With less motion: fade.
         */
        object Deeper {
            /** What moves: "cell". */
            enum class Element { Cell }

            /** What leads to the second screen. */
            fun <T> present(element: Element): FiniteAnimationSpec<T> = when (element) {
                Element.Cell -> spring(dampingRatio = 0.8f, stiffness = 438.64908f)
            }

            /** What leads back. */
            fun <T> dismiss(element: Element): FiniteAnimationSpec<T> = when (element) {
                Element.Cell -> spring(dampingRatio = 0.8f, stiffness = 438.64908f)
            }

            /** How far a finger goes up for the whole of it. */
            const val dragDistance: Float = 320f

            /** The most progress that a finger can make. */
            const val dragCap: Float = 0.9f

            /** Released above this progress it finishes. */
            const val dragThreshold: Float = 0.1f

            /** What leads to the end after a release, from the velocity of the finger. */
            fun <T> finish(): FiniteAnimationSpec<T> = spring(dampingRatio = 0.8f, stiffness = 438.64908f)

            /** What leads back to the start after a release, from the velocity of the finger. */
            fun <T> cancel(): FiniteAnimationSpec<T> = tween(durationMillis = 150, easing = CubicBezierEasing(0.2f, 0f, 0f, 1f))

            /** What replaces it where motion is reduced. */
            fun <T> reduced(): FiniteAnimationSpec<T> = Motion.fade()

            /** "cell", "opacity". */
            fun cellOpacity(isPresented: Boolean): Float =
                if (isPresented) 1f else 0f
        }
    }

    object Duration {
        /** 0.15 s */
        const val fast: Int = 150
    }

    /**
     * duration.fast, curve.enter
     * With less motion: none.
     */
    fun <T> fade(): TweenSpec<T> =
        tween(durationMillis = 150, easing = Motion.Curve.enter)

    /** The same, or what replaces it where motion is reduced. */
    fun <T> fade(reduceMotion: Boolean): FiniteAnimationSpec<T> =
        if (reduceMotion) snap() else Motion.fade()

    object Heart {
        /**
         * scale
         * With less motion: none.
         */
        object Pulse {
            /** The length of the longest track. */
            const val durationMillis: Int = 600

            /** What replaces it where motion is reduced. */
            fun <T> reduced(): FiniteAnimationSpec<T> = snap()

            /** "scale", from 1 on. */
            fun scale(): KeyframesSpec<Float> =
                keyframes<Float> {
                    this.durationMillis = 600
                    1f at 0 using CubicBezierEasing(0.42f, 0f, 0.58f, 1f)
                    1.2f at 200 using MotionSpringEasing(dampingRatio = 0.8, stiffness = 438.6490845, seconds = 0.4, target = 1.0, velocity = 0.0)
                    1f at 600
                }

            /** Moves a layer: `Modifier.graphicsLayer { moveLayer(this, …) }`. */
            fun moveLayer(layer: GraphicsLayerScope, scale: Float) {
                layer.scaleX = scale
                layer.scaleY = scale
            }
        }
    }

    object Reaction {
        /**
         * rest, grow, by a trigger
         * With less motion: fade.
         */
        object Phases {
            /** The phases in their order: "rest", "grow". */
            enum class Phase { Rest, Grow }

            /** Whether the first phase follows the last, again and again. */
            const val loops: Boolean = false

            /** What leads to a phase, as the spec of `updateTransition`'s animations. */
            fun <T> animation(phase: Phase): FiniteAnimationSpec<T> = when (phase) {
                Phase.Rest -> tween(durationMillis = 150, easing = CubicBezierEasing(0.2f, 0f, 0f, 1f))
                Phase.Grow -> spring(dampingRatio = 0.8f, stiffness = 438.64908f)
            }

            /** Milliseconds on the way to a phase, after which the next one begins. */
            fun durationMillis(phase: Phase): Int = when (phase) {
                Phase.Rest -> 150
                Phase.Grow -> 300
            }

            /** What replaces it where motion is reduced. */
            fun <T> reduced(): FiniteAnimationSpec<T> = Motion.fade()

            /** "scale". */
            fun scale(phase: Phase): Float = when (phase) {
                Phase.Rest -> 1f
                Phase.Grow -> 1.5f
            }

            /** Moves a layer: `Modifier.graphicsLayer { moveLayer(this, …) }`. */
            fun moveLayer(layer: GraphicsLayerScope, scale: Float) {
                layer.scaleX = scale
                layer.scaleY = scale
            }
        }
    }

    object Spring {
        /**
         * For what a finger does.
         * duration 0.3, bounce 0.2; settles in 0.405 s
         * With less motion: fade.
         */
        fun <T> quick(visibilityThreshold: T? = null): SpringSpec<T> =
            spring(dampingRatio = 0.8f, stiffness = 438.64908f, visibilityThreshold = visibilityThreshold)

        /** The same, or what replaces it where motion is reduced. */
        fun <T> quick(reduceMotion: Boolean, visibilityThreshold: T? = null): FiniteAnimationSpec<T> =
            if (reduceMotion) Motion.fade() else Motion.Spring.quick(visibilityThreshold)
    }
}

// … Support/DelayedSpec.kt

// … Support/SpringEasing.kt
