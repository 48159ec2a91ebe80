import CommandLineKit

@main
enum Main {
  static func main() { CommandLineTool(root: Motionbook.self).main() }
}
