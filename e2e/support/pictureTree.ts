import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

function git(...args: readonly string[]): { readonly status: number | null; readonly text: string } {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  return { status, text: (status === 0 ? stdout : stderr).trim() };
}

/** The commit of a name; null: the repository has none. */
export function commitOf(name: string): string | null {
  const { status, text } = git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  return status === 0 ? text : null;
}

/** A commit's tree in a temporary folder, with our packages. */
export interface Tree {
  readonly folder: string;
  remove(): Promise<void>;
}

/** @throws Error with git's or the build's own words. */
export async function buildTree(commit: string, signal: AbortSignal): Promise<Tree> {
  const folder = await mkdtemp(path.join(tmpdir(), 'slipstream-pictures-'));
  const remove = async (): Promise<void> => {
    git('worktree', 'remove', '--force', folder);
    await rm(folder, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  try {
    const added = git('worktree', 'add', '--detach', folder, commit);
    if (added.status !== 0) throw new Error(added.text);
    await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    await build(folder, signal);
    return { folder, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

function build(cwd: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['scripts/build.mjs'], { cwd, signal, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('The tree of the base could not be built, see above.')),
    );
  });
}
