extension ValidationSubject { public func warm() { _ = traits.count; _ = names } }
