-- Accounts at other providers that players have linked. One external account belongs to one player, and a player has one a provider.
CREATE TABLE linked_accounts (
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  account_type text NOT NULL CHECK (account_type IN ('SPORTS_MEDIA')),
  issuer text NOT NULL,
  pairwise_id text NOT NULL,     -- the id that the provider has made for this operator's apps alone
  username text NOT NULL,        -- the public name at the provider; empty: it gave none
  linked_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, account_type),
  UNIQUE (issuer, pairwise_id)
);

-- Linkings under way. The nonce binds an id token to the player who asked for it, and to one use.
CREATE TABLE account_link_nonces (
  nonce_hash bytea PRIMARY KEY,
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX account_link_nonces_of_player ON account_link_nonces (player_id, expires_at);

CREATE TABLE account_link_prompt_dismissals (
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  prompt_type text NOT NULL CHECK (prompt_type IN ('ACCOUNT_MENU')),
  dismissed_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, prompt_type)
);
