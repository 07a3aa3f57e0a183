-- With a session ends what it has subscribed to, whoever ends it.
CREATE OR REPLACE FUNCTION session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_subscriptions WHERE session_id = NEW.id;
  DELETE FROM one_time_codes WHERE session_id = NEW.id;
  DELETE FROM one_time_code_proofs WHERE session_id = NEW.id;
  RETURN NULL;
END
$$;
