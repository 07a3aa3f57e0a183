import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function routePaths(): Promise<readonly string[]> {
  const { feature } = await import('../../src/features/dev-tools/index.ts');
  return feature.routes.map(({ path }) => path);
}

describe('the developer tools', () => {
  it('[S2.103] are at dev-tools, and nowhere in a build for production', async () => {
    expect(await routePaths()).toContain('dev-tools');
    vi.resetModules();
    vi.stubGlobal('__DEV_TOOLS__', true);
    expect(await routePaths()).toContain('dev-tools');
    vi.resetModules();
    vi.stubGlobal('__DEV_TOOLS__', false);
    expect(await routePaths()).toEqual([]);
  });
});
