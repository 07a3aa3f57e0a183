import { describe, expect, it, vi } from 'vitest';
import type { Result } from '../../../../core/result.ts';
import { challengeOf } from '../../../../core/wire/pkce.ts';
import { fakeServices } from '../../../../tests/support/fakeServices.ts';
import type { Services } from '../../../platform/services.ts';
import type { LogInFailure } from '../../../platform/session/types.ts';
import { createRedirectLogIn } from './redirectLogIn.ts';

const ORIGIN = 'https://tsb.test';
const AUTHORIZE = 'https://id.tsb.test/authorize';

function tab() {
  const texts = new Map<string, string>();
  const goTo = vi.fn<(address: string) => void>();
  const logIn = vi.fn(async (): Promise<Result<void, LogInFailure>> => ({ ok: true, value: undefined }));
  const identity = { clientId: 'slipstream-web', authorizeUrl: AUTHORIZE };
  const startup = { getSnapshot: () => ({ data: { serviceAttributes: { identity } } }) };
  const open = () =>
    createRedirectLogIn(
      fakeServices({
        session: { logIn } as unknown as Services['session'],
        startup: startup as unknown as Services['startup'],
        persistInTab: (name) => ({
          read: () => texts.get(name) ?? null,
          write: (text) => void (text === null ? texts.delete(name) : texts.set(name, text)),
        }),
      }),
      { webCrypto: crypto, origin: ORIGIN, goTo },
    );
  const left = () => new URL(goTo.mock.calls.at(-1)?.[0] ?? '');
  const answer = (more: Readonly<Record<string, string>> = {}): string =>
    `?${new URLSearchParams({ code: 'c1', state: left().searchParams.get('state') ?? '', iss: 'https://id.tsb.test', ...more })}`;
  return { open, texts, goTo, logIn, left, answer };
}

describe('a log-in by redirect', () => {
  it('stores its verifier and its state in the tab before the page is left', async () => {
    const { open, texts, goTo, left } = tab();
    let atLeaving: unknown = null;
    goTo.mockImplementation(() => {
      atLeaving = JSON.parse([...texts.values()][0] ?? 'null');
    });
    await open().leave('?previousPath=%2Fmy-bets');
    const { searchParams } = left();
    expect(atLeaving).toMatchObject({
      state: searchParams.get('state'),
      verifier: expect.stringMatching(/^[\w-]{43,128}$/),
      search: '?previousPath=%2Fmy-bets',
    });
    const { verifier } = atLeaving as { verifier: string };
    expect(searchParams.get('code_challenge')).toBe(await challengeOf(crypto, verifier));
    expect(searchParams.get('state')?.length).toBeGreaterThanOrEqual(22);
    for (const name of ['client_id', 'code_challenge_method', 'redirect_uri', 'response_type'])
      expect(searchParams.get(name), name).toMatch(/./);
    expect(goTo.mock.calls[0]?.[0]).not.toContain(verifier);
  });

  it('asks for the answer at, and exchanges the code with, the oauth_callback path', async () => {
    const { open, left, logIn, answer } = tab();
    await open().leave('');
    expect(left().searchParams.get('redirect_uri')).toBe('https://tsb.test/oauth_callback');
    await open().finish(answer());
    expect(logIn).toHaveBeenCalledWith(expect.objectContaining({ redirect_uri: 'https://tsb.test/oauth_callback' }));
  });

  it('logs in with the code and the stored verifier, once, and knows where the player came from', async () => {
    const { open, texts, logIn, answer } = tab();
    await open().leave('?previousPath=%2Fmy-bets');
    const { verifier } = JSON.parse([...texts.values()][0] ?? '') as { verifier: string };
    const page = open();
    const outcomes = await Promise.all([page.finish(answer()), page.finish(answer())]);
    expect(outcomes).toEqual(Array(2).fill({ kind: 'loggedIn', search: '?previousPath=%2Fmy-bets' }));
    expect(logIn).toHaveBeenCalledOnce();
    expect(logIn).toHaveBeenCalledWith({ code: 'c1', code_verifier: verifier, redirect_uri: 'https://tsb.test/oauth_callback' });
    expect(texts.size).toBe(0);
    // A reload of the callback page.
    expect(await open().finish(answer())).toEqual({ kind: 'unusable', problem: 'notStarted' });
  });

  it('sends nothing for an answer with another state, and does not accept the right one after it', async () => {
    const { open, logIn, answer } = tab();
    await open().leave('');
    expect(await open().finish(answer({ state: 'x'.repeat(32) }))).toEqual({ kind: 'unusable', problem: 'notOurs' });
    expect(await open().finish(answer())).toEqual({ kind: 'unusable', problem: 'notStarted' });
    expect(logIn).not.toHaveBeenCalled();
  });

  it('tells a refused code from a server that cannot be reached', async () => {
    const { open, logIn, answer } = tab();
    await open().leave('');
    logIn.mockResolvedValueOnce({ ok: false, error: { kind: 'invalidCredentials' } });
    expect(await open().finish(answer())).toEqual({ kind: 'unusable', problem: 'refused' });
    await open().leave('');
    logIn.mockResolvedValueOnce({ ok: false, error: { kind: 'busy' } });
    expect(await open().finish(answer())).toEqual({ kind: 'failed', problem: { kind: 'busy' } });
  });
});
