import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';
import { fakePaymentGateway } from '../support/fakePaymentGateway.ts';
import { graphqlSocket } from '../support/graphqlSocket.ts';
import { walletClient } from './support/walletClient.ts';

type Line = Readonly<Record<string, unknown>>;

const gateway = fakePaymentGateway();
let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi({ logLevel: 'info', paymentGateway: gateway });
});
afterAll(() => api.stop());

const ME = '{ account { id } }';

/** The newest line about refused access, which comes after the answer. */
async function refusal(outcome: string): Promise<Line> {
  const found = (): Line | undefined =>
    api.logged
      .map((line) => JSON.parse(line) as Line)
      .findLast((line) => line.security === 'access.refused' && line.outcome === outcome);
  await expect.poll(found).toBeDefined();
  return found() ?? {};
}

it('a token that is forged, expired or of an ended session is in the security log, over REST, GraphQL and websockets', async () => {
  const { authorization } = await api.logIn();
  const forged = `${authorization.slice(0, -4)}AAAA`;
  const rest = await api.app.inject({ url: '/api/login_preferences', headers: { authorization: forged } });
  expect(rest.statusCode).toBe(401);
  expect(await refusal('TOKEN_INVALID')).toMatchObject({
    actor: 'visitor',
    client: 'other',
    brand: 'tsb',
    subject: 'GET /api/login_preferences',
    requestId: rest.headers['x-request-id'],
  });
  api.deps.clock.setOffsetSeconds(3_600);
  expect((await api.query(ME, {}, authorization)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  api.deps.clock.setOffsetSeconds(0);
  expect(await refusal('TOKEN_EXPIRED')).toMatchObject({ actor: 'visitor', subject: 'POST /graphql' });

  await api.app.inject({ method: 'POST', url: '/api/logout', headers: { authorization } });
  const socket = await graphqlSocket(await api.url(), { authorization });
  await socket.closed();
  expect(await refusal('TOKEN_SESSION_ENDED')).toMatchObject({ client: 'none', requestId: expect.stringMatching(/\.1$/) });
  expect(api.logged.join('\n')).not.toContain(forged.slice(7));
});

it('another player’s payment reads as unknown, and the log says who wanted it', async () => {
  const wallet = walletClient(api, gateway);
  const owner = await api.logIn({ balanceCents: 0 });
  const other = await api.logIn({ balanceCents: 0 });
  const { receiptId } = await wallet.deposit(owner, 5_000);
  expect(await wallet.receipt(owner, receiptId)).not.toBeNull();
  expect(await wallet.receipt(other, receiptId)).toBeNull();
  expect(await refusal('FOREIGN_ID')).toMatchObject({ actor: other.player.id, playerId: other.player.id });
});
