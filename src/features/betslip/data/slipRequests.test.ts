import { describe, expect, it } from 'vitest';
import { fakeServer } from '../../../platform/data/testing/fakeServer.ts';
import { bills, slipOf } from '../testing/fixtures.ts';
import { createChangeOrder } from './changeOrder.ts';
import { serverBetslipApi } from './serverBetslipApi.ts';
import type { BetslipApi } from './slipPorts.ts';

const CHANGE = { tabId: 'tab', number: 1 };
/** A player who reads prices as decimals, and sees which way they went. */
const FORMAT = { oddsFormat: 'EURO', includeOddsTrend: true };
const QUOTE = { selectionId: 's-bills', numeratorLong: 25, denominatorLong: 28, points: -2.5 };

const leg = { selectionId: 's-bills', odds: bills.odds, pointsHundredths: bills.pointsHundredths };
const [bet] = slipOf([bills], { 'straight:s-bills': 500 }).sections.STRAIGHT.draftBets;
if (!bet) throw new Error('The slip has no bet');
const points = { pointsHundredths: 650, marketId: 'm-spread' };

/** What each call of the slip sends, whole. */
const CALLS: readonly (readonly [name: string, call: (api: BetslipApi) => unknown, operation: string, variables: object])[] = [
  ['the slip', (api) => api.fetch(), 'Betslip', FORMAT],
  [
    'a pick of the app',
    (api) => api.add(bills),
    'BetslipAddMarketSelection',
    {
      selectionId: 's-bills',
      numeratorLong: 25,
      denominatorLong: 28,
      change: CHANGE,
      ...FORMAT,
      selectionOrigin: 'web',
      shareId: null,
      branchChannel: null,
    },
  ],
  [
    'a featured bet',
    (api) => api.addFeatured('f1', 'mail'),
    'BetslipAddFeaturedBet',
    { featuredBetId: 'f1', selectionOrigin: 'mail', change: CHANGE, ...FORMAT },
  ],
  [
    'a removal',
    (api) => api.remove('s-bills'),
    'BetslipRemoveMarketSelection',
    { selectionId: 's-bills', change: CHANGE, ...FORMAT },
  ],
  ['the removal of all', (api) => api.clear(), 'BetslipClear', { change: CHANGE, ...FORMAT }],
  ['the removal of the teaser', (api) => api.clearTeaser(), 'BetslipClearTeaser', { change: CHANGE, ...FORMAT }],
  [
    'more points of a teaser',
    (api) => api.choosePoints({ ...points, isMore: true }),
    'BetslipBuyTeaserPoints',
    { points: 6.5, affectedMarkets: ['m-spread'], change: CHANGE, ...FORMAT },
  ],
  [
    'fewer points of a teaser',
    (api) => api.choosePoints({ ...points, isMore: false }),
    'BetslipAdjustPoints',
    { points: 6.5, affectedMarkets: ['m-spread'], change: CHANGE, ...FORMAT },
  ],
  [
    'an amount to win',
    (api) => api.setAmount('parlay', 'WIN', 500),
    'BetslipSetDraftBetAmount',
    { draftBetId: 'parlay', amount: 500, amountField: 'WIN', change: CHANGE, ...FORMAT },
  ],
  [
    'accepted prices',
    (api) => api.accept([leg], ['s-bills']),
    'BetslipAcceptChanges',
    { marketSelections: [QUOTE], sameGameParlayLegs: ['s-bills'], change: CHANGE, ...FORMAT },
  ],
  [
    'a boost, whose answer is in the default format',
    (api) => api.chooseReward('parlay', { kind: 'PROFIT_BOOST', id: 'b' }),
    'BetslipSetProfitBoost',
    { draftBetId: 'parlay', profitBoostId: 'b', change: CHANGE, includeOddsTrend: true },
  ],
  [
    'a bonus bet',
    (api) => api.chooseReward('parlay', { kind: 'BONUS_BET', id: 'f' }),
    'BetslipSetAmountSource',
    { draftBetId: 'parlay', amountSourceType: 'FREE_BET', freeBetId: 'f', change: CHANGE, ...FORMAT },
  ],
  [
    'credits',
    (api) => api.chooseReward('parlay', { kind: 'PROMOTIONAL_CREDIT' }),
    'BetslipSetAmountSource',
    { draftBetId: 'parlay', amountSourceType: 'PROMOTIONAL_CREDIT', change: CHANGE, ...FORMAT },
  ],
  [
    'the bets of a visitor who logs in, with the amount to win that was typed',
    (api) => api.promote('token', [{ ...bet, patronSet: 'WIN', winCents: 446 }]),
    'BetslipSet',
    {
      draftBets: [{ id: 'straight:s-bills', winAmount: 446, draftLegs: [QUOTE] }],
      anonymousToken: 'token',
      mergeBetslip: false,
      change: CHANGE,
      ...FORMAT,
    },
  ],
  [
    'a round robin to place',
    (api) => {
      const robin = {
        draftBetId: 'roundRobin:2',
        section: 'ROUND_ROBIN',
        stakeCents: 500,
        combinationSizes: [2],
        heldMs: 0,
      } as const;
      return api.place({ placementId: 'p', bets: [{ ...robin, legs: [leg] }] }, false);
    },
    'BetslipPlaceBets',
    {
      bets: [{ draftBetId: 'roundRobin:2', section: 'ROUND_ROBIN', betAmount: 500, combinationSizes: [2], legs: [QUOTE] }],
      placementId: 'p',
      keepBetslipSelections: false,
      ...FORMAT,
    },
  ],
];

describe('the slip asks the server for', () => {
  it.each(CALLS)('%s', async (_, call, operation, variables) => {
    const server = fakeServer();
    server.fail(operation, { kind: 'unreachable' });
    const api = serverBetslipApi(
      server.data,
      createChangeOrder({ read: () => null, write: () => undefined }, () => 'tab'),
    );
    api.writeOdds('EURO');
    await call(api);
    const [sent, ...more] = server.calls;
    expect(more).toEqual([]);
    expect([sent?.split(' ')[0], JSON.parse(sent?.slice(operation.length + 1) ?? '{}')]).toEqual([operation, variables]);
  });

  it('the slip again after a boost, where prices are not written in the default format', async () => {
    const server = fakeServer();
    const empty = { kind: 'STRAIGHT', errors: [], draftBets: [], draftBetEventGroupings: [] };
    const slip = {
      id: 'p',
      revision: 2,
      errors: [],
      marketSelections: [],
      straight: empty,
      parlay: empty,
      teaser: empty,
      roundRobin: empty,
    };
    server.answer('BetslipSetProfitBoost', () => ({
      betslipSetProfitBoost: { betslip: { ...slip, revision: 1 }, userErrors: [] },
    }));
    server.answer('Betslip', () => ({ betslip: slip }));
    const api = serverBetslipApi(
      server.data,
      createChangeOrder({ read: () => null, write: () => undefined }, () => 'tab'),
    );
    api.writeOdds('EURO');
    const boosted = await api.chooseReward('parlay', { kind: 'PROFIT_BOOST', id: 'b' });
    expect(boosted).toMatchObject({ ok: true, value: { slip: { revision: 2 } } });
    expect(server.calls[1]).toBe(`Betslip ${JSON.stringify(FORMAT)}`);
  });

  it('every change of it, in the player’s format', () => {
    const server = fakeServer();
    const api = serverBetslipApi(
      server.data,
      createChangeOrder({ read: () => null, write: () => undefined }, () => 'tab'),
    );
    api.writeOdds('EURO');
    api.watch(() => undefined)();
    expect(server.subscriptions).toEqual([`BetslipUpdated ${JSON.stringify(FORMAT)}`]);
  });
});
