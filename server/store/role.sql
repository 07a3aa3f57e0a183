-- The role that servers work as, which owns nothing.

-- Roles belong to the whole cluster, so another database may have created the role, even at this moment.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'slipstream_run') THEN
    CREATE ROLE slipstream_run;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN
  NULL;
END
$$;

-- An owner that is also the server's log-in must be able to become slipstream_run. If it may not grant itself that, an administrator must,
-- or servers log in as another role.
DO $$
BEGIN
  IF NOT pg_has_role(current_user, 'slipstream_run', CASE WHEN current_setting('server_version_num')::integer < 160000 THEN 'MEMBER' ELSE 'SET' END) THEN
    GRANT slipstream_run TO CURRENT_USER;
  END IF;
EXCEPTION WHEN insufficient_privilege OR unique_violation THEN
  NULL;
END
$$;
