-- Which accounts are of one person, and what that means for them (docs/adr/0125).

-- A name or a street as it is compared: no accents, cases, spaces or signs.
CREATE OR REPLACE FUNCTION folded(p_text text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(translate(lower(regexp_replace(normalize(p_text, NFKD), U&'[\0300-\036F]', '', 'g')), U&'\0142\0141\00F8\00D8\0111\0110', 'llooddd'),
  '[[:space:][:punct:]]|[‘’´`]', '', 'g');

-- The mailbox that an address leads to: without what providers ignore.
CREATE OR REPLACE FUNCTION mailbox_of(p_email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN replace(split_part(regexp_replace(lower(p_email), '@[^@]*$', ''), '+', 1), '.', '')
  || '@' || regexp_replace(regexp_replace(lower(p_email), '^.*@', ''), '^googlemail\.com$', 'gmail.com');

-- Five digits in the United States, six signs in Canada.
CREATE OR REPLACE FUNCTION folded_postal_code(p_code text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN left(regexp_replace(upper(p_code), '[^A-Z0-9]', '', 'g'), CASE WHEN p_code ~ '^\s*\d' THEN 5 ELSE 6 END);

CREATE OR REPLACE FUNCTION person_digest(VARIADIC p_parts text[]) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN sha256(convert_to(array_to_string(p_parts, E'\n'), 'UTF8'));

CREATE OR REPLACE FUNCTION person_key_is_exact(p_kind text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN p_kind NOT IN ('FAMILY', 'HOME');

-- Adds the keys that the account has now. Those of before stay.
CREATE OR REPLACE FUNCTION write_person_keys(p_player_id text) RETURNS void LANGUAGE sql AS $$
  WITH homes AS (
    SELECT street, postal_code FROM player_details WHERE player_id = p_player_id
    UNION SELECT street, postal_code FROM player_addresses WHERE player_id = p_player_id
  ), known AS (
    SELECT folded(p.first_name || p.last_name) AS name, folded(p.last_name) AS surname, d.date_of_birth::text AS birthday,
           regexp_replace(p.phone, '\D', '', 'g') AS phone, mailbox_of(p.email) AS mailbox
      FROM players p LEFT JOIN player_details d ON d.player_id = p.id WHERE p.id = p_player_id
  ), keys (kind, digest) AS (
    SELECT 'PERSON', person_digest(name, birthday, folded_postal_code(postal_code)) FROM known, homes WHERE birthday IS NOT NULL
    UNION ALL SELECT 'HOME', person_digest(birthday, folded(street), folded_postal_code(postal_code)) FROM known, homes WHERE birthday IS NOT NULL
    UNION ALL SELECT 'FAMILY', person_digest(surname, birthday) FROM known WHERE birthday IS NOT NULL
    -- 555-0100 to 555-0199 are assigned to nobody.
    UNION ALL SELECT 'PHONE', person_digest(phone) FROM known WHERE phone <> '' AND phone !~ '55501\d\d$'
    UNION ALL SELECT 'MAILBOX', person_digest(mailbox) FROM known
    UNION ALL SELECT 'DOCUMENT', read_digest FROM document_checks WHERE player_id = p_player_id AND state = 'APPROVED' AND read_digest IS NOT NULL
    UNION ALL SELECT 'METHOD', person_digest(fingerprint) FROM payment_methods WHERE player_id = p_player_id AND fingerprint IS NOT NULL
    UNION ALL SELECT 'BANK', person_digest(coalesce(a.fields ->> 'routingNumber', concat(a.fields ->> 'institutionNumber', a.fields ->> 'transitNumber')), a.fields ->> 'accountNumber')
      FROM payments p JOIN payment_attempts a ON a.payment_id = p.id WHERE p.player_id = p_player_id AND a.fields ? 'accountNumber'
  )
  INSERT INTO person_keys (player_id, kind, digest) SELECT p_player_id, kind, digest FROM keys ON CONFLICT DO NOTHING
$$;

-- The other accounts that have a key of this one, without those that an operator has found to be of somebody else.
CREATE OR REPLACE FUNCTION accounts_of_person(p_player_id text) RETURNS TABLE (other_id text, kinds text[], is_exact boolean) LANGUAGE sql STABLE AS $$
  SELECT other.player_id, array_agg(own.kind ORDER BY own.kind), bool_or(person_key_is_exact(own.kind))
    FROM person_keys own JOIN person_keys other ON other.digest = own.digest AND other.kind = own.kind AND other.player_id <> own.player_id
    WHERE own.player_id = p_player_id
      AND NOT EXISTS (SELECT FROM persons_apart a
                        WHERE a.one_id = least(own.player_id, other.player_id) AND a.other_id = greatest(own.player_id, other.player_id))
    GROUP BY other.player_id
$$;

-- What a stop, or the closing, of another account means for this one. HELD: it is of the same person, by an exact key; an operator decides before
-- anything is staked, paid in or offered. MARKED: it may be. Null: nothing. The player's own stops are player_stop's.
CREATE OR REPLACE FUNCTION stop_of_person(p_player_id text, p_at timestamptz) RETURNS text LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN (
    SELECT CASE WHEN bool_or(o.is_exact) THEN 'HELD' WHEN count(*) > 0 THEN 'MARKED' END
      FROM accounts_of_person(p_player_id) o JOIN players p ON p.id = o.other_id
      WHERE p.closed_at IS NOT NULL OR EXISTS (SELECT FROM player_stop(o.other_id, p_at)));
END
$$;

-- Asked at sign-up, at log-in and at a change of who somebody is: leaves for the operator which other accounts have keys of this one, those that
-- hold it first, at most 50. @returns what stop_of_person does.
CREATE OR REPLACE FUNCTION note_person(p_player_id text, p_occasion text, p_at timestamptz) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO person_marks AS m (player_id, other_id, kinds, is_held, occasion, first_at, last_at)
    SELECT p_player_id, found.other_id, found.kinds, found.is_held, p_occasion, p_at, p_at
      FROM (SELECT o.other_id, o.kinds,
                   o.is_exact AND (p.closed_at IS NOT NULL OR EXISTS (SELECT FROM player_stop(o.other_id, p_at))) AS is_held
              FROM accounts_of_person(p_player_id) o JOIN players p ON p.id = o.other_id) found
      ORDER BY found.is_held DESC, found.other_id LIMIT 50
    ON CONFLICT (player_id, other_id) DO UPDATE
      SET kinds = excluded.kinds, is_held = excluded.is_held, occasion = excluded.occasion, last_at = excluded.last_at
      WHERE (m.kinds, m.is_held) IS DISTINCT FROM (excluded.kinds, excluded.is_held);
  RETURN stop_of_person(p_player_id, p_at);
END
$$;

-- Whether the person had an account before this one, which is nobody new then.
CREATE OR REPLACE FUNCTION is_known_person(p_player_id text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM players own, accounts_of_person(own.id) o JOIN players other ON other.id = o.other_id
      WHERE own.id = p_player_id AND o.is_exact AND (other.created_at, other.id) < (own.created_at, own.id))
$$;

-- An operator has found that two accounts are of two persons; called as the owner of the tables: the servers' role may not.
CREATE OR REPLACE FUNCTION tell_persons_apart(p_one_id text, p_other_id text, p_reason text, p_at timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO persons_apart (one_id, other_id, reason, decided_at) VALUES (least(p_one_id, p_other_id), greatest(p_one_id, p_other_id), p_reason, p_at)
    ON CONFLICT DO NOTHING
$$;
REVOKE EXECUTE ON FUNCTION tell_persons_apart FROM PUBLIC;

-- Decides a check of a document, once. What the provider has read has to be this player's name and birthday, as far as either is known: a document
-- of somebody else is rejected.
CREATE OR REPLACE FUNCTION decide_document_check(
  p_id text, p_state text, p_reason text, p_first_name text, p_last_name text, p_date_of_birth date, p_region text, p_number text, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_is_own boolean;
BEGIN
  SELECT folded(p.first_name || p.last_name) = folded(p_first_name || p_last_name) AND coalesce(d.date_of_birth = p_date_of_birth, true) INTO v_is_own
    FROM document_checks c JOIN players p ON p.id = c.player_id LEFT JOIN player_details d ON d.player_id = p.id WHERE c.id = p_id;
  IF p_state = 'APPROVED' AND NOT coalesce(v_is_own, false) THEN
    p_state := 'REJECTED';
    p_reason := 'The name or date of birth on this document is not the one of your account.';
  END IF;
  UPDATE document_checks
    SET state = p_state, reason = CASE WHEN p_state = 'REJECTED' THEN p_reason END, decided_at = CASE WHEN p_state IN ('APPROVED', 'REJECTED') THEN p_at END,
        read_first_name = p_first_name, read_last_name = p_last_name, read_date_of_birth = p_date_of_birth, read_region = p_region,
        read_digest = CASE WHEN p_number <> '' THEN person_digest(document_type, folded(p_number)) END
    WHERE id = p_id AND state IN ('PENDING', 'REVIEW');
END
$$;
