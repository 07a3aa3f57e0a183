import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { OddsFormat } from '../../core/money/odds.ts';
import { loadBrand } from '../../src/brand/loader.ts';
import { sharedBetQuery } from '../../src/features/betslip/data/sharedBets.ts';
import type { SharedBet, SharedLeg } from '../../src/features/betslip/logic/sharedBet.ts';
import { bills, oilers } from '../../src/features/betslip/testing/fixtures.ts';
import { SharedBetPage } from '../../src/features/betslip/ui/SharedBetPage.tsx';
import { createStore } from '../../src/platform/externalStore.ts';
import type { Services } from '../../src/platform/services.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';
import { fakeServerData } from '../support/fakeServerData.ts';
import { fakeServices } from '../support/fakeServices.ts';

const legOf = (pick: typeof bills, more: Partial<SharedLeg> = {}): SharedLeg => ({
  pick,
  isOpen: true,
  marketStatus: 'OPEN',
  sharedOdds: pick.odds,
  sharedPointsHundredths: pick.pointsHundredths,
  hasMoved: false,
  ...more,
});
const parlay: SharedBet = {
  status: 'OPEN',
  type: 'PARLAY',
  stakeCents: null,
  sharedTotalOdds: '+312',
  totalOdds: '+312',
  legs: [legOf(bills), legOf(oilers)],
  sameGamePicks: [],
};

interface Visit {
  readonly search?: string;
  readonly status?: 'loggedIn' | 'loggedOut';
  readonly validRegion?: boolean;
  readonly isExpired?: boolean;
  readonly online?: boolean;
  readonly format?: OddsFormat;
}

/** The text of the page for a bet; null: the server knows no such link. */
async function page(
  bet: SharedBet | null,
  {
    search = '?shareId=s1',
    status = 'loggedIn',
    validRegion = true,
    isExpired = false,
    online = true,
    format = 'AMERICAN',
  }: Visit = {},
) {
  const services = {
    data: fakeServerData(new Map<unknown, unknown>([[sharedBetQuery, { bet, isExpired }]])),
    connection: createStore({ online, live: online }),
    session: createStore({ status }),
    oddsFormat: createStore(format),
    startup: createStore({ state: 'ready', data: { regionalMetadata: { validRegion } } }),
  };
  const tree = createElement(
    ServicesContext,
    { value: fakeServices(services as unknown as Partial<Services>) },
    createElement(MemoryRouter, { initialEntries: [`/shared_bet${search}`] }, createElement(SharedBetPage)),
  );
  const html = renderToStaticMarkup(createElement(BrandContext, { value: await loadBrand('tsb') }, tree));
  return { html, text: html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ') };
}

describe('the page of a shared bet', () => {
  it('shows its legs at the prices of now, what it pays, and the way to add all of it', async () => {
    const { html, text } = await page(parlay);
    expect(text).toMatch(/2-leg parlay Bills −2\.5 −112 Spread · Chiefs @ Bills Oilers \+118 .*\+312 Add all/);
    expect(html).toContain(`href="${bills.eventPath}"`);
    expect(text).not.toMatch(/stake of|Log In|outside of an operating area/);
    expect((await page({ ...parlay, stakeCents: 1_000 })).text).toContain('Shared with a stake of $10.00');
  });

  it('shows what has moved beside what was shared', async () => {
    const moved = legOf(bills, { sharedOdds: { numerator: 1, denominator: 1 }, sharedPointsHundredths: -350, hasMoved: true });
    const { text } = await page({ ...parlay, sharedTotalOdds: '+336', legs: [moved, legOf(oilers)] });
    expect(text).toContain('1 price has changed');
    expect(text).toMatch(/Bills −2\.5 was −3\.5 was \+100 −112/);
    expect(text).toMatch(/\+336 \+312/);
  });

  it('has the legs that are one pick under the name of their game, with their price together', async () => {
    const over = { ...bills, selectionId: 's-over', name: 'Over', marketName: 'Total', marketType: 'TOTAL' } as const;
    const legs = [legOf(bills), legOf(oilers), legOf({ ...over, pointsHundredths: 4450 })];
    const linesOf = async (sameGamePicks: SharedBet['sameGamePicks'], format: OddsFormat = 'AMERICAN') => {
      const shown = { ...parlay, type: 'PARLAY_PLUS', totalOdds: null, sharedTotalOdds: null, legs, sameGamePicks } as const;
      const { html } = await page(shown, { format });
      return [...html.matchAll(/<li.*?<\/li>/g)].map(([line]) =>
        line
          .replace(/<[^>]*>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      );
    };
    const selectionIds = [bills.selectionId, over.selectionId];
    expect(await linesOf([{ selectionIds, odds: { numerator: 214, denominator: 100 } }])).toEqual([
      'Same game · Chiefs @ Bills together +214',
      'Bills −2.5 −112 Spread',
      'Over 44.5 −112 Total',
      'Oilers +118 Moneyline · Oilers @ Avalanche',
    ]);
    expect((await linesOf([{ selectionIds, odds: { numerator: 214, denominator: 100 } }], 'EURO')).slice(0, 2)).toEqual([
      'Same game · Chiefs @ Bills together 3.14',
      'Bills −2.5 1.89 Spread',
    ]);
    expect((await linesOf([{ selectionIds, odds: null }]))[0]).toBe('Same game · Chiefs @ Bills');
    expect((await linesOf([]))[2]).toBe('Over 44.5 −112 Total · Chiefs @ Bills');
  });

  it('reads from an answer which legs are one pick', () => {
    const none = { betAmount: null, sharedTotalOdds: null, totalOdds: null, legs: [] };
    const sameGamePicks = [
      { selectionIds: ['a', 'b'], odds: { numeratorLong: 3, denominatorLong: 2 } },
      { selectionIds: ['c', 'd'], odds: null },
    ];
    expect(sharedBetQuery.map({ sharedBet: { status: 'OPEN', type: 'PARLAY_PLUS', ...none, sameGamePicks } })).toMatchObject({
      bet: {
        sameGamePicks: [
          { selectionIds: ['a', 'b'], odds: { numerator: 3, denominator: 2 } },
          { selectionIds: ['c', 'd'], odds: null },
        ],
      },
    });
  });

  it('adds the legs that take bets, and offers nothing where none does', async () => {
    const [first, closed] = [legOf(bills), legOf(oilers, { isOpen: false })];
    const partly = await page({ ...parlay, status: 'PARTLY_CLOSED', totalOdds: '−112', legs: [first, closed] });
    expect(partly.text).toMatch(/1 of 2 picks can still be bet on .*Oilers Closed .*Add 1 to betslip/);
    const none = await page({ ...parlay, status: 'CLOSED', totalOdds: null, legs: [{ ...first, isOpen: false }, closed] });
    expect(none.text).toContain('None of it takes bets now');
    expect(none.text).not.toMatch(/Add /);
  });

  it('a leg that takes no bets is Suspended by a closed market, and Closed by a hidden one or a begun or ended event', async () => {
    const shown = async (leg: Partial<SharedLeg>): Promise<string> =>
      (await page({ ...parlay, legs: [legOf(bills), legOf(oilers, { isOpen: false, ...leg })] })).text;
    expect(await shown({ marketStatus: 'CLOSED' })).toMatch(/Oilers Suspended Moneyline/);
    expect(await shown({ marketStatus: 'HIDDEN' })).toMatch(/Oilers Closed Moneyline/);
    expect(await shown({ marketStatus: 'OPEN' })).toMatch(/Oilers Closed Moneyline/);
    const ended = { ...oilers, eventStatus: 'FINISHED' } as const;
    expect(await shown({ pick: ended, marketStatus: 'CLOSED' })).toMatch(/Oilers Closed Moneyline/);
  });

  it('adds nothing offline, and its button keeps the focus', async () => {
    const disabledBy = async (online: boolean) => {
      const [, attributes = ''] =
        /<button([^>]*)><span[^>]*>Add all<\/span><\/button>/.exec((await page(parlay, { online })).html) ?? [];
      expect(attributes).toContain('class=');
      return attributes.match(/(?<= )(aria-)?disabled(?==)/g);
    };
    expect(await disabledBy(true)).toBeNull();
    expect(await disabledBy(false)).toEqual(['aria-disabled']);
  });

  it('says of a link that it has ended, or leads nowhere', async () => {
    expect((await page(null, { isExpired: true })).text).toContain('This link has ended');
    for (const [bet, search] of [
      [null, '?shareId=s1'],
      [parlay, ''],
      [parlay, '?shareId='],
      [parlay, '?shareId=s1&%2Bclicked_branch_link=false'],
    ] as const)
      expect((await page(bet, { search })).text).toContain('There is no such bet');
    expect((await page(parlay, { search: '?shareId=s1&%2Bclicked_branch_link=true' })).text).toContain('2-leg parlay');
  });

  it('is for visitors too, who can log in from it, and tells those outside every operating area', async () => {
    const { text } = await page(parlay, { status: 'loggedOut', validRegion: false });
    expect(text).toContain('Looks like you’re outside of an operating area');
    expect(text).toMatch(/Nothing is placed until you do it .*Log In/);
    expect(text).toContain('Add all');
  });
});
