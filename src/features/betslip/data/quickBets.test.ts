import { describe, expect, it } from 'vitest';
import { fakeServer } from '../../../platform/data/testing/fakeServer.ts';
import { createStore } from '../../../platform/externalStore.ts';
import { settle } from '../../../platform/testing/fakeTime.ts';
import { legOf } from '../logic/machine/optimistic.ts';
import { bills, oilers, slipOf } from '../testing/fixtures.ts';
import { harness } from '../testing/harness.ts';
import { createBetslip } from './betslip.ts';
import { askForQuickBet, createQuickBets } from './quickBets.ts';

const tap = { pick: bills, stakeCents: 500 };

function quickHarness() {
  const fake = harness({ slip: slipOf([oilers]) });
  const quickBets = createQuickBets({ betslip: fake.betslip, ask: async () => ({ leg: legOf(bills), errors: [] }) });
  return { ...fake, quickBets };
}

describe('the server’s view of a quick bet', () => {
  const quote = { id: 's-bills', name: 'Bills', numeratorLong: 10, denominatorLong: 11, points: -2.5 };
  const leg = {
    acceptedSelection: quote,
    marketSelection: { ...quote, numeratorLong: 4, denominatorLong: 5 },
    marketId: 'm',
    marketName: 'Spread',
    marketType: 'SPREAD',
    marketStatus: 'OPEN',
    placeDelayMs: 0,
    eventId: 'e',
    eventName: 'Chiefs @ Bills',
    eventStatus: 'PRE_GAME',
    eventPath: '/e',
    marketStartAt: '2026-11-22T21:25:00Z',
    marketSelectionOddsTrend: 'DOWN',
    marketSelectionRequiresAcceptance: true,
    errors: [],
  };
  const error = (code: string) => ({ code, message: code, priority: 1, displayType: 'GENERIC', field: null });
  const answerTo = async (draftBet: unknown, errors: readonly unknown[]) => {
    const server = fakeServer();
    server.answer('QuickBetSlip', () => ({ quickBetSlip: { draftBet, errors } }));
    const slip = await askForQuickBet(server.data, createStore('EURO'))({ ...tap, type: 'tapped' });
    return { slip, calls: server.calls };
  };

  it('is the leg of its draft bet, and the errors of both', async () => {
    const { slip, calls } = await answerTo({ id: 'straight:s-bills', errors: [error('bet')], draftLegs: [leg] }, [
      error('section'),
    ]);
    expect(slip).toMatchObject({
      leg: { selectionId: 's-bills', accepted: { odds: { numerator: 10 } }, current: { odds: { numerator: 4, denominator: 5 } } },
      errors: [{ code: 'section' }, { code: 'bet' }],
    });
    expect(calls).toEqual([
      'QuickBetSlip {"selectionId":"s-bills","numeratorLong":25,"denominatorLong":28,"points":-2.5,"betAmount":500,"oddsFormat":"EURO","includeOddsTrend":true}',
    ]);
    expect((await answerTo(null, [error('gone')])).slip).toMatchObject({ leg: null, errors: [{ code: 'gone' }] });
  });
});

describe('a quick bet on the page', () => {
  it('is placed once, by the slip’s placement, however often it is tapped; the slip’s own bets are not', async () => {
    const { quickBets, api, log, stored, placed } = quickHarness();
    await settle();
    const sent: unknown[] = [];
    const { decide } = api;
    api.decide = (request) => {
      sent.push(request.bets);
      return decide(request);
    };
    const release = api.holdNext('place');
    quickBets.tap(tap);
    quickBets.tap(tap);
    await settle();
    quickBets.tap(tap);
    expect(quickBets.getSnapshot().kind).toBe('placing');
    // Stored before it is sent, as every placement: a reload would check it.
    expect(stored.placement?.placementId).toBe('id-1');
    release();
    await settle();
    expect(log).toEqual(['store id-1', 'place id-1', 'forget']);
    expect(sent).toMatchObject([[{ draftBetId: 'straight:s-bills', section: 'STRAIGHT', stakeCents: 500 }]]);
    expect(quickBets.getSnapshot()).toEqual({ kind: 'placed', selectionId: 's-bills' });
    expect(placed).toHaveLength(1);
  });

  it('can be followed by another right after it was placed', async () => {
    const { quickBets, log } = quickHarness();
    await settle();
    quickBets.tap(tap);
    await settle();
    quickBets.tap({ ...tap, pick: oilers });
    await settle();
    expect(log.filter((line) => line.startsWith('place'))).toEqual(['place id-1', 'place id-2']);
  });

  it('without an answer is checked, and is neither lost nor repeated', async () => {
    const { quickBets, api, time, log } = quickHarness();
    await settle();
    api.failNext('place:response');
    quickBets.tap(tap);
    await settle();
    expect(quickBets.getSnapshot().kind).toBe('placing');
    quickBets.tap({ ...tap, pick: oilers });
    time.advance(1_000);
    await settle();
    expect(quickBets.getSnapshot()).toEqual({ kind: 'placed', selectionId: 's-bills' });
    expect(log.filter((line) => line.startsWith('place'))).toEqual(['place id-1']);
  });

  it('says so when nothing was sent, because the page is offline', async () => {
    const { quickBets, connection, log } = quickHarness();
    await settle();
    connection.set({ online: false, live: false });
    quickBets.tap(tap);
    await settle();
    expect(quickBets.getSnapshot()).toMatchObject({ kind: 'refused', messages: ['Nothing was placed. Please try again.'] });
    expect(log).toEqual([]);
  });

  it('is not placed later where it was said that nothing was placed, because the code that sends it is still loading', async () => {
    const { ports, log } = harness({ slip: slipOf([oilers]) });
    let loaded = (): void => undefined;
    const loading = new Promise<void>((resolve) => {
      loaded = resolve;
    });
    const loadEffects = async () => {
      await loading;
      return ports.loadEffects();
    };
    const betslip = createBetslip({ ...ports, loadEffects });
    const quickBets = createQuickBets({ betslip, ask: async () => ({ leg: legOf(bills), errors: [] }) });
    quickBets.tap(tap);
    await settle();
    expect(quickBets.getSnapshot()).toMatchObject({ kind: 'refused', messages: ['Nothing was placed. Please try again.'] });
    loaded();
    await settle();
    expect(log).toEqual([]);
    quickBets.tap(tap);
    await settle();
    expect(log).toEqual(['store id-1', 'place id-1', 'forget']);
    expect(quickBets.getSnapshot().kind).toBe('placed');
  });

  it('is sent at once while a pick is being painted', async () => {
    const { ports, api, log } = harness({ slip: slipOf([]) });
    const paints: (() => void)[] = [];
    const betslip = createBetslip({ ...ports, afterPaint: (run) => void paints.push(run) });
    const quickBets = createQuickBets({ betslip, ask: async () => ({ leg: legOf(bills), errors: [] }) });
    await settle();
    quickBets.tap(tap);
    betslip.toggle(oilers);
    await settle();
    expect(quickBets.getSnapshot().kind).toBe('placed');
    for (const paint of paints) paint();
    await settle();
    expect(log).toEqual(['store id-1', 'place id-1', 'forget']);
    expect(api.added.map(({ selectionId }) => selectionId)).toEqual(['s-oilers']);
  });
});
