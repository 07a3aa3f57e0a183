-- What follows a payment that becomes successful, or is taken back (apply_payment_step), in the same transaction: a job that evaluates the
-- player's promotions.
CREATE OR REPLACE FUNCTION evaluate_after_deposit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM queue_promotions(NEW.player_id, OLD.state = 'SUCCESSFUL');
  RETURN NULL;
END
$$;
