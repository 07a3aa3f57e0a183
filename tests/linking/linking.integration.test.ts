import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createState, createVerifier } from '../../core/wire/pkce.ts';
import { contexts } from '../../server/contexts.ts';
import { deleteExpired } from '../../server/jobs/cleanup.ts';
import { type EdgeServer, startEdgeServer } from '../edge/support/edgeServer.ts';
import { clientHeaders, graphql, logIn } from '../support/apiClient.ts';
import { graphqlSocket } from '../support/graphqlSocket.ts';
import { answerOf, authorizeUrl, type LinkRequest, mediaBrowser } from './support/mediaBrowser.ts';

let server: EdgeServer;
const logged: string[] = [];

beforeAll(async () => {
  server = await startEdgeServer({ environment: { BRAND: 'espnbet' }, linkProvider: true, logged });
  await server.post('/sandbox/flags', { 'account-linking': true });
});
afterAll(() => server.close());

interface Caller {
  readonly id: string;
  readonly headers: Record<string, string>;
}

async function newPlayer(): Promise<Caller> {
  const { userId, username, password } = (await server.post('/sandbox/players', {})).body as Record<string, string>;
  const { access_token } = await logIn(server.url, username ?? '', password ?? '');
  return { id: userId ?? '', headers: { ...clientHeaders(access_token), 'x-app': 'espnbet' } };
}

const VISITOR: Caller = { id: '', headers: { ...clientHeaders(null), 'x-app': 'espnbet' } };

async function ask<Data>(caller: Caller, query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Data> {
  const { data, errors } = await graphql(server.url, { query, variables }, caller.headers);
  if (errors.length > 0) throw new Error(errors.map(({ extensions }) => extensions?.code).join(' '));
  return data as Data;
}

/** A new account at the provider, whose linking ends as told. */
async function mediaAccount(behaviour: string | null = null): Promise<string> {
  const email = `${randomUUID()}@media.test`;
  expect((await server.post('/sandbox/link-provider', { email, behaviour })).status).toBe(200);
  return email;
}

async function begin(caller: Caller): Promise<LinkRequest> {
  const { beginAccountLink } = await ask<{ beginAccountLink: LinkRequest }>(
    caller,
    'mutation { beginAccountLink { authorizeUrl clientId redirectUri nonce } }',
  );
  return beginAccountLink;
}

const redeem = async (caller: Caller, code: string, codeVerifier: string): Promise<string | null> =>
  (
    await ask<{ redeemAccountLinkCode: string | null }>(
      caller,
      'mutation ($code: String!, $codeVerifier: String!) { redeemAccountLinkCode(code: $code, codeVerifier: $codeVerifier) }',
      { code, codeVerifier },
    )
  ).redeemAccountLinkCode;

const create = async (caller: Caller, espnToken: string): Promise<string> =>
  (
    await ask<{ createAccountLink: string }>(
      caller,
      'mutation ($espnToken: String!) { createAccountLink(espnToken: $espnToken) }',
      {
        espnToken,
      },
    )
  ).createAccountLink;

/** The whole dance up to an id token in the app's hands. */
async function tokenFor(caller: Caller, email: string): Promise<string | null> {
  const request = await begin(caller);
  const verifier = createVerifier(crypto);
  const state = createState(crypto);
  const answer = answerOf(await mediaBrowser().link(await authorizeUrl(request, { verifier, state }), email));
  expect(answer.state).toBe(state);
  return redeem(caller, answer.code ?? '', verifier);
}

async function link(caller: Caller, email: string): Promise<string> {
  return create(caller, (await tokenFor(caller, email)) ?? '');
}

const ACCOUNT =
  '{ account { linkedAccounts { linked label accountType url id } espnAccountLinkPromptDismissals { promptTypes } } }';

async function accounts(caller: Caller): Promise<readonly Record<string, unknown>[]> {
  return (await ask<{ account: { linkedAccounts: readonly Record<string, unknown>[] } }>(caller, ACCOUNT)).account.linkedAccounts;
}

const prompt = (caller: Caller): Promise<unknown> =>
  ask(caller, '{ accountMenuPrompt { promptType title body ctaLabel deepLink { webUrl } } }');

describe('linking an account', () => {
  it('ends with SUCCESS, and the account is listed as linked', async () => {
    const player = await newPlayer();
    const email = await mediaAccount();
    const [before] = await accounts(player);
    const { issuer } = (await server.get('/sandbox/link-provider')).body as { issuer: string };
    expect(before).toEqual({ linked: false, label: 'Sports Media', accountType: 'SPORTS_MEDIA', url: issuer, id: 'sports-media' });
    expect(await link(player, email)).toBe('SUCCESS');
    expect(await accounts(player)).toEqual([
      { ...before, linked: true, label: `Sports Media (${email.split('@')[0]?.slice(0, 40)})` },
    ]);
  });

  it('an account that is linked with another player is refused with DUPLICATE_PAIRWISE_ID, for one of each', async () => {
    const [first, second] = [await newPlayer(), await newPlayer()];
    const [email, other] = [await mediaAccount(), await mediaAccount()];
    expect(await link(first, email)).toBe('SUCCESS');
    expect(await link(second, email)).toBe('DUPLICATE_PAIRWISE_ID');
    expect(await accounts(second)).toMatchObject([{ linked: false }]);
    expect(await link(first, other)).toBe('DUPLICATE_PAIRWISE_ID');
    expect(await link(first, email)).toBe('SUCCESS');
  });

  it('eight players who link an account at the same moment link it with one', async () => {
    const email = await mediaAccount();
    const players = await Promise.all(Array.from({ length: 8 }, newPlayer));
    const tokens: string[] = [];
    for (const player of players) tokens.push((await tokenFor(player, email)) ?? '');
    const results = await Promise.all(players.map((player, index) => create(player, tokens[index] ?? '')));
    expect(results.filter((result) => result === 'SUCCESS')).toHaveLength(1);
    expect(results.filter((result) => result === 'DUPLICATE_PAIRWISE_ID')).toHaveLength(7);
  });

  it.each(['bad-signature', 'expired', 'wrong-issuer', 'wrong-audience', 'wrong-nonce', 'not-a-jwt'])(
    'an id token that is %s is refused with INVALID_TOKEN',
    async (behaviour) => {
      const player = await newPlayer();
      expect(await link(player, await mediaAccount(behaviour))).toBe('INVALID_TOKEN');
      expect(await accounts(player)).toMatchObject([{ linked: false }]);
    },
  );

  it.each(['token-error', 'no-token-answer'])('gets no id token from a provider with %s', async (behaviour) => {
    expect(await tokenFor(await newPlayer(), await mediaAccount(behaviour))).toBeNull();
  });

  it('asks the provider nothing for a code or a verifier that nobody can have been given', async () => {
    const player = await newPlayer();
    const { issuer } = (await server.get('/sandbox/link-provider')).body as { issuer: string };
    const verifier = createVerifier(crypto);
    const fetched = vi.spyOn(globalThis, 'fetch');
    const requestCount = (): number => fetched.mock.calls.filter(([url]) => String(url).startsWith(issuer)).length;
    const impossible = [
      ['', verifier],
      ['c'.repeat(2_049), verifier],
      ['code', verifier.slice(0, 42)],
    ];
    for (const [code = '', codeVerifier = ''] of impossible) expect(await redeem(player, code, codeVerifier)).toBeNull();
    expect(requestCount()).toBe(0);
    expect(await redeem(player, 'code', verifier)).toBeNull();
    expect(requestCount()).toBeGreaterThan(0);
    fetched.mockRestore();
  });

  it('accepts an id token once, and only of the player who asked for it', async () => {
    const [owner, thief] = [await newPlayer(), await newPlayer()];
    const email = await mediaAccount();
    const token = (await tokenFor(owner, email)) ?? '';
    expect(await create(thief, token)).toBe('INVALID_TOKEN');
    const results = await Promise.all([create(owner, token), create(owner, token), create(owner, token)]);
    expect(results.sort()).toEqual(['INVALID_TOKEN', 'INVALID_TOKEN', 'SUCCESS']);
    expect(await accounts(thief)).toMatchObject([{ linked: false }]);
  });

  it('has to end within ten minutes of its start', async () => {
    const player = await newPlayer();
    const token = (await tokenFor(player, await mediaAccount())) ?? '';
    await server.scratch.owner.query.updateTable('account_link_nonces').set({ expires_at: server.deps.clock.now() }).execute();
    expect(await create(player, token)).toBe('INVALID_TOKEN');
    await deleteExpired(server.deps, contexts);
    expect(await server.scratch.db.query.selectFrom('account_link_nonces').selectAll().execute()).toEqual([]);
  });

  it('keeps five of a player’s nonces, the newest', async () => {
    const player = await newPlayer();
    for (let count = 0; count < 7; count += 1) await begin(player);
    const rows = await server.scratch.db.query
      .selectFrom('account_link_nonces')
      .select('nonce_hash')
      .where('player_id', '=', player.id)
      .execute();
    expect(rows).toHaveLength(5);
  });

  it('can be undone by its player alone, who can then link another account', async () => {
    const [owner, other] = [await newPlayer(), await newPlayer()];
    await link(owner, await mediaAccount());
    const remove = 'mutation ($id: ID!) { removeAccountLink(id: $id) { linked label } }';
    expect(await ask(other, remove, { id: 'sports-media' })).toEqual({
      removeAccountLink: { linked: false, label: 'Sports Media' },
    });
    expect(await accounts(owner)).toMatchObject([{ linked: true }]);
    await expect(ask(owner, remove, { id: 'another' })).rejects.toThrow('BAD_USER_INPUT');
    expect(await ask(owner, remove, { id: 'sports-media' })).toEqual({
      removeAccountLink: { linked: false, label: 'Sports Media' },
    });
    expect(await link(owner, await mediaAccount())).toBe('SUCCESS');
  });

  it('writes who linked and with which result to the security log, and neither token nor name', async () => {
    const player = await newPlayer();
    const email = await mediaAccount('bad-signature');
    const token = (await tokenFor(player, email)) ?? '';
    logged.length = 0;
    await create(player, token);
    const lines = logged.join('\n');
    expect(lines).toContain('"security":"account.linkRefused"');
    expect(lines).toContain('"outcome":"INVALID_TOKEN"');
    expect(lines).toContain(player.id);
    expect(lines).not.toContain(token.slice(0, 40));
    expect(lines).not.toContain(email.split('@')[0]);
  });
});

describe('account linking', () => {
  it('tells the other devices of the player, and nobody else', async () => {
    const [owner, other] = [await newPlayer(), await newPlayer()];
    const sockets = await Promise.all(
      [owner, other].map(async ({ headers }) =>
        graphqlSocket(server.url, { authorization: headers.authorization, 'x-app': 'espnbet' }),
      ),
    );
    const [mine, others] = sockets;
    for (const socket of sockets) {
      await socket.waitFor(({ type }) => type === 'connection_ack');
      socket.subscribe('1', 'subscription { linkedAccountUpdated { linked id } }');
    }
    await link(owner, await mediaAccount());
    await mine?.waitFor(({ type }) => type === 'next');
    await ask(owner, 'mutation { removeAccountLink(id: "sports-media") { id } }');
    await mine?.waitFor(({ type, payload }) => type === 'next' && JSON.stringify(payload).includes('false'));
    expect(mine?.dataOf('1')).toEqual([
      { linkedAccountUpdated: { linked: true, id: 'sports-media' } },
      { linkedAccountUpdated: { linked: false, id: 'sports-media' } },
    ]);
    expect(others?.dataOf('1')).toEqual([]);
    for (const socket of sockets) socket.close();
  });

  it('invites a player without a linked account, whose dismissal is stored', async () => {
    const player = await newPlayer();
    expect(await prompt(player)).toEqual({
      accountMenuPrompt: {
        promptType: 'ACCOUNT_MENU',
        title: 'Link your Sports Media account',
        body: 'Your favorites and picks follow you on both.',
        ctaLabel: 'See linked accounts',
        deepLink: { webUrl: '/account/linked-accounts' },
      },
    });
    const dismissals = async (caller: Caller): Promise<unknown> =>
      (await ask<{ account: { espnAccountLinkPromptDismissals: unknown } }>(caller, ACCOUNT)).account
        .espnAccountLinkPromptDismissals;
    expect(await dismissals(player)).toEqual({ promptTypes: [] });
    for (let time = 0; time < 2; time += 1)
      await ask(player, 'mutation { dismissAccountLinkPrompt(promptType: ACCOUNT_MENU) { promptTypes } }');
    expect(await dismissals(player)).toEqual({ promptTypes: ['ACCOUNT_MENU'] });
    expect(await dismissals(await newPlayer())).toEqual({ promptTypes: [] });
    await link(player, await mediaAccount());
    expect(await prompt(player)).toEqual({ accountMenuPrompt: null });
  });

  it('is for players with the flag, of a brand that supports it', async () => {
    const player = await newPlayer();
    const seen = async (caller: Caller): Promise<unknown> => [await accounts(caller), await prompt(caller)];
    const nothing = [[], { accountMenuPrompt: null }];
    const otherBrand = { ...player, headers: { ...player.headers, 'x-app': 'tsb' } };
    expect(await seen(otherBrand)).toEqual(nothing);
    expect(await ask(otherBrand, 'mutation { beginAccountLink { nonce } }')).toEqual({ beginAccountLink: null });
    const token = (await tokenFor(player, await mediaAccount())) ?? '';
    await server.post('/sandbox/flags', { 'account-linking': { rules: [{ players: ['another'], value: true }] } });
    expect(await seen(player)).toEqual(nothing);
    await expect(create(player, token)).rejects.toThrow('BAD_USER_INPUT');
    await server.post('/sandbox/flags', { 'account-linking': true });
    expect(await prompt(VISITOR)).toEqual({ accountMenuPrompt: null });
    for (const mutation of [
      'beginAccountLink { nonce }',
      'createAccountLink(espnToken: "a")',
      'removeAccountLink(id: "sports-media") { id }',
    ])
      await expect(ask(VISITOR, `mutation { ${mutation} }`)).rejects.toThrow('UNAUTHENTICATED');
    for (const mutation of [
      'redeemAccountLinkCode(code: "a", codeVerifier: "b")',
      'dismissAccountLinkPrompt(promptType: ACCOUNT_MENU) { promptTypes }',
    ])
      await expect(ask(VISITOR, `mutation { ${mutation} }`)).rejects.toThrow('UNAUTHENTICATED');
  });
});
