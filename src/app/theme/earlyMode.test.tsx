import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.restoreAllMocks());

it('the script in the head notices that the app’s entry cannot be loaded', async () => {
  // Caught here, because the page is the next file's too.
  const listen = vi.spyOn(document, 'addEventListener').mockImplementation(() => undefined);
  vi.resetModules();
  await import('./earlyMode.ts');
  expect(listen.mock.calls.map(([type, , isCapturing]) => [type, isCapturing])).toContainEqual(['error', true]);
});
