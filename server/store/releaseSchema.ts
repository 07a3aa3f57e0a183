import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../platform/projectRoot.ts';
import { houseRules } from './houseRules.ts';

/** The schema of the tables, and of what the tables need: the functions of triggers, constraints and views. */
export const TABLES_SCHEMA = 'public';

/** A text of SQL that is written as a whole. */
export interface Statement {
  readonly text: string;
  /** What could not be done, in words. */
  readonly failure: string;
}

/** The directory of this release's SQL, with migrations/, functions/ and triggers/. */
export function storeDirectory(): string {
  return path.join(projectRoot(), 'server/store');
}

/** The files of a folder, in the order of their names. */
export function readStatements(directory: string, failure: (name: string) => string): readonly Statement[] {
  const names = readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  return names.map((name) => ({ text: readFileSync(path.join(directory, name), 'utf8'), failure: failure(name) }));
}

export function hashOf(texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex');
}

const schemas = new Map<string, string>();
const NAME_DIGITS = 12;

/**
 * The schema of a release's functions. Its name comes from their text, so that two releases with other functions never share one, and two with
 * the same ones do. What an operator configures is not part of it.
 * @param directory of the release's SQL: this one's by default.
 */
export function releaseSchema(directory = storeDirectory()): string {
  const named = schemas.get(directory);
  if (named !== undefined) return named;
  const functions = readStatements(path.join(directory, 'functions'), String).map(({ text }) => text);
  const rights = readFileSync(path.join(directory, 'releaseGrants.sql'), 'utf8');
  const schema = `release_${hashOf([...houseRules(), ...functions, rights]).slice(0, NAME_DIGITS)}`;
  schemas.set(directory, schema);
  return schema;
}

/** Where a connection finds functions and tables: those of the release first. The same everywhere, because a plan is made for one search path. */
export function searchPath(schema = releaseSchema()): string {
  return `${schema},${TABLES_SCHEMA},pg_temp`;
}
