import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ScratchDatabase, scratchDatabase } from './support/scratchDatabase.ts';

const readSql = (directory: string) =>
  readdirSync(directory).map((name) => [name, readFileSync(path.join(directory, name), 'utf8')] as const);
const ofTriggers = new Map(readSql('server/store/triggers'));
const files = new Map([...ofTriggers, ...readSql('server/store/functions')]);
/** Every posting writes the ledger: what follows a transfer is said where transfers are described, not at each of them. */
const WRITTEN_EVERYWHERE = 'ledger_transfers';

let scratch: ScratchDatabase;
let triggers: readonly { readonly table: string; readonly function: string }[];
beforeAll(async () => {
  scratch = await scratchDatabase();
  const { rows } = await scratch.owner.pool.query(
    `SELECT DISTINCT tgrelid::regclass::text AS table, tgfoid::regproc::text AS function FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid
      WHERE relnamespace = 'public'::regnamespace AND NOT tgisinternal`,
  );
  triggers = rows;
});
afterAll(() => scratch.drop());

const homeOf = (name: string): string | undefined =>
  [...ofTriggers].find(([, text]) => text.includes(`FUNCTION ${name}() RETURNS trigger`))?.[0];

describe('triggers', () => {
  it('have their functions in one folder, where a deploy replaces them', () => {
    expect(triggers.length).toBeGreaterThan(20);
    expect(triggers.filter((one) => homeOf(one.function) === undefined)).toEqual([]);
  });

  it('refuse every write until a deploy has written their functions', async () => {
    const baseline = readFileSync('server/store/migrations/0001_baseline.sql', 'utf8');
    const client = await scratch.owner.pool.connect();
    let declared: readonly { readonly name: string; readonly source: string }[];
    try {
      await client.query('BEGIN; CREATE SCHEMA before_start; SET LOCAL search_path TO before_start, public');
      await client.query(baseline.replaceAll('CREATE EXTENSION', 'CREATE EXTENSION IF NOT EXISTS'));
      ({ rows: declared } = await client.query(
        `SELECT proname AS name, prosrc AS source FROM pg_proc
          WHERE pronamespace = 'before_start'::regnamespace AND prorettype = 'trigger'::regtype`,
      ));
      const write = client.query("INSERT INTO competitions VALUES ('c', 'football', 'o', 'c', 'C', 'i', 1)");
      await expect(write).rejects.toThrow('not written yet');
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
    expect(declared.length).toBeGreaterThan(10);
    expect(declared.filter(({ source }) => !source.startsWith('BEGIN RAISE EXCEPTION'))).toEqual([]);
  });

  it('are named where SQL writes their cause', () => {
    const unnamed = triggers.flatMap(({ table, function: name }) => {
      const home = homeOf(name) ?? '';
      if (table === WRITTEN_EVERYWHERE || !home.startsWith('after_')) return [];
      const writers = [...files].filter(([file, text]) => file !== home && new RegExp(`INSERT INTO ${table}\\b`).test(text));
      return writers
        .filter(([, text]) => !text.includes(home))
        .map(([file]) => `${file} writes ${table} and does not name ${home}`);
    });
    expect(unnamed).toEqual([]);
  });
});
