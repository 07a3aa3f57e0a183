-- Attempts at what strangers may try without logging in (a password reset, a sign-up, a code): all servers count them together.
CREATE TABLE attempts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,             -- what was tried
  name text,                      -- SHA-256 of the name it was about, in lower case; null where there is none
  network text NOT NULL,          -- the IPv4 address, or the first 64 bits of the IPv6 address
  attempted_at timestamptz NOT NULL
);
CREATE INDEX attempts_of_name ON attempts (kind, name, attempted_at) WHERE name IS NOT NULL;
CREATE INDEX attempts_of_network ON attempts (kind, network, attempted_at);
CREATE INDEX attempts_by_time ON attempts (attempted_at);
