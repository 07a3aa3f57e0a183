import { type Kysely, sql } from 'kysely';
import { RUN_ROLE } from './database.ts';
import { TABLES_SCHEMA } from './releaseSchema.ts';
import type { Tables } from './schema.ts';

/**
 * What the statements of a release or anybody else could have changed of it: its functions with their rights and owners' rights.
 * @param schema the release's.
 */
export async function stateOfRelease(db: Kysely<Tables>, schema: string): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    SELECT md5(concat_ws(chr(10), current_user, (SELECT nspacl::text FROM pg_namespace WHERE nspname = ${schema}),
      (SELECT string_agg(concat_ws(' ', oid::regprocedure, pg_get_functiondef(oid), proacl), chr(10) ORDER BY oid::regprocedure::text)
         FROM pg_proc WHERE pronamespace = to_regnamespace(${schema}) AND prokind IN ('f', 'p')))) AS state`.execute(db);
  return rows[0]?.state ?? '';
}

/**
 * And of what the tables have: functions, rights of tables and columns, triggers, policies, the role and who may take it. A dump that was
 * restored without rights, a table of a later migration or a change by hand all differ.
 */
const STATE_OF_TABLES = `
  SELECT md5(concat_ws(chr(10), current_user,
    (SELECT pg_has_role(current_user, oid, CASE WHEN current_setting('server_version_num')::integer < 160000 THEN 'MEMBER' ELSE 'SET' END)::text
       FROM pg_roles WHERE rolname = '${RUN_ROLE}'),
    (SELECT nspacl::text FROM pg_namespace WHERE nspname = '${TABLES_SCHEMA}'),
    (SELECT string_agg(concat_ws(' ', oid::regprocedure, pg_get_functiondef(oid), proacl), chr(10) ORDER BY oid::regprocedure::text)
       FROM pg_proc WHERE pronamespace = '${TABLES_SCHEMA}'::regnamespace AND prokind IN ('f', 'p')),
    (SELECT string_agg(concat_ws(' ', oid::regclass, relkind, relacl), chr(10) ORDER BY oid::regclass::text)
       FROM pg_class WHERE relnamespace IN (SELECT oid FROM pg_namespace WHERE nspname IN ('${TABLES_SCHEMA}', 'graphile_worker'))
         AND relkind IN ('r', 'p', 'v', 'm')),
    (SELECT string_agg(concat_ws(' ', attrelid::regclass, attname, attacl), chr(10) ORDER BY attrelid::regclass::text, attname)
       FROM pg_attribute WHERE attacl IS NOT NULL AND attrelid IN (SELECT oid FROM pg_class WHERE relnamespace = '${TABLES_SCHEMA}'::regnamespace)),
    (SELECT string_agg(pg_get_triggerdef(t.oid), chr(10) ORDER BY tgrelid::regclass::text, tgname)
       FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid WHERE relnamespace = '${TABLES_SCHEMA}'::regnamespace AND NOT tgisinternal),
    (SELECT string_agg(concat_ws(' ', schemaname, tablename, policyname, roles), chr(10) ORDER BY schemaname, tablename, policyname)
       FROM pg_policies))) AS state`;

export async function stateOfTables(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql.raw<{ state: string }>(STATE_OF_TABLES).execute(db);
  return rows[0]?.state ?? '';
}
