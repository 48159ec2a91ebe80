// A place, as Compose's geometry has it.
package androidx.compose.ui.geometry

data class Offset(val x: Float, val y: Float)
