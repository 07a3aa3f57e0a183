import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { expect, it } from 'vitest';
import { OldPostgres, refuseOldPostgres } from './postgresVersion.ts';
import type { Tables } from './schema.ts';

/** A database that answers every question with its version. */
function databaseOf(version: string, number: number): { readonly query: Kysely<Tables> } {
  const answer = { command: 'SELECT', rowCount: 1, rows: [{ version, number }] };
  const client = { query: async () => answer, release: () => undefined };
  const pool = { connect: async () => client, end: async () => undefined };
  return { query: new Kysely({ dialect: new PostgresDialect({ pool: pool as unknown as PostgresPool }) }) };
}

it.each([
  ['15.18', 150_018],
  ['16.9', 160_009],
])('PostgreSQL %s is refused before anything is written, with the version that is needed', async (version, number) => {
  const refused = refuseOldPostgres(databaseOf(version, number));
  await expect(refused).rejects.toThrow(`Slipstream needs PostgreSQL 17 or newer; this is ${version}.`);
  await expect(refused).rejects.toBeInstanceOf(OldPostgres);
});

it.each([
  ['17.0', 170_000],
  ['18.4', 180_004],
])('PostgreSQL %s is new enough', async (version, number) => {
  await expect(refuseOldPostgres(databaseOf(version, number))).resolves.toBeUndefined();
});
