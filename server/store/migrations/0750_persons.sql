-- Which accounts are of one person (docs/adr/0125). A key is the digest of something that a person has: written at sign-up and at each change by
-- functions/person.sql, and never deleted, so that a change does not make anybody another person.
CREATE TABLE person_keys (
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  -- Exact: PERSON (name, birthday, postal code), PHONE, MAILBOX, DOCUMENT, BANK, METHOD (of a payment). Near: FAMILY (surname, birthday), HOME
  -- (birthday, street, postal code).
  kind text NOT NULL CHECK (kind IN ('PERSON', 'PHONE', 'MAILBOX', 'DOCUMENT', 'BANK', 'METHOD', 'FAMILY', 'HOME')),
  digest bytea NOT NULL,
  PRIMARY KEY (player_id, kind, digest)
);
CREATE INDEX person_keys_by_digest ON person_keys (digest, kind);

-- What an operator has to look at: another account that has keys of this one. One row a pair and direction, as of the last occasion.
CREATE TABLE person_marks (
  player_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  other_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  kinds text[] NOT NULL,
  is_held boolean NOT NULL,
  occasion text NOT NULL,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, other_id)
);
CREATE INDEX person_marks_by_time ON person_marks (last_at);

-- An operator has found two accounts to be of two persons. The smaller id first.
CREATE TABLE persons_apart (
  one_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  other_id text NOT NULL REFERENCES players ON DELETE CASCADE,
  reason text NOT NULL CHECK (btrim(reason) <> ''),
  decided_at timestamptz NOT NULL,
  PRIMARY KEY (one_id, other_id),
  CHECK (one_id < other_id)
);

-- What the provider has read in a document; null: it has read none. A passport has no region.
ALTER TABLE document_checks
  ADD COLUMN read_first_name text,
  ADD COLUMN read_last_name text,
  ADD COLUMN read_date_of_birth date,
  ADD COLUMN read_region text,
  ADD COLUMN read_digest bytea;

-- What the gateway says that two methods have in common which are one card or bank account.
ALTER TABLE payment_methods ADD COLUMN fingerprint text;
