import { expect, it, vi } from 'vitest';
import { createCore } from './core.ts';

it('the connection is foreign while something else answers for the server', async () => {
  const answer = vi.fn(async () => new Response('<h1>Welcome to the hotel</h1>', { headers: { 'content-type': 'text/html' } }));
  vi.stubGlobal('fetch', answer);
  const { core } = createCore('tsb');
  expect(core.connection.getSnapshot().foreign).toBeUndefined();
  core.checkConnection();
  await vi.waitFor(() => expect(core.connection.getSnapshot()).toMatchObject({ online: false, foreign: 'page' }));
  vi.unstubAllGlobals();
});
