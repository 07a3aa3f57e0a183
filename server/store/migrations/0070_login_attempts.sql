-- Every log-in is reserved here before its password is checked, so that attempts sent at once count one another, on all servers alike.

CREATE TABLE login_attempts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account text NOT NULL,          -- 'player:' and the id, or 'name:' and the SHA-256 of a name that nobody has, in lower case
  network text NOT NULL,          -- the IPv4 address, or the first 64 bits of the IPv6 address
  attempted_at timestamptz NOT NULL,
  outcome text NOT NULL DEFAULT 'PENDING' CHECK (outcome IN ('PENDING', 'FAILED', 'SUCCEEDED'))
);
CREATE INDEX login_attempts_of_account ON login_attempts (account, attempted_at) WHERE outcome <> 'SUCCEEDED';
CREATE INDEX login_attempts_of_network ON login_attempts (network, attempted_at);
CREATE INDEX login_attempts_by_time ON login_attempts (attempted_at);

DROP TABLE login_failures;

-- Where a player has logged in from. Strangers who guess at a name slow down everybody but the player at such an address.
CREATE TABLE login_networks (
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  network text NOT NULL,
  last_login_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, network)
);
CREATE INDEX login_networks_by_time ON login_networks (last_login_at);
