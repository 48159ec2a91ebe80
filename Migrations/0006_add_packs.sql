-- The packs that a registry took from a file or a repository, each with the digest of the text that was taken, so that
-- nothing of another text comes in unseen. What the command brings along needs none.

CREATE TABLE pack (
  name TEXT NOT NULL,
  digest TEXT NOT NULL,
  CONSTRAINT pack_unique PRIMARY KEY (name),
  CONSTRAINT pack_name_not_empty CHECK (name <> ''),
  CONSTRAINT pack_digest CHECK (digest GLOB 'sha256:*' AND length(digest) = 71)
) STRICT, WITHOUT ROWID;
