import path from 'node:path';
import { loadConfigFromFile, type UserConfig } from 'vite';
import { expect, it } from 'vitest';
import { collectOperations, isDirect, isNamed } from '../../scripts/vite/operations.ts';

const root = path.resolve(import.meta.dirname, '..', '..');

/** The configuration of a build, as Vite itself loads it. */
async function configOfBuild(): Promise<UserConfig> {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, path.join(root, 'vite.config.ts'));
  return loaded?.config ?? {};
}

it('a build has the text of every query and mutation sent without Apollo, for a server that does not know its hash', async () => {
  const { define } = await configOfBuild();
  const operations = (await collectOperations(root)).filter(({ kind }) => kind !== 'subscription');
  const direct = operations.filter(isDirect);
  expect(direct.map(({ name }) => name)).toEqual(expect.arrayContaining(['HomeSlate', 'SportsMenu', 'Startup', 'Heartbeat']));
  expect(JSON.parse(String(define?.__OPERATION_TEXTS__))).toEqual(Object.fromEntries(direct.map(({ name, text }) => [name, text])));
  const named = JSON.parse(String(define?.__DIRECT_OPERATIONS__)) as Readonly<Record<string, { readonly hash: string | null }>>;
  // A query of a page brings its hash in its document.
  for (const one of direct) expect(named[one.name]?.hash, one.name).toBe(isNamed(one) ? one.hash : undefined);
});

it('a build writes hashes into documents, cuts the router and preloads by our own list', async () => {
  const { plugins = [], build } = await configOfBuild();
  const names = plugins.flat(3).map((plugin) => (plugin && 'name' in plugin ? plugin.name : ''));
  expect(names).toEqual(expect.arrayContaining(['slipstream:operation-hashes', 'slipstream:shake-router']));
  const preload = build?.modulePreload;
  const preloads = typeof preload === 'object' ? preload.resolveDependencies : undefined;
  const context = { hostId: 'assets/index-DwMAAcQh.js', hostType: 'js' } as const;
  expect(preloads?.('assets/MyBets-gnPpoejM.js', ['assets/MyBets-gnPpoejM.js', 'assets/BetCard-Bw3463a6.js'], context)).toEqual([
    'assets/BetCard-Bw3463a6.js',
  ]);
});
