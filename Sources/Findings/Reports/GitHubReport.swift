extension Report {
  /// GitHub's workflow commands, which become annotations of a pull request.
  static let github = Report(
    name: "github", summary: "workflow commands, which GitHub Actions shows as annotations",
    example: "motionbook validate --format github",
    render: { input in
      let commands = input.findings.map { GitHubCommand($0, registryFile: input.registryFile).text + "\n" }
      return commands.joined() + input.summary.sentence + "\n"
    })
}
