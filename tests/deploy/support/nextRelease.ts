import { appendFile, cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseSchema } from '../../../server/store/releaseSchema.ts';
import { releaseEpoch } from '../../../server/store/schemaEpoch.ts';

export interface NextRelease {
  /** Where it is, as a project with a build. */
  readonly project: string;
  /** The schema of its functions. */
  readonly schema: string;
  remove(): Promise<void>;
}

/** What the next release adds: a column that the release before does not know, and a table that its servers may only read. */
const EXPANSION = `ALTER TABLE bets ADD COLUMN remark text;
CREATE TABLE remarks (id bigint PRIMARY KEY);
`;

/** The SQL of a release with one more migration, into the folder. */
export async function makeNextStore(store: string): Promise<void> {
  await cp(path.resolve('server/store'), store, { recursive: true });
  const number = String(releaseEpoch() + 1).padStart(4, '0');
  await writeFile(path.join(store, `migrations/${number}_remarks.sql`), EXPANSION);
  await appendFile(path.join(store, 'functions/place_bets.sql'), '-- The next release.\n');
}

/** The built product with one more migration and another place_bets; the rest is this project's. */
export async function makeNextRelease(): Promise<NextRelease> {
  const here = process.cwd();
  const project = await mkdtemp(path.join(tmpdir(), 'slipstream-release-'));
  await linkAll(here, project, ['dist', 'server']);
  await mkdir(path.join(project, 'dist'));
  await linkAll(path.join(here, 'dist'), path.join(project, 'dist'), ['server']);
  // Node runs a program where it really is.
  await cp(path.join(here, 'dist/server'), path.join(project, 'dist/server'), { recursive: true });
  await mkdir(path.join(project, 'server'));
  await linkAll(path.join(here, 'server'), path.join(project, 'server'), ['store']);
  const store = path.join(project, 'server/store');
  await makeNextStore(store);
  return { project, schema: releaseSchema(store), remove: () => rm(project, { recursive: true, force: true }) };
}

async function linkAll(from: string, to: string, without: readonly string[]): Promise<void> {
  for (const name of await readdir(from)) if (!without.includes(name)) await symlink(path.join(from, name), path.join(to, name));
}
