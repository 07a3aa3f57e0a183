import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createShareLinks } from '../../server/api/sharing/shareLinks.ts';
import { contexts } from '../../server/contexts.ts';
import { deleteExpired } from '../../server/jobs/cleanup.ts';
import { readConfig } from '../../server/platform/config.ts';
import { recordResult, settlePending } from '../../server/store/settlement/index.ts';
import { findSharedBet, forgetSharedBets } from '../../server/store/sharing/sharedBets.ts';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, movePrice, seedCatalogue, setMarketStatus } from '../support/catalogueFixture.ts';
import { slipClient } from '../support/slipClient.ts';

const { bills, eagles, arsenal } = FIXTURE;
const LONG_AGO = 365 * 86_400_000;
const NOON = new Date('2026-11-22T12:00:00Z');

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi({ config: { limits: { ...readConfig({}).limits, sharesPerAddress: { points: 30, seconds: 3_600 } } } });
  await seedCatalogue(api.deps);
});
afterAll(async () => {
  expect(api.logged).toEqual([]);
  await api.stop();
});

interface Shared {
  readonly status: string;
  readonly legs: readonly unknown[];
}

const SHARED = `shareId status type betAmount { amount } sharedTotalOdds totalOdds
  legs { selection { id name eventName } isOpen sharedOdds { formattedOdds } sharedPoints hasMoved }
  sameGamePicks { selectionIds odds { formattedOdds } }`;

async function shared(shareId: string, authorization?: string): Promise<Shared | null | undefined> {
  const text = `query S($shareId: ID!) { sharedBet(shareId: $shareId) { ${SHARED} } }`;
  const { data, errors } = await api.query<{ sharedBet: Shared | null }>(text, { shareId }, authorization);
  expect(errors).toEqual([]);
  return data?.sharedBet;
}

async function share(field: string, authorization: string | undefined) {
  const { data, errors } = await api.query<Record<'link', { shareId: string; path: string; expiresAt: string }>>(
    `mutation { link: ${field} { shareId path expiresAt } }`,
    {},
    authorization,
  );
  return { link: data?.link, codes: errors.map(({ extensions }) => extensions.code) };
}

async function place(authorization: string): Promise<string> {
  const legs = [bills.moneyline, eagles.moneyline].map((selectionId) => ({
    selectionId,
    numeratorLong: 3,
    denominatorLong: 2,
    points: null,
  }));
  const { data } = await api.query<{ betslipPlaceBets: { placement: { placedBets: { id: string }[] } } }>(
    `mutation P($id: ID!, $bets: [PlaceBetInput!]!) { betslipPlaceBets(placementId: $id, bets: $bets) { placement { placedBets { id } } } }`,
    { id: randomUUID(), bets: [{ draftBetId: 'draft', section: 'PARLAY', betAmount: 1_000, legs }] },
    authorization,
  );
  return data?.betslipPlaceBets.placement.placedBets[0]?.id ?? '';
}

describe('a placed bet that is shared', () => {
  it('is shown to anybody with the link, as it was placed and as it is now, and says nothing of its player', async () => {
    const owner = await api.logIn({ firstName: 'Zaphodine', username: 'owner-of-the-bet' });
    const betId = await place(owner.authorization);
    const { link } = await share(`shareBet(betId: "${betId}")`, owner.authorization);
    expect(link?.path).toBe(`/shared_bet?shareId=${link?.shareId}`);
    expect(link?.path.length).toBeLessThan(64);
    const shareId = link?.shareId ?? '';

    const first = await shared(shareId);
    expect(first).toMatchObject({
      status: 'OPEN',
      type: 'PARLAY',
      betAmount: null,
      sharedTotalOdds: '+525',
      totalOdds: '+525',
      legs: [
        { selection: { id: bills.moneyline }, isOpen: true, sharedOdds: { formattedOdds: '+150' }, hasMoved: false },
        { selection: { id: eagles.moneyline }, isOpen: true, hasMoved: false },
      ],
    });
    for (const secret of [owner.player.id, 'Zaphodine', 'owner-of-the-bet']) expect(JSON.stringify(first)).not.toContain(secret);

    await movePrice(api.deps, bills.moneyline, [2, 1]);
    expect(await shared(shareId, owner.authorization)).toMatchObject({
      status: 'OPEN',
      sharedTotalOdds: '+525',
      totalOdds: '+650',
      legs: [{ sharedOdds: { formattedOdds: '+150' }, hasMoved: true }, { hasMoved: false }],
    });
    await setMarketStatus(api.deps, 'event-2-moneyline', 'CLOSED');
    expect(await shared(shareId)).toMatchObject({
      status: 'PARTLY_CLOSED',
      totalOdds: '+200',
      legs: [{ isOpen: true }, { isOpen: false }],
    });
    await setMarketStatus(api.deps, 'event-1-moneyline', 'HIDDEN');
    expect(await shared(shareId)).toMatchObject({ status: 'CLOSED', totalOdds: null });
    for (const market of ['event-1-moneyline', 'event-2-moneyline']) await setMarketStatus(api.deps, market, 'OPEN');
    await movePrice(api.deps, bills.moneyline, [3, 2]);
  });

  it('shows its stake only where that was chosen', async () => {
    const { authorization } = await api.logIn();
    const betId = await place(authorization);
    const { link } = await share(`shareBet(betId: "${betId}", includeBetAmount: true)`, authorization);
    expect(await shared(link?.shareId ?? '')).toMatchObject({ betAmount: { amount: 1_000 } });
  });

  it('is shared by its own player alone', async () => {
    const owner = await api.logIn();
    const betId = await place(owner.authorization);
    const other = await api.logIn();
    for (const id of [betId, '0', 'none', '99999999999999999999'])
      expect((await share(`shareBet(betId: "${id}")`, other.authorization)).codes).toEqual(['BAD_USER_INPUT']);
    expect((await share(`shareBet(betId: "${betId}")`, await api.anonymous())).codes).toEqual(['UNAUTHENTICATED']);
    expect((await share(`shareBet(betId: "${betId}")`, undefined)).codes).toEqual(['UNAUTHENTICATED']);
  });
});

describe('a slip that is shared', () => {
  it('is the caller’s own, at the prices of now; a leg of a teaser has none', async () => {
    const someone = await api.anonymous();
    expect((await share('shareBetslip(section: PARLAY)', someone)).codes).toEqual(['BAD_USER_INPUT']);
    const slip = slipClient(api, someone);
    await slip.add(bills.spread, [4, 5]);
    await slip.add(arsenal.moneyline, [3, 2]);
    const { link } = await share('shareBetslip(section: PARLAY)', someone);
    expect(await shared(link?.shareId ?? '')).toMatchObject({
      status: 'OPEN',
      legs: [
        { selection: { id: bills.spread }, sharedOdds: { formattedOdds: '−110' }, sharedPoints: -2.5, hasMoved: false },
        { selection: { id: arsenal.moneyline }, sharedOdds: { formattedOdds: '+150' }, sharedPoints: null },
      ],
    });
    const teaser = await share('shareBetslip(section: TEASER)', someone);
    expect(await shared(teaser.link?.shareId ?? '')).toMatchObject({
      type: 'TEASER',
      sharedTotalOdds: null,
      totalOdds: null,
      legs: [{ sharedOdds: null, hasMoved: false }, { sharedOdds: null }],
    });
  });

  it('has legs of one game as one pick, unless the server takes no such bets', async () => {
    const someone = await api.anonymous();
    const slip = slipClient(api, someone);
    for (const id of [bills.spread, arsenal.moneyline, bills.moneyline]) await slip.add(id);
    const { link } = await share('shareBetslip(section: PARLAY)', someone);
    const shareId = link?.shareId ?? '';
    // Both are on the lead of the home side: the longer price contains the other.
    const sameGame = { selectionIds: [bills.spread, bills.moneyline], odds: { formattedOdds: '+150' } };
    const total = '+525';
    expect(await shared(shareId)).toMatchObject({
      type: 'PARLAY_PLUS',
      sameGamePicks: [sameGame],
      sharedTotalOdds: total,
      totalOdds: total,
    });
    for (const section of ['STRAIGHT', 'ROUND_ROBIN', 'TEASER']) {
      const other = await share(`shareBetslip(section: ${section})`, someone);
      expect(await shared(other.link?.shareId ?? '')).toMatchObject({ type: section });
    }
    const { parlayPlus } = api.deps.config;
    Object.assign(api.deps.config, { parlayPlus: 'OFF' });
    expect(await shared(shareId)).toMatchObject({ sameGamePicks: [], sharedTotalOdds: null, totalOdds: null });
    const parlay = await share('shareBetslip(section: PARLAY)', someone);
    expect(await shared(parlay.link?.shareId ?? '')).toMatchObject({ type: 'PARLAY' });
    Object.assign(api.deps.config, { parlayPlus });
  });
});

it('a bet that is settled is not shared', async () => {
  const { authorization } = await api.logIn();
  const betId = await place(authorization);
  await recordResult(api.deps, eagles.eventId, { homeScore: 0, awayScore: 3 });
  await settlePending(api.deps);
  expect((await share(`shareBet(betId: "${betId}")`, authorization)).codes).toEqual(['BAD_USER_INPUT']);
});

describe('a link', () => {
  it('a link that is made up, altered or of another brand leads nowhere', async () => {
    const someone = await api.anonymous();
    await slipClient(api, someone).add(bills.spread);
    const { link } = await share('shareBetslip(section: STRAIGHT)', someone);
    const shareId = link?.shareId ?? '';
    const [id = '', expiry = '', signature = ''] = shareId.split('.');
    const later = (Number.parseInt(expiry, 36) + 60_000).toString(36);
    const forged = [
      `${id}.${later}.${signature}`,
      `${id.slice(1)}A.${expiry}.${signature}`,
      `${id}.${expiry}.${'A'.repeat(22)}`,
      '7',
      '',
    ];
    for (const one of forged) expect(await shared(one)).toBeNull();
    const { config, clock } = api.deps;
    const elsewhere = config.brand === 'tsb' ? 'espnbet' : 'tsb';
    const links = await createShareLinks({ ...api.deps, clock });
    expect(links.read(config.brand, shareId)?.id).toBe(id);
    expect(links.read(elsewhere, shareId)).toBeNull();
  });

  it('ends by the server’s clock, and then says nothing of the bet; its record is deleted', async () => {
    const { clock, config } = api.deps;
    const past = { ...clock, now: () => new Date(clock.now().getTime() - LONG_AGO) };
    const { shareId } = (await createShareLinks({ ...api.deps, clock: past })).issue(config.brand);
    expect(await shared(shareId)).toMatchObject({ status: 'EXPIRED', type: null, legs: [], sharedTotalOdds: null });
    const hourly = await createShareLinks({
      ...api.deps,
      clock: { ...clock, now: () => NOON },
      config: { ...config, shareLinkHours: 1 },
    });
    expect(hourly.issue(config.brand).expiresAt).toEqual(new Date('2026-11-22T13:00:00Z'));

    const someone = await api.anonymous();
    await slipClient(api, someone).add(bills.spread);
    const { link } = await share('shareBetslip(section: STRAIGHT)', someone);
    const id = link?.shareId.split('.')[0] ?? '';
    expect(await findSharedBet(api.deps.db.query, config.brand, id)).toBeDefined();
    const after = { now: () => new Date(clock.now().getTime() + (config.shareLinkHours + 1) * 3_600_000) };
    await forgetSharedBets(api.deps.db.query, clock.now());
    expect(await findSharedBet(api.deps.db.query, config.brand, id)).toBeDefined();
    await deleteExpired({ ...api.deps, clock: { ...clock, ...after } }, contexts);
    expect(await findSharedBet(api.deps.db.query, config.brand, id)).toBeUndefined();
  });

  it('a link of an older key is accepted while that key is configured, and signed by the newest', async () => {
    const key = (kid: string, letter: string) => ({ kid, key: Buffer.from(letter.repeat(32)) });
    const { config } = api.deps;
    const linksOf = (...shareKeys: ReturnType<typeof key>[]) => createShareLinks({ ...api.deps, config: { ...config, shareKeys } });
    const [older, newer] = [key('2026', 'a'), key('2027', 'b')];
    const { shareId } = (await linksOf(older)).issue('tsb');
    expect((await linksOf(newer, older)).read('tsb', shareId)).not.toBeNull();
    expect((await linksOf(newer)).read('tsb', shareId)).toBeNull();
    expect((await linksOf(newer)).read('tsb', (await linksOf(newer, older)).issue('tsb').shareId)).not.toBeNull();
    const configured = readConfig({ SHARE_KEYS: `2027=${'b'.repeat(43)},database` }).shareKeys;
    expect(configured.map(({ kid }) => kid)).toEqual(['2027', 'database']);
    expect(() => readConfig({ SHARE_KEYS: 'short=abc' })).toThrow('SHARE_KEYS');
  });

  it('is refused beyond the limit of an address', async () => {
    const someone = await api.anonymous();
    await slipClient(api, someone).add(bills.spread);
    let refused: readonly string[] = [];
    for (let tries = 0; tries < 31 && refused.length === 0; tries += 1)
      refused = (await share('shareBetslip(section: STRAIGHT)', someone)).codes;
    expect(refused).toEqual(['RATE_LIMITED']);
  });
});
