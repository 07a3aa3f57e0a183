-- Servers say when a statement was sent, because time is passed in; the database does not take their word (docs/adr/0149).

-- Begins every write that a time decides: refuses one that is more than a second from the business clock. In a transaction of several statements it
-- may be the time of any of them. A server sends it as the statement goes out (sentAt, server/platform/clock.ts), so that a wait for a connection
-- or a lock makes it no older.
CREATE OR REPLACE FUNCTION check_clock(p_at timestamptz) RETURNS void LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_clock business_clock;
  v_at timestamptz;
BEGIN
  SELECT * INTO v_clock FROM business_clock;
  v_at := p_at - v_clock.offset_seconds * interval '1 second';
  IF v_clock.is_checked IS DISTINCT FROM false
     AND (v_at BETWEEN transaction_timestamp() - interval '1 second' AND statement_timestamp() + interval '1 second') IS NOT TRUE THEN
    RAISE EXCEPTION 'The server''s time % is not the database''s', v_at USING ERRCODE = 'SLC01', DETAIL = 'The database''s is ' || statement_timestamp();
  END IF;
END
$$;

-- Sandbox only: advances the business clock for all servers. @param p_seconds null: back to the database's clock.
CREATE OR REPLACE FUNCTION move_clock(p_seconds bigint) RETURNS void LANGUAGE sql AS $$
  UPDATE business_clock SET offset_seconds = coalesce(offset_seconds + p_seconds, 0)
$$;
