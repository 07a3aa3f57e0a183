-- How the client of a session holds its refresh token; a token that comes the other way is a copy. Null until the next refresh where the
-- session is older than this column.
ALTER TABLE sessions ADD COLUMN transport text CHECK (transport IN ('body', 'cookie'));

-- Ended sessions are a record that is kept for so many days (SESSION_RETENTION_DAYS).
CREATE INDEX sessions_by_expiry ON sessions (expires_at);
