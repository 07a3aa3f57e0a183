-- Whether the database can be written to, as /readyz asks. Changing one row shows that commits work; on a full disk they go on working for a
-- while in space that PostgreSQL has already, so the query also spills to a file, which needs new space every time.
CREATE TABLE write_probe (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  probes bigint NOT NULL DEFAULT 0
);
INSERT INTO write_probe DEFAULT VALUES;

CREATE FUNCTION probe_write() RETURNS void LANGUAGE plpgsql SET work_mem = '64kB' AS $$
BEGIN
  PERFORM max(number) FROM generate_series(1, 20000) AS number;
  UPDATE write_probe SET probes = probes + 1;
END
$$;
