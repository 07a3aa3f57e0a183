-- The key that a session is bound to (RFC 7638 thumbprint of the key of its log-in's proof, RFC 9449); null: bound to none. A key is made for
-- one log-in, so it names one session: enough to end it, without a token.
ALTER TABLE sessions ADD COLUMN dpop_thumbprint text;
CREATE UNIQUE INDEX sessions_by_key ON sessions (dpop_thumbprint) WHERE dpop_thumbprint IS NOT NULL;
