import { describe, expect, it } from 'vitest';
import { answerOf, decodeAttempt, encodeAttempt, isJwt, type LinkAttempt, providerUrl } from './linkAttempt.ts';

const ATTEMPT: LinkAttempt = { playerAlias: 'p1', verifier: 'v'.repeat(43), state: 's'.repeat(22), startedAt: 1_000 };
const TEN_MINUTES_MS = 600_000;

describe('a stored attempt', () => {
  const text = encodeAttempt(ATTEMPT);

  it('is read back by its player for ten minutes', () => {
    expect(decodeAttempt(text, 'p1', 1_000 + TEN_MINUTES_MS)).toEqual(ATTEMPT);
    expect(decodeAttempt(text, 'p1', 1_001 + TEN_MINUTES_MS)).toBeNull();
    expect(decodeAttempt(text, 'p2', 1_000)).toBeNull();
  });

  it.each([null, '', 'null', '[]', '{', '{}', '"text"'])('%s is none', (stored) => {
    expect(decodeAttempt(stored, 'p1', 1_000)).toBeNull();
  });

  it.each([
    ['verifier', 'v'.repeat(42)],
    ['verifier', null],
    ['state', 's'.repeat(21)],
    ['state', 7],
    ['startedAt', '1000'],
  ])('an attempt with the %s %o is none', (name, value) => {
    expect(decodeAttempt(JSON.stringify({ ...ATTEMPT, [name]: value }), 'p1', 1_000)).toBeNull();
  });
});

describe('the provider’s answer', () => {
  it('is in the fragment', () => {
    expect(answerOf('#code=c&id_token=a.b.c&state=s%26t')).toEqual({ code: 'c', idToken: 'a.b.c', state: 's&t' });
    expect(answerOf('#error=access_denied&state=s')).toEqual({ code: null, idToken: null, state: 's' });
    expect(answerOf('#code=&id_token=')).toEqual({ code: null, idToken: null, state: null });
    expect(answerOf('')).toEqual({ code: null, idToken: null, state: null });
  });
});

describe('the address at the provider', () => {
  const request = { authorizeUrl: 'https://media.test/auth?tenant=1', clientId: 'c', redirectUri: 'https://a.test/cb', nonce: 'n' };

  it('asks for a code and an id token, with PKCE, and for a log-in every time', () => {
    const url = new URL(providerUrl(request, 'state', 'challenge') ?? '');
    expect(url.origin + url.pathname).toBe('https://media.test/auth');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      tenant: '1',
      client_id: 'c',
      redirect_uri: 'https://a.test/cb',
      response_type: 'code id_token',
      scope: 'openid profile',
      prompt: 'login',
      nonce: 'n',
      state: 'state',
      code_challenge: 'challenge',
      code_challenge_method: 'S256',
    });
  });

  it('is never a script', () => {
    for (const authorizeUrl of ['javascript:alert(1)', 'data:text/html,a', '/auth', 'https://'])
      expect(providerUrl({ ...request, authorizeUrl }, 's', 'c'), authorizeUrl).toBeNull();
  });
});

it('a JWT has three parts in base64url', () => {
  for (const text of ['a.b.c', 'aA0_-.b.c']) expect(isJwt(text)).toBe(true);
  for (const text of ['', 'a.b', 'a..c', 'a.b.c.d', 'a.b.c=', 'a b.c.d']) expect(isJwt(text)).toBe(false);
});
