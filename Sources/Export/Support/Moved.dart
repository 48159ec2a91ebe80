import 'dart:math' as math;
import 'dart:ui' as ui;
import 'package:flutter/widgets.dart';

/// A widget where the numbers of some properties say. Each property has the name that it moves by in [moves]; one that has
/// none is for the app to read.
Widget _moved(Map<String, List<double>> values, Map<String, String> moves, Widget child) {
  List<double>? numbers(String name) {
    for (final MapEntry<String, String> entry in moves.entries) {
      if (entry.value == name) return values[entry.key];
    }
    return null;
  }

  double? number(String name, [int place = 0]) {
    final List<double>? found = numbers(name);
    return found == null || place >= found.length ? null : found[place];
  }

  Color? color(String name) {
    final List<double>? parts = numbers(name);
    if (parts == null) return null;
    int byte(int place) => (parts[place].clamp(0.0, 1.0) * 255).round();
    final double opacity = parts.length > 3 ? parts[3].clamp(0.0, 1.0) : 1;
    return Color.fromRGBO(byte(0), byte(1), byte(2), opacity);
  }

  Widget result = child;
  final double? width = number('width') ?? number('size');
  final double? height = number('height') ?? number('size', 1);
  if (width != null || height != null) {
    result = SizedBox(
      width: width == null ? null : math.max(0.0, width),
      height: height == null ? null : math.max(0.0, height),
      child: result,
    );
  }
  final Color? foreground = color('color');
  if (foreground != null) {
    result = IconTheme.merge(
      data: IconThemeData(color: foreground),
      child: DefaultTextStyle.merge(style: TextStyle(color: foreground), child: result),
    );
  }
  final Color? background = color('backgroundColor');
  if (background != null) result = ColoredBox(color: background, child: result);
  final double? radius = number('cornerRadius');
  if (radius != null) {
    result = ClipRRect(borderRadius: BorderRadius.circular(math.max(0.0, radius)), child: result);
  }
  final double? blur = number('blur');
  if (blur != null) {
    final double sigma = math.max(0.0, blur);
    result = ImageFiltered(
      imageFilter: ui.ImageFilter.blur(sigmaX: sigma, sigmaY: sigma),
      enabled: sigma > 0,
      child: result,
    );
  }
  // Which widgets there are depends on the properties alone: one that came and went would take the child's state along.
  final List<double>? scale = numbers('scale');
  final double? scaleX = number('scaleX');
  final double? scaleY = number('scaleY');
  if (scale != null || scaleX != null || scaleY != null) {
    final double across = scale == null ? 1 : scale.first;
    final double down = scale == null ? 1 : (scale.length > 1 ? scale[1] : scale.first);
    result = Transform.scale(scaleX: across * (scaleX ?? 1), scaleY: down * (scaleY ?? 1), child: result);
  }
  final double? turn = number('rotation');
  if (turn != null) result = Transform.rotate(angle: turn * math.pi / 180, child: result);
  final double? turnX = number('rotationX');
  final double? turnY = number('rotationY');
  if (turnX != null || turnY != null) {
    result = Transform(
      alignment: Alignment.center,
      transform: Matrix4.rotationX((turnX ?? 0) * math.pi / 180)..rotateY((turnY ?? 0) * math.pi / 180),
      child: result,
    );
  }
  final double? x = number('x') ?? number('offset');
  final double? y = number('y') ?? number('offset', 1);
  if (x != null || y != null) result = Transform.translate(offset: Offset(x ?? 0, y ?? 0), child: result);
  final double? opacity = number('opacity');
  if (opacity != null) result = Opacity(opacity: opacity.clamp(0.0, 1.0), child: result);
  return result;
}
