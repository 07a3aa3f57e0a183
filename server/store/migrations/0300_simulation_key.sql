-- The secret key by which a simulation's games are played: their scores cannot be computed from the source and the seed.
ALTER TABLE simulator ADD COLUMN key text;
UPDATE simulator SET key = encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'hex');
ALTER TABLE simulator ALTER COLUMN key SET NOT NULL;

-- Each step of a game has random numbers of its own; a game under way goes on from its first ones.
UPDATE simulator_events SET state = state || '{"step": 0}';
