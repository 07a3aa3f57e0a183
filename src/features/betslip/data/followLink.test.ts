import { describe, expect, it } from 'vitest';
import type { PickedSelection } from '../../../../core/money/pickedSelection.ts';
import { fakeServer } from '../../../platform/data/testing/fakeServer.ts';
import { settle } from '../../../platform/testing/fakeTime.ts';
import type { SlipNotice } from '../logic/machine/slipState.ts';
import { bills, oilers, slipOf } from '../testing/fixtures.ts';
import { type Harness, harness, legIds } from '../testing/harness.ts';
import { followLink } from './followLink.ts';

const selectionOf = ({ selectionId, odds, pointsHundredths, startsAt, ...pick }: PickedSelection) => ({
  ...pick,
  id: selectionId,
  numeratorLong: odds.numerator,
  denominatorLong: odds.denominator,
  points: pointsHundredths === null ? null : pointsHundredths / 100,
  marketStartAt: startsAt,
  marketStatus: 'OPEN',
});

/** The page's slip, and a server with one featured bet of these picks. */
function page(slip: readonly PickedSelection[], featured: readonly PickedSelection[] | null) {
  const made = harness({ slip: slipOf(slip) });
  made.api.featured = featured ?? [];
  const server = fakeServer();
  const bet = featured && {
    featuredBetId: 'f1',
    selectionOrigin: 'featured_bet',
    title: 'Two favourites',
    isParlay: featured.length > 1,
    totalOdds: '+300',
    legs: featured.map(selectionOf),
  };
  server.answer('FeaturedBet', () => ({ featuredBet: bet }));
  server.answer('LinkedSelections', () => ({
    linkedSelections: [selectionOf(bills), { ...selectionOf(oilers), marketStatus: 'CLOSED' }],
  }));
  const notices: SlipNotice[] = [];
  made.betslip.onNotice((notice) => notices.push(notice));
  const follow = async (origin: string | null = null) => {
    const link = { kind: 'featured', featuredBetId: 'f1', selectionOrigin: origin } as const;
    const offered = followLink(link, { betslip: made.betslip, data: server.data, oddsFormat: 'AMERICAN' });
    await settle(60);
    return offered;
  };
  return { ...made, server, notices, follow };
}

const added = ({ api }: Pick<Harness, 'api'>) => api.calls.filter((call) => call.startsWith('addFeatured'));

describe('a link to a featured bet', () => {
  it.each([
    ['a parlay to an empty slip', [], [bills, oilers]],
    ['a straight bet to a slip with selections', [bills], [oilers]],
  ])('adds %s at once, and says so for three seconds', async (_, slip, featured) => {
    const made = page(slip, featured);
    expect(await made.follow()).toBeNull();
    expect(added(made)).toEqual(['addFeatured f1 featured_bet']);
    expect(legIds(made.betslip)).toEqual(['s-bills', 's-oilers']);
    expect(made.notices).toEqual([{ type: 'success', body: 'Featured bet added to your betslip', lasts: 'featuredBet' }]);
  });

  it('says that it was not added, if the server fails', async () => {
    const made = page([], [bills]);
    made.api.failNext('addFeatured');
    await made.follow();
    const body = 'Something went wrong while adding your bet to your betslip. Please try again later.';
    expect(made.notices.at(-1)).toEqual({ type: 'danger', body });
    expect(legIds(made.betslip)).toEqual([]);
  });

  it('sends the origin of the link in place of the bet’s own', async () => {
    const made = page([], [bills]);
    await made.follow('mail');
    expect(added(made)).toEqual(['addFeatured f1 mail']);
  });

  it('asks about a parlay before it joins selections; replacing clears the slip first', async () => {
    const made = page([bills], [oilers, { ...oilers, selectionId: 's-over', marketId: 'm-total' }]);
    const offered = await made.follow();
    expect([offered?.title, added(made), legIds(made.betslip)]).toEqual(['Two favourites', [], ['s-bills']]);
    if (offered) made.betslip.addFeatured(offered, true);
    await settle(60);
    expect(made.api.calls.filter((call) => call === 'clear' || call.startsWith('addFeatured'))).toEqual([
      'clear',
      'addFeatured f1 featured_bet',
    ]);
    expect(made.api.slip.legs.map(({ selectionId }) => selectionId)).toEqual(['s-oilers', 's-over']);
    expect(made.betslip.getSnapshot().tab.tab).toBe('PARLAY');
  });

  it('a featured bet that is followed while a bet is being placed is added once that bet is decided', async () => {
    const made = page([bills], [oilers]);
    await settle();
    made.betslip.setAmount('straight:s-bills', 'BET', 500);
    const release = made.api.holdNext('place');
    made.betslip.place();
    const followed = made.follow();
    await settle(60);
    expect([made.api.calls.includes('place'), added(made), made.notices]).toEqual([true, [], []]);
    release();
    await settle(60);
    await followed;
    expect(legIds(made.betslip)).toEqual(['s-oilers']);
  });

  it('says that the bet is gone', async () => {
    const made = page([], null);
    await made.follow();
    expect([made.notices, legIds(made.betslip)]).toEqual([[{ type: 'danger', body: 'This bet is no longer available.' }], []]);
  });
});

describe('a link to market selections', () => {
  it('adds those that take bets, at the price and line of the other page', async () => {
    const { betslip, server, notices, api } = page([], null);
    const odds = { numerator: 7, denominator: 5 };
    const link = {
      kind: 'external',
      branchChannel: 'mail',
      selections: ['s-bills', 's-oilers'].map((selectionId) => ({ selectionId, odds })),
    } as const;
    const followed = followLink(link, { betslip, data: server.data, oddsFormat: 'AMERICAN' });
    await settle(60);
    await followed;
    expect(legIds(betslip)).toEqual(['s-bills']);
    expect(betslip.slip().legs[0]?.accepted).toEqual({ odds, pointsHundredths: -250 });
    expect(api.added[0]?.link).toEqual({ selectionOrigin: 'external_link', shareId: null, branchChannel: 'mail' });
    expect(notices).toEqual([{ type: 'success', body: 'Added to your betslip', lasts: 'externalMarket' }]);
  });

  it('adds its selections although a log-in ended while they were asked for', async () => {
    const { betslip, server } = page([], null);
    server.logOut();
    const deliver = server.hold('LinkedSelections');
    const selections = [{ selectionId: 's-bills', odds: { numerator: 7, denominator: 5 } }];
    const link = { kind: 'external', branchChannel: null, selections } as const;
    const followed = followLink(link, { betslip, data: server.data, oddsFormat: 'AMERICAN' });
    await settle(10);
    server.logIn();
    await deliver();
    await settle(60);
    await followed;
    expect(legIds(betslip)).toEqual(['s-bills']);
  });
});
