import { describe, expect, it } from 'vitest';
import { authorizeAddress, decodeStoredLogIn, readReturn, returnProblemText, type StoredLogIn } from './codeReturn.ts';

const STORED: StoredLogIn = {
  verifier: 'v'.repeat(64),
  state: 's'.repeat(32),
  redirectUri: 'https://tsb.test/oauth_callback',
  issuer: 'https://id.tsb.test',
  search: '?previousPath=%2Fmy-bets',
};
const GOOD = { code: 'c1', state: STORED.state, iss: STORED.issuer };
const read = (answer: Readonly<Record<string, string>>, stored: StoredLogIn | null = STORED) =>
  readReturn(`?${new URLSearchParams(answer).toString()}`, stored);

describe('the authorize URL', () => {
  it('is built from client_id, code_challenge, code_challenge_method, redirect_uri, response_type and state', () => {
    const url = new URL(
      authorizeAddress('https://id.tsb.test/authorize', {
        clientId: 'app',
        challenge: 'abc',
        redirectUri: STORED.redirectUri,
        state: STORED.state,
      }),
    );
    expect(url.origin + url.pathname).toBe('https://id.tsb.test/authorize');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'app',
      code_challenge: 'abc',
      code_challenge_method: 'S256',
      redirect_uri: STORED.redirectUri,
      response_type: 'code',
      state: STORED.state,
    });
  });
});

describe('a return from the log-in page', () => {
  it('gives the code with the stored verifier and redirect address', () => {
    expect(read(GOOD)).toEqual({
      ok: true,
      value: { code: 'c1', code_verifier: STORED.verifier, redirect_uri: STORED.redirectUri },
    });
  });

  it.each([
    ['notStarted', GOOD, null],
    ['notOurs', { ...GOOD, state: 'x'.repeat(32) }, STORED],
    ['notOurs', { code: 'c1', iss: STORED.issuer }, STORED],
    ['notOurs', { ...GOOD, iss: 'https://evil.test' }, STORED],
    ['notOurs', { code: 'c1', state: STORED.state }, STORED],
    ['notOurs', { error: 'access_denied', state: 'other', iss: STORED.issuer }, STORED],
    ['cancelled', { error: 'access_denied', state: STORED.state, iss: STORED.issuer }, STORED],
    ['refused', { error: 'invalid_request', state: STORED.state, iss: STORED.issuer }, STORED],
    ['noCode', { code: '', state: STORED.state, iss: STORED.issuer }, STORED],
  ] as const)('an unusable return is %s', (problem, answer, stored) => {
    expect(read(answer, stored)).toEqual({ ok: false, error: problem });
    expect(returnProblemText(problem)).toMatch(/\.$/);
  });

  it('is compared only with what was stored whole', () => {
    expect(decodeStoredLogIn(JSON.stringify(STORED))).toEqual(STORED);
    const { state: _left, ...without } = STORED;
    for (const text of [null, '', '{', '1', JSON.stringify(without)]) expect(decodeStoredLogIn(text)).toBeNull();
  });
});
