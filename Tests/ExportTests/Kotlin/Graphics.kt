// A colour and a layer, as Compose's graphics have them.
package androidx.compose.ui.graphics

data class Color(val red: Float, val green: Float, val blue: Float, val alpha: Float = 1f)

interface GraphicsLayerScope {
    val density: Float
    var alpha: Float
    var scaleX: Float
    var scaleY: Float
    var translationX: Float
    var translationY: Float
    var rotationX: Float
    var rotationY: Float
    var rotationZ: Float
}
