// The only file that knows where the mathematics comes from.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Bionic)
  import Bionic
#elseif canImport(WASILibc)
  import WASILibc
#elseif canImport(Darwin)
  import Darwin
#elseif hasFeature(Extern)
  // Embedded Swift without a C library's module: the symbols of libm, which the linker provides.
  @_extern(c, "exp") private func exp(_ x: Double) -> Double
  @_extern(c, "expm1") private func expm1(_ x: Double) -> Double
  @_extern(c, "log") private func log(_ x: Double) -> Double
  @_extern(c, "sin") private func sin(_ x: Double) -> Double
  @_extern(c, "cos") private func cos(_ x: Double) -> Double
  @_extern(c, "asin") private func asin(_ x: Double) -> Double
  @_extern(c, "atan2") private func atan2(_ y: Double, _ x: Double) -> Double
  @_extern(c, "atanh") private func atanh(_ x: Double) -> Double
  @_extern(c, "cbrt") private func cbrt(_ x: Double) -> Double
  @_extern(c, "pow") private func pow(_ x: Double, _ y: Double) -> Double
#else
  // The same where that feature is off. Swift's and C's conventions agree for doubles, except on wasm32.
  @_silgen_name("exp") private func exp(_ x: Double) -> Double
  @_silgen_name("expm1") private func expm1(_ x: Double) -> Double
  @_silgen_name("log") private func log(_ x: Double) -> Double
  @_silgen_name("sin") private func sin(_ x: Double) -> Double
  @_silgen_name("cos") private func cos(_ x: Double) -> Double
  @_silgen_name("asin") private func asin(_ x: Double) -> Double
  @_silgen_name("atan2") private func atan2(_ y: Double, _ x: Double) -> Double
  @_silgen_name("atanh") private func atanh(_ x: Double) -> Double
  @_silgen_name("cbrt") private func cbrt(_ x: Double) -> Double
  @_silgen_name("pow") private func pow(_ x: Double, _ y: Double) -> Double
#endif

#if canImport(Glibc) || canImport(Musl) || canImport(Android)
  // The headers declare it for C alone. One reduction of the angle for both: a third of the time of two calls.
  @_silgen_name("sincos") private func sincos(
    _ x: Double, _ sine: UnsafeMutablePointer<Double>, _ cosine: UnsafeMutablePointer<Double>)
#endif

@inline(__always) func exponential(_ x: Double) -> Double { exp(x) }

/// e^x - 1. Where e^x is below a half the subtraction loses nothing, and exp is twice as fast as expm1.
@inline(__always) func exponentialMinusOne(_ x: Double) -> Double {
  x < -0.7 ? exp(x) - 1 : expm1(x)
}

@inline(__always) func sineAndCosine(_ x: Double) -> (sine: Double, cosine: Double) {
  #if canImport(Glibc) || canImport(Musl) || canImport(Android)
    var sine = 0.0
    var cosine = 0.0
    sincos(x, &sine, &cosine)
    return (sine, cosine)
  #else
    // Where the platform has it, the optimiser makes one call of the two.
    return (sin(x), cos(x))
  #endif
}

@inline(__always) func naturalLogarithm(_ x: Double) -> Double { log(x) }
@inline(__always) func arcSine(_ x: Double) -> Double { asin(x) }
@inline(__always) func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
@inline(__always) func hyperbolicArcTangent(_ x: Double) -> Double { atanh(x) }
@inline(__always) func cubeRoot(_ x: Double) -> Double { cbrt(x) }
@inline(__always) func power(_ x: Double, _ exponent: Double) -> Double { pow(x, exponent) }
