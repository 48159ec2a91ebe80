import CommandLineKit
import Findings

/// The root of all commands. A new command is a file of its own in this folder and one line here.
struct Motionbook: Command {
  static let info = CommandInfo(
    name: "motionbook",
    summary: "The registry of a team's motion: springs, curves, tweens, clips, sequences and morphs.",
    discussion: """
      A registry is one file, the text motionbook.json or the database motionbook.db. It is found by --registry, else \
      by MOTIONBOOK_REGISTRY, else upward from the working directory, where it must be your own: in each folder what \
      .motionbook.json names, then motionbook.db, then motionbook.json.
      Where a preset's NAME is taken, a motion itself is taken too, such as duration=0.5,bounce=0.3.
      """,
    examples: [
      "motionbook init",
      "motionbook list 'apple.*'",
      "motionbook add spring sheet.present --base apple.snappy --duration 0.4",
      "motionbook tweak sheet.present --bounce 0.2",
      "motionbook validate --strict",
    ],
    subcommands: [
      Init.self, Packs.self, Seed.self, List.self, Show.self, Add.self, Tweak.self, Copy.self, Rename.self,
      Replace.self, Edit.self, Remove.self, Log.self, Undo.self, Redo.self, Sample.self, Convert.self,
      Nearest.self, Fit.self, Plot.self, GalleryCommand.self, Diff.self, Merge.self, GitSetup.self,
      Config.self, Validate.self, Check.self, Survey.self, ExportCommand.self, Import.self, Migrate.self,
    ],
    version: ReportTool.motionbook.version)

  @OptionGroup var location: RegistryOptions
  @OptionGroup var output: OutputOptions
}
