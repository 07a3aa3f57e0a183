import { describe, expect, it } from 'vitest';
import { fakeServer } from '../../../platform/data/testing/fakeServer.ts';
import { settle } from '../../../platform/testing/fakeTime.ts';
import { bills, slipOf } from '../testing/fixtures.ts';
import { type ChangeOrder, createChangeOrder } from './changeOrder.ts';
import { serverBetslipApi } from './serverBetslipApi.ts';

/** The order of one tab; its storage outlives the page. */
function tabOrder(stored: { text: string | null } = { text: null }, ids = ['tab', 'copy']): ChangeOrder {
  const text = {
    read: () => stored.text,
    write: (next: string | null) => {
      stored.text = next;
    },
  };
  return createChangeOrder(text, () => ids.shift() ?? 'none');
}

const none = { kind: 'STRAIGHT', errors: [], draftBets: [], draftBetEventGroupings: [] };
const emptyBetslip = {
  id: 'p',
  revision: 1,
  marketSelections: [],
  errors: [],
  straight: none,
  parlay: none,
  teaser: none,
  roundRobin: none,
};
const request = { placementId: 'made-by-the-client', bets: [] };

describe('the calls of the betslip', () => {
  it('send a placement under its own id, and return NO_ANSWER if its outcome is unknown', async () => {
    const { data, fail, calls } = fakeServer();
    const api = serverBetslipApi(data, tabOrder());
    fail('BetslipPlaceBets', { kind: 'unknown' });
    expect(await api.place(request, false)).toEqual({ ok: false, error: 'NO_ANSWER' });
    expect(calls).toHaveLength(1);
    expect(calls[0]).toContain('"placementId":"made-by-the-client"');
  });

  it('return of a placement the bets, the balance and the slip after it', async () => {
    const { data, answer } = fakeServer();
    const leg = { id: 'l', selectionName: 'Bills', marketType: 'SPREAD', points: -2.5, eventName: 'Chiefs @ Bills' };
    const inCash = { boostedTotalOdds: null, amountSourceType: 'CASH', profitBoost: null };
    const placed = { id: 'b', type: 'STRAIGHT', numLegs: 1, numberOfCombinations: 1, betAmount: { amount: 500 }, ...inCash };
    const paid = { placementId: 'p', payoutAmount: { amount: 946 } };
    const placement = {
      placementId: 'p',
      status: 'PLACED',
      placedBets: [{ ...placed, ...paid, totalOdds: '−112', legs: [leg] }],
      userErrors: [],
    };
    const balance = { playableBalance: { amount: 98_900 } };
    answer('BetslipPlaceBets', () => ({ betslipPlaceBets: { placement, betslip: emptyBetslip, balance, userErrors: [] } }));
    const bet = {
      betId: 'b',
      title: 'Bills −2.5',
      subtitle: 'Chiefs @ Bills',
      stakeCents: 500,
      payoutCents: 946,
      isCash: true,
      odds: '−112',
    };
    expect(await serverBetslipApi(data, tabOrder()).place(request, false)).toMatchObject({
      ok: true,
      value: { slip: { revision: 1, legs: [] }, answer: { kind: 'PLACED', bets: [bet], balanceCents: 98_900 } },
    });
  });

  it.each([
    ['a boost', { kind: 'PROFIT_BOOST', id: 'r' }, '"profitBoostId":"r"'],
    ['a bonus bet', { kind: 'BONUS_BET', id: 'r' }, '"amountSourceType":"FREE_BET","freeBetId":"r"'],
    ['credits', { kind: 'PROMOTIONAL_CREDIT' }, '"amountSourceType":"PROMOTIONAL_CREDIT"'],
  ] as const)('place a bet with %s', async (_, reward, sent) => {
    const { data, fail, calls } = fakeServer();
    const bet = { draftBetId: 'straight:s', section: 'STRAIGHT', stakeCents: 500, heldMs: 0, legs: [], reward } as const;
    fail('BetslipPlaceBets', { kind: 'unknown' });
    await serverBetslipApi(data, tabOrder()).place({ placementId: 'p', bets: [bet] }, false);
    expect(calls[0]).toContain(sent);
  });

  it('add a pick with the link that it came from, or as one of the app', async () => {
    const { data, fail, calls } = fakeServer();
    fail('BetslipAddMarketSelection', { kind: 'unknown' });
    const api = serverBetslipApi(data, tabOrder());
    await api.add({ ...bills, link: { selectionOrigin: 'shared_bet', shareId: 's1', branchChannel: 'mail' } });
    await api.add(bills);
    expect(calls[0]).toContain('"selectionOrigin":"shared_bet","shareId":"s1","branchChannel":"mail"');
    expect(calls[1]).toContain('"selectionOrigin":"web","shareId":null,"branchChannel":null');
  });

  it('remove one selection, and clear all', async () => {
    const { data, fail, calls } = fakeServer();
    fail('BetslipRemoveMarketSelection', { kind: 'unknown' });
    fail('BetslipClear', { kind: 'unknown' });
    const api = serverBetslipApi(data, tabOrder());
    await api.remove('s');
    await api.clear();
    expect(calls.map((call) => /^\w+/.exec(call)?.[0])).toEqual(['BetslipRemoveMarketSelection', 'BetslipClear']);
    expect(calls[0]).toContain('"selectionId":"s"');
  });

  it('accept prices, and name the legs that share one', async () => {
    const { data, fail, calls } = fakeServer();
    fail('BetslipAcceptChanges', { kind: 'unknown' });
    const legs = [{ selectionId: 's', odds: { numerator: 3, denominator: 2 }, pointsHundredths: null }];
    const api = serverBetslipApi(data, tabOrder());
    await api.accept(legs, ['s']);
    expect(calls[0]).toMatch(/"selectionId":"s","numeratorLong":3.*"sameGameParlayLegs":\["s"\].*"oddsFormat":"AMERICAN"/);
    api.writeOdds('EURO');
    await api.accept(legs, []);
    expect(calls[1]).toMatch(/"sameGameParlayLegs":\[\].*"oddsFormat":"EURO"/);
  });

  it('take a reward back with the source of the amount', async () => {
    const { data, answer, calls } = fakeServer();
    answer('BetslipSetAmountSource', () => ({ payload: { betslip: emptyBetslip, userErrors: [] } }));
    await serverBetslipApi(data, tabOrder()).chooseReward('straight:s', null);
    expect(calls[0]).toContain('"amountSourceType":"CASH"');
    // In the order of the tab's changes, so that an earlier page's choice cannot undo it.
    expect(calls[0]).toContain('"change":{"tabId":"tab","number":1}');
  });

  it('answer a changed source in the player’s format', async () => {
    const { data, answer, calls } = fakeServer();
    answer('BetslipSetAmountSource', () => ({ payload: { betslip: emptyBetslip, userErrors: [] } }));
    const api = serverBetslipApi(data, tabOrder());
    api.writeOdds('EURO');
    await api.chooseReward('straight:s', { kind: 'BONUS_BET', id: 'f' });
    expect(calls.at(-1)).toMatch(/"amountSourceType":"FREE_BET","freeBetId":"f",.*"oddsFormat":"EURO"/);
  });

  it('place in the player’s format, so that the receipt is written in it, and name the placement in it', async () => {
    const { data, fail, calls } = fakeServer();
    fail('BetslipPlaceBets', { kind: 'unknown' });
    fail('Placement', { kind: 'unreachable' });
    const api = serverBetslipApi(data, tabOrder());
    api.writeOdds('EURO');
    await api.place(request, false);
    await api.placement('p');
    expect(calls.map((call) => /"oddsFormat":"(\w+)"/.exec(call)?.[1])).toEqual(['EURO', 'EURO']);
  });

  it.each([true, false])('place so that the selections stay in the slip: %s, as the player prefers', async (keeps) => {
    const { data, fail, calls } = fakeServer();
    fail('BetslipPlaceBets', { kind: 'unknown' });
    await serverBetslipApi(data, tabOrder()).place(request, keeps);
    expect(calls[0]).toContain(`"keepBetslipSelections":${keeps}`);
  });

  it('take picks along into a log-in at the prices that were accepted, which a moved one still asks about', async () => {
    const { data, fail, calls } = fakeServer();
    fail('BetslipSet', { kind: 'unknown' });
    const [bet] = slipOf([bills], { 'straight:s-bills': 500 }).sections.STRAIGHT.draftBets;
    const [leg] = bet?.legs ?? [];
    if (!bet || !leg) throw new Error('The slip has no bet');
    const current = { odds: { numerator: 1, denominator: 2 }, pointsHundredths: -300 };
    await serverBetslipApi(data, tabOrder()).promote('anonymous', [{ ...bet, legs: [{ ...leg, current }] }]);
    const { numerator, denominator } = leg.accepted.odds;
    expect(calls[0]).toContain(`"numeratorLong":${numerator},"denominatorLong":${denominator},"points":-2.5`);
    expect(calls[0]).toContain('"betAmount":500');
  });

  it('distinguish a placement unknown to the server from a failed request', async () => {
    const { data, answer, fail } = fakeServer();
    const api = serverBetslipApi(data, tabOrder());
    answer('Placement', () => ({ placement: null }));
    expect(await api.placement('p')).toEqual({ ok: true, value: null });
    fail('Placement', { kind: 'unreachable' });
    expect(await api.placement('p')).toEqual({ ok: false, error: 'NO_ANSWER' });
  });

  it.each([
    [{ kind: 'refused', codes: ['BAD_USER_INPUT'] }, 'INVALID_INPUT'],
    [{ kind: 'refused', codes: ['QUERY_TOO_COMPLEX'] }, 'NO_ANSWER'],
    [{ kind: 'refused', codes: ['PERSISTED_QUERY_ONLY'] }, 'OUTDATED'],
    [{ kind: 'refused', codes: ['PERSISTED_QUERY_NOT_FOUND'] }, 'OUTDATED'],
    [{ kind: 'unauthenticated' }, 'UNAUTHENTICATED'],
    [{ kind: 'notSent' }, 'NO_ANSWER'],
  ] as const)('a call that fails as %j is %s', async (failure, error) => {
    const { data, fail } = fakeServer();
    fail('BetslipClear', failure);
    expect(await serverBetslipApi(data, tabOrder()).clear()).toEqual({ ok: false, error });
  });

  it('return OTHER_OWNER, not the slip, after the user has changed', async () => {
    const { data, answer, hold, logOut } = fakeServer();
    answer('BetslipClear', () => ({ betslipClear: null }));
    const release = hold('BetslipClear');
    const cleared = serverBetslipApi(data, tabOrder()).clear();
    logOut();
    await settle();
    await release();
    expect(await cleared).toEqual({ ok: false, error: 'OTHER_OWNER' });
  });

  it('number the changes of the tab, also after a reload', async () => {
    const { data, calls, fail } = fakeServer();
    fail('BetslipClear', { kind: 'notSent' });
    const stored = { text: null };
    const page = serverBetslipApi(data, tabOrder(stored));
    await page.clear();
    await page.clear();
    await serverBetslipApi(data, tabOrder(stored)).clear();
    const numbers = calls.map((call) => /"tabId":"tab","number":(\d)/.exec(call)?.[1]);
    expect(numbers).toEqual(['1', '2', '3']);
  });

  it('are sent again under another id when a copy of the tab has taken their number', async () => {
    const { data, calls, answer } = fakeServer();
    const stale = { code: 'edgebook.betslip.stale', message: '', priority: 1, displayType: 'RETRYABLE', field: null };
    answer('BetslipClear', () => ({ betslipClear: { betslip: emptyBetslip, userErrors: calls.length === 1 ? [stale] : [] } }));
    expect(await serverBetslipApi(data, tabOrder()).clear()).toMatchObject({ ok: true, value: { errors: [] } });
    expect(calls.map((call) => /"tabId":"(\w+)"/.exec(call)?.[1])).toEqual(['tab', 'copy']);
  });
});
