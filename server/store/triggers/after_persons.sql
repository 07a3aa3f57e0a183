-- What follows a row that says who a player is, in the same transaction: the keys by which accounts of one person are found (person.sql).
CREATE OR REPLACE FUNCTION person_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_person_keys(CASE TG_TABLE_NAME WHEN 'players' THEN to_jsonb(NEW) ->> 'id'
                                               WHEN 'payment_attempts' THEN (SELECT player_id FROM payments WHERE id = (to_jsonb(NEW) ->> 'payment_id')::bigint)
                                               ELSE to_jsonb(NEW) ->> 'player_id' END);
  RETURN NULL;
END
$$;
