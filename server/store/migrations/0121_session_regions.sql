-- Where a session plays: the operating region of its first request. Another region has addresses of its own, which the app is told.
CREATE TABLE session_regions (
  session_id text PRIMARY KEY REFERENCES sessions ON DELETE CASCADE,
  region_code text NOT NULL
);
