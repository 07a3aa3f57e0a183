-- Tells a player's subscribed browsers of one cause, in the transaction of the cause: a job delivers it after the commit (server/jobs/push.ts). A cause
-- that is queued twice before that is delivered once. p_subject: the bet, the alert or the payment.
CREATE OR REPLACE FUNCTION queue_push(p_player_id text, p_kind text, p_subject text, p_cause text, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM push_subscriptions WHERE player_id = p_player_id) THEN RETURN; END IF;
  PERFORM graphile_worker.add_job('deliver-push',
    json_build_object('playerId', p_player_id, 'kind', p_kind, 'subject', p_subject, 'cause', p_cause, 'at', p_at),
    job_key := 'push:' || p_cause, max_attempts := 8);
END
$$;

-- Whether the player is told of news of this kind now: never one who has closed the account, has stopped, or is excluded. A price is an offer, so it
-- needs all that an offer needs.
CREATE OR REPLACE FUNCTION player_is_told(p_player_id text, p_kind text, p_at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT NOT is_closed AND stop_kind IS NULL AND NOT has_limited_access FROM player_standing(p_player_id, p_at)), false)
         AND (p_kind <> 'PRICE_ALERT' OR player_is_offered(p_player_id, p_at))
$$;
