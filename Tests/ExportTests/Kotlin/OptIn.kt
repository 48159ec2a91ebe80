// What Kotlin's own library has since version 1.3.70.
package kotlin

import kotlin.reflect.KClass

@Target(AnnotationTarget.CLASS, AnnotationTarget.FUNCTION, AnnotationTarget.FILE)
annotation class OptIn(vararg val markerClass: KClass<out Annotation>)
