-- Round robins: one bet is a stake on several combinations of its legs, each a ticket that is graded and rounded by itself. Which ones they
-- are follows from its terms, so that a bet of 1,013 combinations is one row, and its record is never altered. Bets of before are one
-- combination without terms.
ALTER TYPE bet_kind ADD VALUE 'PARLAY_PLUS';
ALTER TYPE bet_kind ADD VALUE 'ROUND_ROBIN';
ALTER TYPE bet_kind ADD VALUE 'TEASER';

ALTER TABLE bets
  ADD COLUMN combinations integer NOT NULL DEFAULT 1, -- stake_cents is on all of them, in equal parts
  ADD COLUMN terms jsonb;                             -- server/domain/betKinds/types.ts, BetTerms
