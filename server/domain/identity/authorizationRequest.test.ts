import { describe, expect, it } from 'vitest';
import { readAuthorizationRequest, redirectAddress } from './authorizationRequest.ts';
import type { Client } from './clients.ts';

const CLIENT: Client = {
  id: 'partner',
  name: 'Partner',
  redirectUris: ['https://partner.test/back', 'https://partner.test/back?from=app'],
};
const GOOD = {
  client_id: 'partner',
  response_type: 'code',
  redirect_uri: 'https://partner.test/back',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
  state: 's'.repeat(22),
};
const read = (more: Readonly<Record<string, unknown>> = {}, client: Client | null = CLIENT) =>
  readAuthorizationRequest({ ...GOOD, ...more }, client);

describe('a request for a log-in', () => {
  it('is accepted with the challenge method S256, with and without state, nonce and scope', () => {
    expect(read()).toEqual({
      ok: true,
      value: {
        clientId: 'partner',
        redirectUri: GOOD.redirect_uri,
        challenge: GOOD.code_challenge,
        state: GOOD.state,
        nonce: null,
        scope: '',
      },
    });
    expect(read({ state: '', nonce: 'n', scope: 'openid email' })).toMatchObject({
      value: { state: null, nonce: 'n', scope: 'openid' },
    });
    for (const code_challenge_method of ['plain', 's256', '', undefined])
      expect(read({ code_challenge_method })).toMatchObject({ error: { kind: 'REDIRECTED', error: 'invalid_request' } });
  });

  it('a request of an unknown client, or to an address that is not exactly the client’s, is redirected nowhere', () => {
    expect(read({}, null)).toMatchObject({ error: { kind: 'SHOWN' } });
    const wrong = [
      'https://partner.test/back/',
      'https://partner.test/BACK',
      'http://partner.test/back',
      'https://partner.test/back#',
      'https://partner.test/back?x=1',
      'https://partner.test.evil.test/back',
      '',
      undefined,
      ['https://partner.test/back'],
    ];
    for (const redirect_uri of wrong) expect(read({ redirect_uri })).toMatchObject({ error: { kind: 'SHOWN' } });
    expect(read({ redirect_uri: 'https://partner.test/back?from=app' })).toMatchObject({ ok: true });
  });

  it.each([
    ['invalid_request', { code_challenge: undefined }],
    ['invalid_request', { code_challenge: 'short' }],
    ['invalid_request', { state: 'x'.repeat(21) }],
    ['invalid_request', { state: 'x'.repeat(513) }],
    ['invalid_request', { nonce: 'n'.repeat(513) }],
    ['invalid_request', { response_mode: 'fragment' }],
    ['invalid_request', { scope: ['openid', 'openid'] }],
    ['unsupported_response_type', { response_type: 'token' }],
    ['unsupported_response_type', { response_type: undefined }],
    ['login_required', { prompt: 'none' }],
    ['request_not_supported', { request: 'a.b.c' }],
    ['request_uri_not_supported', { request_uri: 'https://partner.test/request' }],
  ])('a wrong request is answered to the client as %s', (error, more) => {
    expect(read(more)).toMatchObject({ ok: false, error: { kind: 'REDIRECTED', redirectUri: GOOD.redirect_uri, error } });
  });
});

describe('the way back', () => {
  it('repeats a state that is refused, but none that is longer than addresses are', () => {
    const [refused, long] = ['x'.repeat(2048), 'x'.repeat(2049)];
    expect(read({ state: refused })).toMatchObject({ error: { kind: 'REDIRECTED', state: refused } });
    expect(read({ state: long })).toMatchObject({ error: { kind: 'REDIRECTED', state: null } });
  });

  it('adds to the client’s own query, encoded, and leaves out what is absent', () => {
    expect(redirectAddress('https://a.test/back', { code: 'a b', state: null, iss: 'http://x:1' })).toBe(
      'https://a.test/back?code=a%20b&iss=http%3A%2F%2Fx%3A1',
    );
    expect(redirectAddress('https://a.test/back?from=app', { error: 'access_denied' })).toBe(
      'https://a.test/back?from=app&error=access_denied',
    );
  });
});
