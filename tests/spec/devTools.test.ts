import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function door(): Promise<{ readonly paths: readonly string[]; readonly slots: readonly string[] }> {
  const { feature } = await import('../../src/features/dev-tools/index.ts');
  return { paths: feature.routes.map(({ path }) => path), slots: Object.keys(feature.slots) };
}

/** The files that the bundler makes of the door. */
async function built(hasTools: boolean): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    define: { __DEV_TOOLS__: JSON.stringify(hasTools) },
    build: {
      write: false,
      lib: { entry: path.resolve('src/features/dev-tools/index.ts'), formats: ['es'] },
      rolldownOptions: { external: (id) => /^[a-z@]/.test(id) },
    },
  });
  return ([output].flat() as Rolldown.RolldownOutput[])
    .flatMap((each) => each.output.map((file) => JSON.stringify(file)))
    .join('\n');
}

describe('the developer tools', () => {
  it('and the debug menu do not exist in a build for production', async () => {
    const all = { paths: ['dev-tools', 'dev-tools/gallery/:of?'], slots: ['drawer'] };
    expect(await door()).toEqual(all);
    vi.resetModules();
    vi.stubGlobal('__DEV_TOOLS__', true);
    expect(await door()).toEqual(all);
    vi.resetModules();
    vi.stubGlobal('__DEV_TOOLS__', false);
    expect(await door()).toEqual({ paths: [], slots: [] });
  });

  it('leave no code in a build for production', async () => {
    const texts = ['/sandbox', 'Feature flags', 'Debug menu'];
    const other = await built(true);
    for (const text of texts) expect(other).toContain(text);
    const production = await built(false);
    for (const text of texts) expect(production).not.toContain(text);
  }, 30_000);
});
