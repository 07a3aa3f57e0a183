import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { topics } from '../../server/platform/topics.ts';
import { creditPlayer } from '../../server/store/ledger/index.ts';
import { grantReward } from '../../server/store/rewards/index.ts';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, seedCatalogue } from '../support/catalogueFixture.ts';
import { type GraphqlSocket, graphqlSocket } from '../support/graphqlSocket.ts';
import { slipClient } from '../support/slipClient.ts';

const { bills } = FIXTURE;

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
  await seedCatalogue(api.deps);
});
afterAll(async () => {
  expect(api.logged).toEqual([]);
  await api.stop();
});

async function connect(authorization: string): Promise<GraphqlSocket> {
  const socket = await graphqlSocket(await api.url(), { authorization });
  onTestFinished(() => socket.close());
  await socket.waitFor(({ type }) => type === 'connection_ack');
  return socket;
}

it('an open slip is sent after a reward and a credit that its player was given elsewhere', async () => {
  const { authorization, player } = await api.logIn();
  await slipClient(api, authorization).add(bills.spread);
  const socket = await connect(authorization);
  interface SlipMessage {
    readonly betslipUpdated: { readonly straight: { readonly draftBets: readonly unknown[] } };
  }
  const fields = 'availableFreeBets { title } availablePromotionalCreditBalance { amount }';
  socket.subscribe('slip', `subscription { betslipUpdated { straight { draftBets { ${fields} } } } }`);
  await socket.waitFor(({ id }) => id === 'slip');
  const sent = () => socket.dataOf<SlipMessage>('slip').at(-1)?.betslipUpdated.straight.draftBets;
  const bonusBet = { title: '$10 Bonus Bet' };
  expect(sent()).toEqual([{ availableFreeBets: [], availablePromotionalCreditBalance: { amount: 0 } }]);

  const { bus, clock, db } = api.deps;
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + 3_600_000);
  await grantReward(db.query, player.id, { kind: 'BONUS_BET', ...bonusBet, amountCents: 1_000, expiresAt }, now);
  bus.publish(topics.account(player.id), '{}');
  const withReward = { availableFreeBets: [bonusBet], availablePromotionalCreditBalance: { amount: 0 } };
  await vi.waitFor(() => expect(sent()).toEqual([withReward]), { timeout: 3000 });

  const credit = { playerId: player.id, account: 'PROMOTIONAL_CREDIT', amountCents: 500, reference: 'sockets', at: now } as const;
  await db.query.transaction().execute((trx) => creditPlayer(trx, credit));
  bus.publish(topics.account(player.id), '{}');
  const withCredit = { ...withReward, availablePromotionalCreditBalance: { amount: 500 } };
  await vi.waitFor(() => expect(sent()).toEqual([withCredit]), { timeout: 3000 });
});

it('an open slip is sent in the odds format that it is asked for, and without trends where they are not', async () => {
  const someone = await api.anonymous();
  await slipClient(api, someone).add(bills.moneyline, [5, 4]);
  const socket = await connect(someone);
  const first = async (id: string, args: string) => {
    socket.subscribe(id, `subscription { betslipUpdated${args} { straight { draftBets { totalOdds totalOddsTrend } } } }`);
    await socket.waitFor((message) => message.id === id);
    return socket.dataOf<{ betslipUpdated: { straight: unknown } }>(id)[0]?.betslipUpdated.straight;
  };
  expect(await first('plain', '')).toEqual({ draftBets: [{ totalOdds: '+150', totalOddsTrend: 'UP' }] });
  const quiet = await first('quiet', '(oddsFormat: EURO, includeOddsTrend: false)');
  expect(quiet).toEqual({ draftBets: [{ totalOdds: '2.50', totalOddsTrend: 'NONE' }] });
});

it('an open slip is sent when a log-in in another tab moves the slip of the visitor to the player', async () => {
  const [visitor, { authorization }] = [await api.anonymous(), await api.logIn()];
  await slipClient(api, visitor).add(bills.spread);
  const sockets = [await connect(visitor), await connect(authorization)];
  for (const socket of sockets) socket.subscribe('slip', 'subscription { betslipUpdated { numberOfSelections } }');
  const counts = () =>
    sockets.map((socket) => socket.dataOf<{ betslipUpdated: { numberOfSelections: number } }>('slip').at(-1)?.betslipUpdated);
  const [none, one] = [{ numberOfSelections: 0 }, { numberOfSelections: 1 }];
  await vi.waitFor(() => expect(counts()).toEqual([one, none]), { timeout: 3000 });
  const token = visitor.replace('Anonymous ', '');
  const moved = await api.query(
    `mutation { betslipSet(draftBets: [], anonymousToken: "${token}") { userErrors { code } } }`,
    {},
    authorization,
  );
  expect(moved.data).toEqual({ betslipSet: { userErrors: [] } });
  await vi.waitFor(() => expect(counts()).toEqual([none, one]), { timeout: 3000 });
});
