// The platform's C library under one name.
#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Android)
  @_exported import Android
#elseif canImport(Darwin)
  @_exported import Darwin
#endif
