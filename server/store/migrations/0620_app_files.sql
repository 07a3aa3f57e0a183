-- The hashed files of this build and of the builds before it, so that a page that was opened before a deploy can load the rest of its code
-- after it, from any server (docs/adr/0100). A deploy only adds; what no server has had in its build for a month is removed.
CREATE TABLE app_files (
  path text PRIMARY KEY CHECK (path ~ '^assets/[\w.-]+$'), -- below the app's origin; its name has a hash of the content
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'), -- of the file, before compression
  brotli boolean NOT NULL, -- whether the bytes are compressed
  bytes bytea NOT NULL,
  served_at timestamptz NOT NULL -- when a server last had it in its build
);
-- The bytes are compressed already.
ALTER TABLE app_files ALTER COLUMN bytes SET STORAGE EXTERNAL;
CREATE INDEX app_files_served_at ON app_files (served_at);
