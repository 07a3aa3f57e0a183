import { webcrypto } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { challengeOf } from '../../../../core/wire/pkce.ts';
import { fakeServer } from '../../../platform/data/testing/fakeServer.ts';
import { createStore } from '../../../platform/externalStore.ts';
import type { PersistedText } from '../../../platform/storage/persistedText.ts';
import { settle } from '../../../platform/testing/fakeTime.ts';
import { createAccountLinking } from './accountLinking.ts';

const REQUEST = { authorizeUrl: 'https://media.test/auth', clientId: 'c', redirectUri: 'https://a.test/cb', nonce: 'n' };
const JWT = 'aaa.bbb.ccc';

function memoryText(): PersistedText & { text: string | null } {
  return {
    text: null,
    read() {
      return this.text;
    },
    write(text) {
      this.text = text;
    },
  };
}

/** One tab: every `page` is a load of the app in it. */
function tab() {
  const server = fakeServer();
  server.answer('BeginAccountLink', () => ({ beginAccountLink: REQUEST }));
  server.answer('RedeemAccountLinkCode', () => ({ redeemAccountLinkCode: JWT }));
  server.answer('CreateAccountLink', () => ({ createAccountLink: 'SUCCESS' }));
  const stored = memoryText();
  const left: URL[] = [];
  const reports: string[] = [];
  const owner = createStore<{ readonly brand: string; readonly playerAlias: string | null }>({
    brand: 'espnbet',
    playerAlias: 'p1',
  });
  const page = () =>
    createAccountLinking(
      {
        data: server.data,
        clock: server.time.clock,
        owner,
        persistInTab: () => stored,
        report: (scope, error) => reports.push(`${scope} ${String(error)}`),
      },
      { webCrypto: webcrypto as Crypto, leave: (url) => void left.push(new URL(url)) },
    );
  return { server, stored, left, reports, owner, page };
}

/** Leaves for the provider and comes back, with the answer changed. */
async function link(at: ReturnType<typeof tab>, change: (answer: URLSearchParams) => void = () => undefined) {
  expect(await at.page().begin()).toBe(true);
  const answer = new URLSearchParams({ code: 'code', id_token: JWT, state: at.left.at(-1)?.searchParams.get('state') ?? '' });
  change(answer);
  const page = at.page();
  page.returned(`#${answer.toString()}`);
  await settle();
  return page.state.getSnapshot();
}

describe('linking an account', () => {
  it('goes through initial and loading to success, with the verifier of its challenge', async () => {
    const at = tab();
    const release = at.server.hold('RedeemAccountLinkCode');
    const first = at.page();
    expect(first.state.getSnapshot().status).toBe('initial');
    await first.begin();
    const sent = at.left[0]?.searchParams;
    const page = at.page();
    page.returned(`#code=code&id_token=${JWT}&state=${sent?.get('state')}`);
    expect(page.state.getSnapshot().status).toBe('loading');
    await release();
    expect(page.state.getSnapshot().status).toBe('success');
    const [, redeem, create] = at.server.calls;
    const { code, codeVerifier } = JSON.parse(redeem?.replace(/^RedeemAccountLinkCode /, '') ?? '') as Record<string, string>;
    expect(code).toBe('code');
    expect(await challengeOf(webcrypto as Crypto, codeVerifier ?? '')).toBe(sent?.get('code_challenge'));
    expect(create).toBe(`CreateAccountLink {"espnToken":"${JWT}"}`);
    expect(at.reports).toEqual([]);
  });

  it('needs the verifier that this tab has stored, for this player, and uses it once', async () => {
    for (const spoil of [
      (at: ReturnType<typeof tab>) => at.stored.write(null),
      (at: ReturnType<typeof tab>) => at.owner.set({ brand: 'espnbet', playerAlias: 'p2' }),
    ]) {
      const at = tab();
      const state = await link(at, () => spoil(at));
      expect(state).toEqual({ status: 'error', error: 'INVALID' });
      expect(at.server.calls).toHaveLength(1);
      expect(at.stored.read()).toBeNull();
    }
    const at = tab();
    let hash = '';
    await link(at, (answer) => {
      hash = `#${answer.toString()}`;
    });
    const again = at.page();
    again.returned(hash);
    expect(again.state.getSnapshot()).toEqual({ status: 'error', error: 'INVALID' });
    expect(at.server.calls).toHaveLength(3);
  });

  it('needs the state that it has sent', async () => {
    const at = tab();
    expect(await link(at, (answer) => answer.set('state', 'x'.repeat(32)))).toEqual({ status: 'error', error: 'INVALID' });
    expect(await link(at, (answer) => answer.delete('state'))).toEqual({ status: 'error', error: 'INVALID' });
    expect(at.server.calls.filter((call) => !call.startsWith('Begin'))).toEqual([]);
  });

  it('without an authorization code reports “Authorization code missing”', async () => {
    const at = tab();
    expect(await link(at, (answer) => answer.delete('code'))).toEqual({ status: 'error', error: 'ONE_ID_AUTH_FAIL' });
    expect(at.reports).toEqual(['account-linking ONE_ID_AUTH_FAIL: Authorization code missing']);
  });

  it('without an id token reports “Did not receive a valid JWT token”', async () => {
    const at = tab();
    const reported = ['account-linking ONE_ID_TOKEN_FAIL: Did not receive a valid JWT token'];
    expect(await link(at, (answer) => answer.delete('id_token'))).toEqual({ status: 'error', error: 'ONE_ID_TOKEN_FAIL' });
    expect(at.reports).toEqual(reported);
    for (const [name, answer] of [
      ['RedeemAccountLinkCode', { redeemAccountLinkCode: null }],
      ['RedeemAccountLinkCode', { redeemAccountLinkCode: 'not-a-jwt' }],
      ['CreateAccountLink', { createAccountLink: 'INVALID_TOKEN' }],
    ] as const) {
      const other = tab();
      other.server.answer(name, () => answer);
      expect(await link(other)).toEqual({ status: 'error', error: 'ONE_ID_TOKEN_FAIL' });
      expect(other.reports).toEqual(reported);
    }
  });

  it.each(['RedeemAccountLinkCode', 'CreateAccountLink'])(
    'whose %s fails ends in an unexpected error, which is reported',
    async (name) => {
      const at = tab();
      at.server.fail(name, { kind: 'unknown' });
      expect(await link(at)).toEqual({ status: 'error', error: 'INVALID' });
      expect(at.reports).toEqual(['account-linking INVALID: An unexpected error']);
    },
  );

  it('an account that is linked elsewhere cannot be linked', async () => {
    const at = tab();
    at.server.answer('CreateAccountLink', () => ({ createAccountLink: 'DUPLICATE_PAIRWISE_ID' }));
    expect(await link(at)).toEqual({ status: 'error', error: 'DUPLICATE_PAIRWISE_ID' });
  });

  it('does not leave the app where it is not possible', async () => {
    for (const prepare of [
      (at: ReturnType<typeof tab>) => at.server.answer('BeginAccountLink', () => ({ beginAccountLink: null })),
      (at: ReturnType<typeof tab>) => at.server.fail('BeginAccountLink', { kind: 'notSent' }),
      (at: ReturnType<typeof tab>) =>
        at.server.answer('BeginAccountLink', () => ({ beginAccountLink: { ...REQUEST, authorizeUrl: 'javascript:alert(1)' } })),
      (at: ReturnType<typeof tab>) => at.owner.set({ brand: 'espnbet', playerAlias: null }),
    ]) {
      const at = tab();
      prepare(at);
      expect(await at.page().begin()).toBe(false);
      expect(at.left).toEqual([]);
      expect(at.stored.read()).toBeNull();
    }
  });

  it('an attempt that was begun is forgotten when the player logs out', async () => {
    const at = tab();
    await at.page().begin();
    expect(at.stored.read()).not.toBeNull();
    at.owner.set({ brand: 'espnbet', playerAlias: null });
    expect(at.stored.read()).toBeNull();
  });

  it('starts anew after an error in the same page', async () => {
    const at = tab();
    await at.page().begin();
    const page = at.page();
    page.returned('#error=access_denied');
    expect(page.state.getSnapshot().status).toBe('error');
    await page.begin();
    page.returned(`#code=code&id_token=${JWT}&state=${at.left[1]?.searchParams.get('state')}`);
    await settle();
    expect(page.state.getSnapshot().status).toBe('success');
  });
});
