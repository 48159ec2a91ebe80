import CommandLineKit

/// `motionbook add KIND …`: a new kind is a file of its own beside this one and one line here.
struct Add: Command {
  static let info = CommandInfo(
    name: "add",
    summary: "Adds a preset.",
    examples: [
      "motionbook add spring sheet.present --duration 0.4 --bounce 0.2",
      "motionbook add spring sheet.dismiss --base sheet.present --duration-scale 0.8",
      "motionbook add curve curve.standard --bezier 0.2,0,0,1",
      "motionbook add tween fade --curve curve.standard --duration 150ms",
      "motionbook add alias button.press apple.snappy",
    ],
    subcommands: [
      AddSpring.self, AddCurve.self, AddDuration.self, AddTween.self, AddClip.self, AddSequence.self,
      AddMorph.self, AddAlias.self,
    ])
}
