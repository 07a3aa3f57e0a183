-- What limits count, for all servers together. Unlogged: after a crash of the database everything is counted from zero, and no count waits
-- for the disk.

CREATE UNLOGGED TABLE rate_limits (  -- columns as rate-limiter-flexible writes them
  key text PRIMARY KEY,              -- the limit's name and who is counted
  points integer NOT NULL DEFAULT 0,
  expire bigint                      -- end of the window, milliseconds since 1970 by the servers' own clocks
);

CREATE UNLOGGED TABLE open_sockets (
  server_id text PRIMARY KEY,
  counts jsonb NOT NULL,             -- open websockets by who they are counted for, where they are more than a few
  seen_at timestamptz NOT NULL       -- by the database's clock; a server that is gone is forgotten by it
);
