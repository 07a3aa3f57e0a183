import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loadBrand } from '../../src/brand/loader.ts';
import { quickBetPreference, quickOffers } from '../../src/features/betslip/data/quickBets.ts';
import { sharedBetQuery } from '../../src/features/betslip/data/sharedBets.ts';
import { QuickBetsPage } from '../../src/features/betslip/ui/QuickBetsPage.tsx';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import { fakeServerData } from '../support/fakeServerData.ts';
import { button, press, read, renderInPage } from '../support/page.tsx';

const brand = await loadBrand('tsb');
const selections = ['Bills', 'Chiefs'].map((name) => ({ selectionId: `s-${name}`, name }));
const market = { marketId: 'm-1', name: 'Moneyline', type: 'MONEYLINE', selections };
const event = { eventId: 'e-1', name: 'Chiefs @ Bills', competition: 'NFL', markets: [market] };

/** The page of such a visitor, with quick bets on or off. */
function renderQuickBets(status: 'loggedIn' | 'loggedOut', isOn: boolean): void {
  const answers: readonly (readonly [unknown, unknown])[] = [
    [quickBetPreference, { isOn, stakeCents: 700 }],
    [quickOffers, { events: [event], seeds: [] }],
  ];
  const unanswered = () => new Promise(() => undefined);
  const price = { odds: { numerator: 3, denominator: 2 }, pointsHundredths: null, state: 'live' };
  const services = {
    session: createStore({ status }),
    connection: createStore({ online: true, live: true }),
    data: { ...fakeServerData(new Map<unknown, unknown>(answers)), ask: unanswered, mutate: unanswered },
    oddsFormat: createStore('EURO'),
    anonymousToken: createStore(null),
    watchEvents: () => () => undefined,
    clock: { now: () => 0 },
    report: () => undefined,
    persist: ({ initial }: { readonly initial: unknown }) => ({ ...createStore(initial), stored: async () => undefined }),
    persistInTab: () => ({ read: () => null, write: () => undefined }),
    persistOnDevice: () => ({ read: () => null, write: () => undefined }),
    prices: {
      selection: () => price,
      market: () => 'OPEN',
      onEvent: () => () => undefined,
      seedEvents: () => undefined,
      event: () => ({ status: 'IN_PLAY', homeScore: 7, awayScore: 3, clock: 'Q1' }),
    },
  };
  renderInPage(<QuickBetsPage />, { services, player: { balances: { playableCents: 1_200 } }, brand });
}

describe('the page of quick bets', () => {
  it('says to a visitor that they are for players, and locks the button at each price', () => {
    renderQuickBets('loggedOut', true);
    expect(read()).toContain('Quick bets are for players');
    expect(read()).not.toContain('Balance');
    expect(button('Log In').matches(':disabled')).toBe(false);
    expect(button('Bet on Bills, Moneyline, Chiefs @ Bills').matches(':disabled')).toBe(true);
    expect(read()).toContain('Bills Moneyline 2.50 Bet');
  });

  it('says to a player that they are off', () => {
    renderQuickBets('loggedIn', false);
    expect(read()).toMatch(/Balance \$12\.00\..*Off\. Turn it on/);
    expect(screen.getByRole('switch', { name: 'Bet with one tap', checked: false })).toBeTruthy();
    expect(read()).not.toContain('players');
  });

  it('places the bet of the row that is pressed, at a price in the format of the player', async () => {
    renderQuickBets('loggedIn', true);
    expect(read()).toContain('Bills Moneyline 2.50 Bet');
    press(/^Bet \$7\.00 on Bills/);
    expect((await screen.findByRole('button', { name: 'Placing bet', busy: true })).closest('li')?.textContent).toContain('Bills');
    expect(button(/^Bet \$7\.00 on Chiefs/).matches('[aria-disabled=true], [aria-busy=true]')).toBe(false);
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
