import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStore } from '../../../platform/externalStore.ts';
import { fakeTime, settle } from '../../../platform/testing/fakeTime.ts';
import { sandboxOf } from './sandbox.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the developer tools', () => {
  it('exist where the server has a sandbox, and ask for its token where it needs one', async () => {
    const status = { now: 404 };
    const tokens: (string | null)[] = [];
    vi.stubGlobal('fetch', async (_path: string, init?: RequestInit) => {
      tokens.push(new Headers(init?.headers).get('x-sandbox-token'));
      return Response.json({ environment: 'demo' }, { status: status.now });
    });
    const sandbox = sandboxOf({ timers: fakeTime().timers, connection: createStore({ online: true, live: false }) });
    expect(sandbox.access.getSnapshot()).toBe('unknown');
    await sandbox.refresh();
    expect(sandbox.access.getSnapshot()).toBe('closed');
    status.now = 401;
    await sandbox.refresh();
    expect(sandbox.access.getSnapshot()).toBe('locked');
    status.now = 200;
    await sandbox.unlock('a-token');
    expect([sandbox.access.getSnapshot(), sandbox.state.getSnapshot()]).toEqual(['open', { environment: 'demo' }]);
    expect(tokens).toEqual([null, null, 'a-token']);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await sandbox.refresh();
    expect(sandbox.access.getSnapshot()).toBe('unreachable');
  });

  it('end a maintenance that they began, and show the server’s reason for a refusal', async () => {
    const time = fakeTime();
    const sent: string[] = [];
    const status = { now: 200 };
    vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
      if (init?.method === 'POST') sent.push(`${path} ${String(init.body)}`);
      return Response.json(status.now === 422 ? { error: 'is no title', field: 'title' } : {}, { status: status.now });
    });
    const sandbox = sandboxOf({ timers: time.timers, connection: createStore({ online: true, live: false }) });
    await sandbox.changeFor(10, '/maintenance', { enabled: true }, { enabled: false });
    await time.pass(9_999);
    expect(sent).toEqual(['/sandbox/maintenance {"enabled":true}']);
    await time.pass(1);
    await settle();
    expect(sent[1]).toBe('/sandbox/maintenance {"enabled":false}');
    status.now = 422;
    expect(await sandbox.changeFor(10, '/maintenance', { enabled: true }, { enabled: false })).toEqual({
      ok: false,
      error: 'is no title',
    });
    expect(time.pending()).toBe(0);
  });
});
