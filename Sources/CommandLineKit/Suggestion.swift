/// ` Did you mean 'x'?`, or nothing.
func suggesting(_ word: String?) -> String {
  word.map { " Did you mean '\($0)'?" } ?? ""
}
