import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadBrand } from '../../src/brand/loader.ts';
import { sharedBetQuery } from '../../src/features/betslip/data/sharedBets.ts';
import type { SharedBet } from '../../src/features/betslip/logic/sharedBet.ts';
import { bills, oilers } from '../../src/features/betslip/testing/fixtures.ts';
import { SharedBetPage } from '../../src/features/betslip/ui/SharedBetPage.tsx';
import { createStore } from '../../src/platform/externalStore.ts';
import { fakeServerData } from '../support/fakeServerData.ts';
import { press, renderInPage } from '../support/page.tsx';
import { slipServer, slipServices } from '../support/slipServer.ts';

const brand = await loadBrand('tsb');

const legs = [bills, oilers].map((pick) => ({
  ...({ pick, isOpen: true, marketStatus: 'OPEN', sharedOdds: pick.odds } as const),
  sharedPointsHundredths: pick.pointsHundredths,
  hasMoved: false,
}));
const parlay: SharedBet = {
  status: 'OPEN',
  type: 'PARLAY',
  stakeCents: null,
  sharedTotalOdds: '+312',
  totalOdds: '+312',
  sameGamePicks: [],
  legs,
};

/** The page of the bet, for a player whose slip has these selections. */
function open(selectionIds: readonly string[], search = '?shareId=s1', bet: SharedBet = parlay) {
  const server = slipServer(selectionIds);
  const { query } = fakeServerData(new Map([[sharedBetQuery, { bet, isExpired: false }]]));
  const startup = createStore({ state: 'ready', data: { regionalMetadata: { validRegion: true } } });
  renderInPage(<SharedBetPage />, {
    services: { ...slipServices(server), data: { ...server.data, query }, startup },
    brand,
    address: `/shared_bet${search}`,
  });
  const sent = () =>
    server.calls.flatMap((call): readonly unknown[] => {
      const [name = '', variables = ''] = call.split(/ (.*)/s);
      if (name === 'BetslipClear') return ['clear'];
      if (name !== 'BetslipAddMarketSelection') return [];
      const { selectionId, selectionOrigin, shareId, branchChannel } = JSON.parse(variables) as Record<string, unknown>;
      return [{ selectionId, selectionOrigin, shareId, branchChannel }];
    });
  return {
    /** Expects these changes of the slip, in this order. */
    sends: async (changes: readonly unknown[]) => {
      await waitFor(() => expect(sent().length).toBeGreaterThanOrEqual(changes.length));
      expect(sent()).toEqual(changes);
    },
  };
}

/** Answers the question, once it is shown. */
async function answer(label: string): Promise<void> {
  await screen.findByRole('dialog');
  press(label);
  expect(screen.queryByRole('dialog')).toBeNull();
}

const added = (branchChannel: string | null) =>
  [bills, oilers].map(({ selectionId }) => ({ selectionId, selectionOrigin: 'shared_bet', shareId: 's1', branchChannel }));

it('the question is about the legs that can still be bet on', async () => {
  const eagles = { ...bills, selectionId: 's-eagles', name: 'Eagles', eventId: 'e-9', marketId: 'm-9' };
  const shut = { isOpen: false, marketStatus: 'HIDDEN' } as const;
  const closed = { pick: eagles, ...shut, sharedOdds: null, sharedPointsHundredths: null, hasMoved: false };
  open(['s-lions'], '?shareId=s1', { ...parlay, legs: [...legs, closed] });
  press('Add 2 to betslip');
  const question = await screen.findByRole('dialog', { name: '3-leg parlay' });
  expect(question.textContent).toContain('This 2-leg parlay pays +312.');
});

it.each([
  ['Replace betslip', 'takes the place of', ['clear']],
  ['Add to betslip', 'joins', []],
])('“%s” says that a shared parlay %s the selections of the slip', async (label, _, before) => {
  const { sends } = open(['s-eagles']);
  press('Add all');
  await answer(label);
  await sends([...before, ...added(null)]);
});

it.each([
  ['~channel=sms&%2Bclicked_branch_link=true', 'sms'],
  ['utm_source=sms', null],
])('picks of a shared link with %s are added with the channel %s', async (more, channel) => {
  const { sends } = open([], `?shareId=s1&${more}`);
  press('Add all');
  await sends(added(channel));
});
