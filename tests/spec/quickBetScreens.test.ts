import { createElement, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadBrand } from '../../src/brand/loader.ts';
import { quickBetPreference, quickOffers } from '../../src/features/betslip/data/quickBets.ts';
import { sharedBetQuery } from '../../src/features/betslip/data/sharedBets.ts';
import { bills } from '../../src/features/betslip/logic/fixtures.ts';
import type { QuickBetState } from '../../src/features/betslip/logic/quickBet.ts';
import type { QuickMarket, QuickPrice } from '../../src/features/betslip/logic/quickOffers.ts';
import { QuickBetLine, QuickBetRow } from '../../src/features/betslip/ui/QuickBetRow.tsx';
import { QuickBetsPage } from '../../src/features/betslip/ui/QuickBetsPage.tsx';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import type { Services } from '../../src/platform/services.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { type Balances, playerOf } from '../../src/player/index.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';
import { fakeServerData } from '../support/fakeServerData.ts';
import { fakeServices } from '../support/fakeServices.ts';
import { outlineOf, recorder } from '../support/outline.ts';

const brand = await loadBrand('tsb');
const PRICE: QuickPrice = { odds: bills.odds, pointsHundredths: bills.pointsHundredths, state: 'open' };
const MOVED: QuickPrice = { ...PRICE, odds: { numerator: 20, denominator: 23 } };
const id = bills.selectionId;

describe('a price with its button', () => {
  const line = (state: QuickBetState, { price = PRICE, online = true, isLocked = false } = {}) => {
    const { told, calls } = recorder();
    const names = { title: 'Bills −2.5', marketName: 'Spread', betName: 'Bet $10.00 on Bills −2.5' };
    return outlineOf(
      createElement(QuickBetLine, { ...names, format: 'AMERICAN', state, price, online, isLocked, onTap: told('tap') }),
      (part) => part,
      calls,
    );
  };

  it.each<readonly [name: string, state: QuickBetState, shown: Parameters<typeof line>[1], text: string]>([
    ['bets with a tap', { kind: 'idle' }, {}, '−112 [Bet $10.00 on Bills −2.5 -> tap()]'],
    ['waits', { kind: 'placing', selectionId: id, at: PRICE }, {}, '−112 [Placing bet busy off -> nothing]'],
    ['says that the bet is placed', { kind: 'placed', selectionId: id }, {}, '[(check) Bet Placed off -> nothing]'],
    [
      'says what a moved price was',
      { kind: 'changed', selectionId: id, was: bills, now: MOVED },
      { price: MOVED },
      '~−112~ −115 [Accept Changes -> tap()]',
    ],
    [
      'says that a price has moved before the page has heard of the new one',
      { kind: 'changed', selectionId: id, was: bills, now: MOVED },
      {},
      '~−112~ −115 [Accept Changes -> tap()]',
    ],
    [
      'is to be accepted where a bet on it was refused',
      { kind: 'changed', selectionId: id, was: bills, now: null },
      {},
      '−112 [Accept Changes -> tap()]',
    ],
    [
      'says why the bet was refused',
      { kind: 'refused', selectionId: id, messages: ['Over our limit.', 'Not so.'] },
      {},
      '−112 [Bet $10.00 on Bills −2.5 -> tap()] @alert Over our limit. Not so.',
    ],
    [
      'takes no bets while suspended',
      { kind: 'idle' },
      { price: { ...PRICE, state: 'suspended' } },
      '(lock) Suspended [Bet $10.00 on Bills −2.5 off -> nothing]',
    ],
    [
      'keeps a stale price in view and takes no bet on it',
      { kind: 'idle' },
      { price: { ...PRICE, state: 'paused' } },
      '−112 [Bet $10.00 on Bills −2.5 off -> nothing]',
    ],
    [
      'takes no bets offline',
      { kind: 'idle' },
      { price: { ...PRICE, state: 'paused' }, online: false },
      '−112 [Bet $10.00 on Bills −2.5 off -> nothing]',
    ],
    [
      'is locked with its price while quick bets are off',
      { kind: 'idle' },
      { isLocked: true },
      '−112 [Bet $10.00 on Bills −2.5 (lock) disabled -> nothing]',
    ],
  ])('%s [S1.24]', async (_, state, shown, text) => {
    expect((await line(state, shown)).replaceAll('\n', ' ')).toBe(`Bills −2.5 Spread ${text}`);
  });
});

describe('the page of quick bets', () => {
  // What the router says where nothing is mounted.
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => void vi.restoreAllMocks());

  const event = { eventId: 'e-1', name: 'Chiefs @ Bills', competition: 'NFL', markets: [] };
  const market: QuickMarket = { marketId: 'm-1', name: 'Moneyline', type: 'MONEYLINE', selections: [] };

  /** The page of such a visitor, with quick bets on or off. */
  function pageOf(status: 'loggedIn' | 'loggedOut', isOn: boolean) {
    const answers: readonly (readonly [unknown, unknown])[] = [
      [quickBetPreference, { isOn, stakeCents: 700 }],
      [quickOffers, { events: [event], seeds: [] }],
    ];
    const data = fakeServerData(new Map<unknown, unknown>(answers));
    const unanswered = () => new Promise(() => undefined);
    const price = { odds: { numerator: 3, denominator: 2 }, pointsHundredths: null, state: 'live' };
    const facts = {
      ...{
        session: createStore({ status }),
        connection: createStore({ online: true, live: true }),
      },
      data: { ...data, ask: unanswered, mutate: unanswered },
      ...{ oddsFormat: createStore('EURO'), anonymousToken: createStore(null), watchEvents: () => () => undefined },
      ...{ clock: { now: () => 0 }, report: () => undefined },
      persist: ({ initial }: { readonly initial: unknown }) => ({ ...createStore(initial), stored: async () => undefined }),
      persistInTab: () => ({ read: () => null, write: () => undefined }),
      persistOnDevice: () => ({ read: () => null, write: () => undefined }),
      prices: {
        ...{
          selection: () => price,
          market: () => 'OPEN',
          event: () => ({ status: 'IN_PLAY', homeScore: 7, awayScore: 3, clock: 'Q1' }),
        },
        ...{ onEvent: () => () => undefined, seedEvents: () => undefined },
      },
    };
    const services = fakeServices(facts as unknown as Partial<Services>);
    playerOf(services).update({ balances: { playableCents: 1_200 } as Balances });
    const wrap = (part: ReactNode) => {
      const page = createElement(BrandContext, { value: brand }, createElement(MemoryRouter, null, part));
      return createElement(ServicesContext, { value: services }, page);
    };
    return (part: ReactNode = createElement(QuickBetsPage)) => outlineOf(part, wrap, () => []);
  }

  it('says to a visitor that they are for players', async () => {
    const text = await pageOf('loggedOut', true)();
    expect(text).toContain('Quick bets are for players');
    expect(text).toContain('[Log In -> nothing]');
    expect(text).not.toContain('Balance');
  });

  it('says to a player that they are off', async () => {
    const text = await pageOf('loggedIn', false)();
    expect(text).toMatch(/Balance \$12\.00\..*Off\. Turn it on.*\[Bet with one tap switch -> nothing\]/s);
    expect(text).not.toContain('players');
  });

  it('has a locked button at each price while they are off', async () => {
    const selection = { selectionId: 's-Bills', name: 'Bills' };
    const row = createElement(QuickBetRow, { event, market, selection, stakeCents: null });
    const text = 'Bills Moneyline 2.50 [Bet on Bills, Moneyline, Chiefs @ Bills (lock) disabled -> nothing]';
    expect((await pageOf('loggedOut', false)(row)).replaceAll('\n', ' ')).toBe(text);
  });

  it('places the bet of the row that is tapped, at a price in the format of the player [S1.24 W3.35]', async () => {
    const shown = pageOf('loggedIn', true);
    const rows = ['Bills', 'Chiefs'].map((name) => {
      const selection = { selectionId: `s-${name}`, name };
      return createElement(QuickBetRow, { key: name, event, market, selection, stakeCents: 700 });
    });
    const before = await shown(rows);
    expect(before).toContain('2.50 [Bet $7.00 on Bills');
    expect(before).toContain('2.50 [Bet $7.00 on Chiefs');
    // All of them were tapped; the first bet is on its way.
    const after = await shown(rows);
    expect(after).toMatch(
      /^Bills Moneyline 2\.50 \[Placing bet busy off -> nothing\]\nChiefs Moneyline 2\.50 \[Bet \$7\.00 on Chiefs/,
    );
  });
});

it('a shared bet is asked for again every 20 seconds while it is shown', async () => {
  const server = fakeServer();
  server.answer('SharedBet', () => ({ sharedBet: null }));
  const shown = server.data.query(sharedBetQuery, { shareId: 's1', oddsFormat: 'EURO' });
  const stop = shown.subscribe(() => undefined);
  await server.time.pass(19_999);
  expect(server.calls).toHaveLength(1);
  await server.time.pass(1);
  expect(server.calls).toEqual([
    'SharedBet {"shareId":"s1","oddsFormat":"EURO"}',
    'SharedBet {"shareId":"s1","oddsFormat":"EURO"}',
  ]);
  stop();
});
