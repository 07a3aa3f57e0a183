import { describe, expect, it, vi } from 'vitest';
import { listenToFrames } from './listenToFrames.ts';

const PAYMENTS = 'https://pay.example.com';

/** An app that trusts the payments' origin, and a way to send it messages. */
function host() {
  const target = new EventTarget();
  const state = { mode: 'dark' as 'dark' | 'light', trusted: [PAYMENTS] };
  const logOut = vi.fn();
  listenToFrames({
    logOut,
    ownOrigin: 'https://app.example.com',
    window: target as unknown as Window,
    trustedOrigins: () => state.trusted,
    mode: () => state.mode,
  });
  const ask = (origin: string, data: unknown) => {
    const postMessage = vi.fn();
    target.dispatchEvent(Object.assign(new Event('message'), { origin, data, source: { postMessage } }));
    return postMessage.mock.calls;
  };
  return { state, ask, logOut };
}

describe('a message of an embedded page', () => {
  it('a request for the host theme is answered with the mode that is shown', () => {
    const { state, ask } = host();
    expect(ask(PAYMENTS, { type: 'getHostTheme' })).toEqual([[{ type: 'hostTheme', mode: 'dark' }, { targetOrigin: PAYMENTS }]]);
    state.mode = 'light';
    expect(ask(PAYMENTS, { type: 'getHostTheme' })).toEqual([[{ type: 'hostTheme', mode: 'light' }, { targetOrigin: PAYMENTS }]]);
  });

  it('is answered only to trusted origins', () => {
    const { state, ask } = host();
    for (const origin of [
      'https://pay.example.com.evil.test',
      'http://pay.example.com',
      'https://pay.example.com:8443',
      'null',
      '',
    ])
      expect(ask(origin, { type: 'getHostTheme' }), origin).toEqual([]);
    state.trusted = [];
    expect(ask(PAYMENTS, { type: 'getHostTheme' })).toEqual([]);
  });

  it('logs out for the program around the app or a trusted page, and for nobody else', () => {
    const { ask, logOut } = host();
    for (const origin of ['https://evil.test', 'null', '', 'https://app.example.com.evil.test']) ask(origin, { type: 'logOut' });
    expect(logOut).not.toHaveBeenCalled();
    for (const origin of ['https://app.example.com', PAYMENTS]) ask(origin, { type: 'logOut' });
    expect(logOut).toHaveBeenCalledTimes(2);
  });

  it('any other message is ignored', () => {
    const { ask } = host();
    for (const data of [null, 'getHostTheme', { type: 'goBackToDeposit' }, {}]) expect(ask(PAYMENTS, data)).toEqual([]);
  });
});
