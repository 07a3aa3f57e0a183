-- The GraphQL operations of this build and of the builds before it, so that a page that was opened before a deploy is answered after it
-- (docs/adr/0066). A deploy only adds; what no server has had in its build for a month is removed.
CREATE TABLE persisted_operations (
  hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'), -- SHA-256 of the text
  text text NOT NULL,
  served_at timestamptz NOT NULL -- when a server last had it in its build
);
CREATE INDEX persisted_operations_served_at ON persisted_operations (served_at);
