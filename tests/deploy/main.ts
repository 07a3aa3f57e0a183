import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { supportedNode } from '../../scripts/lib/nodes.mjs';
import { makeNextStore } from './support/nextRelease.ts';

/** Where money and what a player may do are decided. */
const MONEY = ['cancellation', 'cashOut', 'ledger', 'payments', 'placement', 'playerMay', 'settlement', 'withdrawable'].map(
  (name) => `tests/money/${name}.integration`,
);

const git = (...words: string[]): string => execFileSync('git', words, { encoding: 'utf8' }).trim();

/** The newest release that this one comes after, by its tag (`v1.2.3`); null before the first, and in a clone that has no history. */
function lastRelease(): string | null {
  const tags = spawnSync('git', ['tag', '--list', 'v*', '--merged', 'HEAD~1', '--sort=-creatordate'], { encoding: 'utf8' }).stdout;
  return tags.split('\n')[0]?.trim() || null;
}

/** Runs the money tests of a release on the schema of a later one. */
function testOn(project: string, nextStore: string): number {
  const { status } = spawnSync(supportedNode(), ['node_modules/vitest/vitest.mjs', 'run', '--project=integration', ...MONEY], {
    cwd: project,
    env: { ...process.env, NEXT_STORE: nextStore },
    stdio: 'inherit',
  });
  return status ?? 1;
}

/**
 * `npm run test:releases`: the last release passes its money tests on this release's schema. Before there is one, this release does on the schema of a
 * next one that expands it (support/nextRelease.ts).
 */
async function main(): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'slipstream-releases-'));
  try {
    const tag = lastRelease();
    if (tag === null) {
      const store = path.join(folder, 'store');
      await makeNextStore(store);
      return testOn(process.cwd(), store);
    }
    process.stdout.write(`The tests of ${tag} on the schema of this release.\n`);
    const project = path.join(folder, 'project');
    git('worktree', 'add', '--detach', project, tag);
    try {
      await symlink(path.resolve('node_modules'), path.join(project, 'node_modules'));
      await cp(path.resolve('server/store'), path.join(folder, 'store'), { recursive: true });
      return testOn(project, path.join(folder, 'store'));
    } finally {
      git('worktree', 'remove', '--force', project);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

process.exitCode = await main();
