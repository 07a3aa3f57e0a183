import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyFeed } from '../../server/feed/index.ts';
import { nfl, upcomingEvent } from '../feed/support/samples.ts';
import { clientHeaders, logIn } from '../support/apiClient.ts';
import { placeBets, straight } from '../support/placements.ts';
import { until } from '../support/until.ts';
import { type EdgeServer, startEdgeServer } from './support/edgeServer.ts';

let server: EdgeServer;
beforeAll(async () => {
  server = await startEdgeServer();
  await applyFeed(server.deps, [nfl, upcomingEvent('e1')]);
});
afterAll(() => server.close());

async function ask<Data>(query: string, headers: Readonly<Record<string, string>>): Promise<Data> {
  const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  return ((await response.json()) as { data: Data }).data;
}

interface Section {
  readonly awardDetailsSection: { readonly awards: readonly { readonly title: string; readonly status: string }[] };
}

const section = (name: string) => `{ awardDetailsSection(id: "AwardDetailsSection:${name}") { awards { title status } } }`;
const LISTS = `{ listOnboardingPromotions { onboardingPromotion { id }
  playYourWay { welcomeScreen { header promotions { id requirement award costs enrollmentStatus image(customSize: { width: 482, height: 301 }) { url width height } } } } } }`;

it('a new player claims a welcome offer, bets, and has the award once the bet is settled, and points', async () => {
  const now = server.deps.clock.now().getTime();
  for (const id of ['first', 'second'])
    expect(
      await server.post('/sandbox/promotions', {
        id,
        title: `Offer ${id}`,
        playYourWay: true,
        budgetCents: 100_000,
        startsAt: new Date(now - 60_000).toISOString(),
        condition: { kind: 'FIRST_BET', minimumCents: 500, minimumOdds: '-500' },
        award: { kind: 'BONUS_BET', amountCents: 1_000, title: '$10 Bonus Bet' },
      }),
    ).toMatchObject({ status: 201, body: { id } });
  const created = await server.post('/sandbox/players', { balanceCents: 10_000, firstLogin: true });
  const { username, password } = created.body as { username: string; password: string };
  const headers = clientHeaders((await logIn(server.url, username, password)).access_token);

  const lists = await ask<{ listOnboardingPromotions: { playYourWay: { welcomeScreen: { promotions: readonly object[] } } } }>(
    LISTS,
    headers,
  );
  expect(lists.listOnboardingPromotions.playYourWay.welcomeScreen.promotions).toMatchObject([
    { id: 'first', award: '$10.00 bonus bet', enrollmentStatus: 'Pending', image: { width: 482, height: 301 } },
    { id: 'second' },
  ]);
  const enrol = (id: string) =>
    ask(
      `mutation { promotionEnrollment(promotionId: "${id}", useAlternateImage: true) { success promotion { enrollmentStatus } errors { code } } }`,
      headers,
    );
  expect(await enrol('first')).toEqual({
    promotionEnrollment: { success: true, promotion: { enrollmentStatus: 'Success' }, errors: [] },
  });
  expect(await enrol('second')).toMatchObject({ promotionEnrollment: { success: false, errors: [{ code: 'ALREADY_CLAIMED' }] } });
  expect(await enrol('first')).toMatchObject({ promotionEnrollment: { success: false, errors: [{ code: 'ALREADY_ENROLLED' }] } });

  const leg = { eventId: 'e1', selectionId: 'e1.ml.home', numeratorLong: 50, denominatorLong: 71, points: null };
  expect(await placeBets(server.url, { placementId: randomUUID(), bets: [straight(leg, 1_000)] }, headers)).toMatchObject({
    status: 'PLACED',
  });
  expect((await ask<Section>(section('FreeBets'), headers)).awardDetailsSection.awards).toEqual([]);
  await server.post('/sandbox/events/e1/result', { homeScore: 1, awayScore: 0 });

  const awards = async () => (await ask<Section>(section('FreeBets'), headers)).awardDetailsSection.awards;
  await until(async () => (await awards()).length > 0);
  expect(await awards()).toEqual([{ title: '$10 Bonus Bet', status: 'AVAILABLE' }]);
  expect(
    await ask('{ loyalty { credits tierPoints redeemable balances { mycash { balance } } errors { errorType } } }', headers),
  ).toEqual({
    loyalty: { credits: 10, tierPoints: 10, redeemable: false, balances: { mycash: { balance: '$0.10' } }, errors: [] },
  });
  expect((await server.get('/sandbox/audit')).body).toMatchObject({ balanced: true, discrepancies: [] });
});

it('the sandbox sets what a member has, and credits are redeemed once', async () => {
  const created = await server.post('/sandbox/players', { balanceCents: 1_000 });
  const { userId, username, password } = created.body as { userId: string; username: string; password: string };
  const headers = clientHeaders((await logIn(server.url, username, password)).access_token);
  expect(await server.post('/sandbox/loyalty', { playerId: userId, tier: 'ELITE', points: 700 })).toMatchObject({
    body: { tier: 'ELITE', tierPoints: 700, points: 700 },
  });
  expect(await server.post('/sandbox/loyalty', { playerId: 'nobody', points: 1 })).toMatchObject({
    status: 422,
    body: { field: 'playerId' },
  });
  const redeem = (credits: number) =>
    ask(
      `mutation { redeemLoyalty(requestId: "r-${credits}", methodId: "playable-balance", credits: ${credits}) {
        redemption { status refusal amount { amount } } loyalty { credits tierName } balance { playableBalance { amount } } } }`,
      headers,
    );
  const done = {
    redeemLoyalty: {
      redemption: { status: 'DONE', refusal: null, amount: { amount: 500 } },
      loyalty: { credits: 200, tierName: 'ELITE' },
      balance: { playableBalance: { amount: 1_500 } },
    },
  };
  expect([await redeem(500), await redeem(500)]).toEqual([done, done]);
  expect(await redeem(201)).toMatchObject({ redeemLoyalty: { redemption: { status: 'REFUSED', refusal: 'NOT_ENOUGH_CREDITS' } } });
});
