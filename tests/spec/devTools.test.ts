import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function door(): Promise<{ readonly paths: readonly string[]; readonly slots: readonly string[] }> {
  const { feature } = await import('../../src/features/dev-tools/index.ts');
  return { paths: feature.routes.map(({ path }) => path), slots: Object.keys(feature.slots) };
}

describe('the developer tools', () => {
  it('[S2.103 S6.30] and the debug menu do not exist in a build for production', async () => {
    const all = { paths: ['dev-tools', 'dev-tools/gallery'], slots: ['drawer'] };
    expect(await door()).toEqual(all);
    vi.resetModules();
    vi.stubGlobal('__DEV_TOOLS__', true);
    expect(await door()).toEqual(all);
    vi.resetModules();
    vi.stubGlobal('__DEV_TOOLS__', false);
    expect(await door()).toEqual({ paths: [], slots: [] });
  });
});
