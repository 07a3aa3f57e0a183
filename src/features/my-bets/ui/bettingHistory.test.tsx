import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServerData } from '../../../../tests/support/fakeServerData.ts';
import { read, renderInPage } from '../../../../tests/support/page.tsx';
import { createStore } from '../../../platform/externalStore.ts';
import { stillPrices } from '../../../platform/gallery/stillPrices.ts';
import { betStory, bettingEntries } from '../data/bettingHistory.ts';
import type { BetEntries, BetStory } from '../logic/story.ts';
import { bet, leg } from '../testing/fixtures.ts';
import { BettingHistory } from './BettingHistory.tsx';

const lost = bet('17', {
  status: 'SETTLED',
  outcome: 'LOSS',
  settledAt: '2027-01-05T20:00:00Z',
  regraded: true,
  payoutCents: 0,
  winCents: 0,
  legs: [leg({ outcome: 'LOSS', eventStatus: 'FINISHED', homeScore: 14, awayScore: 17 })],
});
const entry = { bet: lost, stakeCents: 0 };
const ENTRIES: BetEntries = {
  items: [
    { ...entry, id: '17:2', at: '2027-01-05T20:00:00Z', kind: 'CORRECTED', returnedCents: -5_679 },
    { ...entry, id: '17:1', at: '2027-01-01T04:30:00Z', kind: 'SETTLED', returnedCents: 5_679 },
  ],
  endCursor: null,
  hasNext: false,
};
const step = { at: '2027-01-05T20:00:00Z', beforeCents: 5_679, afterCents: 0 };
const STORY: BetStory = {
  voidLegRule: 'A leg that pushes or is void is taken out, and the rest stands.',
  steps: [{ ...step, kind: 'CORRECTED', outcome: 'LOSS', reason: 'Chiefs @ Bills ended 17–14, by a corrected result.' }],
};

it('a corrected bet stands under both days with what was paid then, and tells at a press why, with both amounts', () => {
  renderInPage(<BettingHistory filterId="settled" from={null} to={null} sport={null} timeZone="America/New_York" />, {
    services: {
      data: fakeServerData(
        new Map<unknown, unknown>([
          [bettingEntries, ENTRIES],
          [betStory, STORY],
        ]),
      ),
      oddsFormat: createStore('AMERICAN'),
      clock: { now: () => Date.parse('2027-01-06T12:00:00Z') },
      connection: createStore({ online: true }),
      prices: stillPrices({ prices: {}, markets: {}, events: {}, asOf: '2027-01-06T12:00:00Z' }),
    },
  });
  // The evening of New Year's Eve in New York.
  expect(read()).toMatch(/Tue, Jan 5.*Corrected: −\$56\.79.*Lost.*Thu, Dec 31, 2026.*Settled: paid \$56\.79/);
  const [first] = screen.getAllByRole('button', { name: 'What happened' });
  if (first) fireEvent.click(first);
  expect(read(screen.getByRole('list', { name: 'What happened to this bet' }))).toBe(
    'Corrected as lost Jan 5, 3:00:00 PM Chiefs @ Bills ended 17–14, by a corrected result. Total paid: $56.79 before, $0.00 after',
  );
  expect(read()).toContain(STORY.voidLegRule);
});
