import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process';
import { lchown, lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartupFailure } from '../startupFailure.ts';

const run = promisify(execFile);

/** How PostgreSQL's programs are started, and who owns their files: PostgreSQL refuses to run as root. */
export interface RunAs {
  readonly kind: 'self' | 'user' | 'namespace';
  /** Null: the current user. */
  readonly owner: { readonly uid: number; readonly gid: number } | null;
  spawn(file: string, args: readonly string[], options: SpawnOptions): ChildProcess;
}

const USER = 'postgres';
const NOBODY = 65_534;
const self: RunAs = { kind: 'self', owner: null, spawn: (file, args, options) => spawn(file, args, options) };

/**
 * Without root: the current user. As root: the user `postgres`, created if missing. Where that user cannot reach the programs or the data
 * (a clone in a directory that only root may enter), a user namespace that maps root to another id.
 * @param reach paths that the programs need.
 * @throws StartupFailure when nothing works.
 */
export async function chooseRunAs(postgres: string, reach: readonly string[]): Promise<RunAs> {
  if (process.getuid?.() !== 0) return self;
  const owner = await postgresUser();
  const asUser: RunAs | null = owner && {
    kind: 'user',
    owner,
    spawn: (file, args, options) => spawn(file, args, { ...options, ...owner }),
  };
  if (asUser && (await works(asUser, postgres, reach))) return asUser;
  // initdb needs a user id that has a name.
  const uid = owner?.uid ?? NOBODY;
  const inNamespace: RunAs = {
    kind: 'namespace',
    owner: { uid: 0, gid: 0 },
    spawn: (file, args, options) =>
      spawn('unshare', ['--user', `--map-user=${uid}`, '--map-group=0', '--', file, ...args], options),
  };
  if (await works(inNamespace, postgres, reach)) return inNamespace;
  throw new StartupFailure(
    `PostgreSQL may not run as root, and the user ${USER} cannot get to ${[postgres, ...reach].join(' and ')}: let others pass through their directories (chmod o+x), start as another user, or set DATABASE_URL.`,
  );
}

/** Gives the cluster's files to the user who runs it, also after the project or the user has moved. */
export async function giveFiles(directory: string, runAs: RunAs): Promise<void> {
  const { owner } = runAs;
  if (owner === null || (await lstat(directory)).uid === owner.uid) return;
  for (const entry of await readdir(directory, { recursive: true }))
    await lchown(path.join(directory, entry), owner.uid, owner.gid);
  await lchown(directory, owner.uid, owner.gid);
}

async function postgresUser(): Promise<{ uid: number; gid: number } | null> {
  const lookUp = async (): Promise<{ uid: number; gid: number }> => {
    const [uid, gid] = await Promise.all([run('id', ['-u', USER]), run('id', ['-g', USER])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  };
  try {
    return await lookUp();
  } catch {
    try {
      await run('groupadd', ['-f', USER]);
      await run('useradd', ['-g', USER, '--no-create-home', USER]);
      return await lookUp();
    } catch {
      return null;
    }
  }
}

/** Tried, not derived from permissions: can the user enter every directory and run the program? */
async function works(runAs: RunAs, postgres: string, reach: readonly string[]): Promise<boolean> {
  const entered = await Promise.all(reach.map((directory) => succeeds(runAs, '/bin/sh', ['-c', 'cd "$0"', directory])));
  return entered.every(Boolean) && (await succeeds(runAs, postgres, ['--version']));
}

function succeeds(runAs: RunAs, file: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = runAs.spawn(file, args, { stdio: 'ignore', cwd: '/' });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}
