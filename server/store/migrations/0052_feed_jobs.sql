-- Process time, not the business clock: the audit names a result that was not delivered within seconds.
ALTER TABLE feed_results ADD COLUMN written_at timestamptz NOT NULL DEFAULT now();
