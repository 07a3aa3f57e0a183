-- Workers of the job queue (graphile_worker) that are alive. A worker that is not seen any more has left its jobs behind.
CREATE TABLE job_workers (
  id text PRIMARY KEY,
  seen_at timestamptz NOT NULL
);
