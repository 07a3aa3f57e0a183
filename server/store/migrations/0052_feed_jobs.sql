-- Whether a market's price may not be relied on at a moment of the business clock: its feed has missed its heartbeat, or the event is in
-- play and its price was neither changed nor confirmed for too long. Placement refuses such a market; it is shown as suspended.
CREATE OR REPLACE FUNCTION market_is_silent(
  status event_status, priced_at timestamptz, live_price_ms integer, heartbeat_ms integer, heard_at timestamptz,
  confirmed_at timestamptz, at timestamptz
) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (heartbeat_ms IS NOT NULL AND (heard_at IS NULL OR heard_at < at - heartbeat_ms * interval '1 millisecond'))
      OR (status = 'IN_PLAY' AND greatest(priced_at, confirmed_at) < at - live_price_ms * interval '1 millisecond');

-- Process time, not the business clock: the audit names a result that was not delivered within seconds.
ALTER TABLE feed_results ADD COLUMN written_at timestamptz NOT NULL DEFAULT now();
