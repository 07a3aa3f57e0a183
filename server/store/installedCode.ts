import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { RUN_ROLE } from './database.ts';
import type { Tables } from './schema.ts';

/** Functions and rights are a few hundred statements; what they came to stands in a function of its own, so that an equal start writes nothing. */
interface Installed {
  /** Hash of the statements. */
  readonly text: string;
  /** `on`, `off`, or empty where nobody has said it yet: whether RUN_ROLE may do what operators do. */
  readonly sandbox: string;
  /** Hash of what the database has of them. */
  readonly state: string;
}

export function hashOf(texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex');
}

/**
 * Everything that statements or anybody else could have changed: functions with their rights and owners' rights, tables and their rights,
 * triggers, policies, the role and who may take it. A dump that was restored without rights, a table of a later migration or a change by
 * hand all differ.
 */
const STATE = `
  SELECT md5(concat_ws(chr(10), current_user,
    (SELECT pg_has_role(current_user, oid, CASE WHEN current_setting('server_version_num')::integer < 160000 THEN 'MEMBER' ELSE 'SET' END)::text
       FROM pg_roles WHERE rolname = '${RUN_ROLE}'),
    (SELECT nspacl::text FROM pg_namespace WHERE nspname = current_schema()),
    (SELECT string_agg(concat_ws(' ', oid::regprocedure, pg_get_functiondef(oid), proacl), chr(10) ORDER BY oid::regprocedure::text)
       FROM pg_proc WHERE pronamespace = current_schema()::regnamespace AND prokind IN ('f', 'p') AND proname <> 'installed_code'),
    (SELECT string_agg(concat_ws(' ', oid::regclass, relkind, relacl), chr(10) ORDER BY oid::regclass::text)
       FROM pg_class WHERE relnamespace IN (SELECT oid FROM pg_namespace WHERE nspname IN (current_schema(), 'graphile_worker'))
         AND relkind IN ('r', 'p', 'v', 'm')),
    (SELECT string_agg(concat_ws(' ', attrelid::regclass, attname, attacl), chr(10) ORDER BY attrelid::regclass::text, attname)
       FROM pg_attribute WHERE attacl IS NOT NULL AND attrelid IN (SELECT oid FROM pg_class WHERE relnamespace = current_schema()::regnamespace)),
    (SELECT string_agg(pg_get_triggerdef(t.oid), chr(10) ORDER BY tgrelid::regclass::text, tgname)
       FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid WHERE relnamespace = current_schema()::regnamespace AND NOT tgisinternal),
    (SELECT string_agg(concat_ws(' ', schemaname, tablename, policyname, roles), chr(10) ORDER BY schemaname, tablename, policyname)
       FROM pg_policies))) AS state`;

async function stateOf(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql.raw<{ state: string }>(STATE).execute(db);
  return rows[0]?.state ?? '';
}

/** Null where nothing was installed, or by a version that did not note it. */
export async function readInstalled(db: Kysely<Tables>): Promise<Installed | null> {
  const { rows: found } = await sql<{ there: boolean }>`SELECT to_regprocedure('installed_code()') IS NOT NULL AS there`.execute(
    db,
  );
  if (!found[0]?.there) return null;
  const { rows } = await sql<{ note: string }>`SELECT installed_code() AS note`.execute(db);
  const [text = '', sandbox = '', state = ''] = (rows[0]?.note ?? '').split(':');
  return { text, sandbox, state };
}

/** Whether the statements have made what is there, and nobody has changed it since. @param sandbox undefined: whatever it is */
export async function isInstalled(
  db: Kysely<Tables>,
  installed: Installed | null,
  text: string,
  sandbox: boolean | undefined,
): Promise<boolean> {
  if (installed?.text !== text || (sandbox !== undefined && installed.sandbox !== wordOf(sandbox))) return false;
  return installed.state === (await stateOf(db));
}

/** `on`, `off`, or empty: as it is. */
export function wordOf(sandbox: boolean | undefined): string {
  return sandbox === undefined ? '' : sandbox ? 'on' : 'off';
}

/** In the transaction of the statements. */
export async function noteInstalled(db: Kysely<Tables>, text: string, sandbox: string): Promise<void> {
  const note = [text, sandbox, await stateOf(db)].join(':');
  await sql.raw(`CREATE OR REPLACE FUNCTION installed_code() RETURNS text LANGUAGE sql IMMUTABLE RETURN '${note}'`).execute(db);
}
