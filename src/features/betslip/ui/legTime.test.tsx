import { expect, it } from 'vitest';
import { read, renderInPage } from '../../../../tests/support/page.tsx';
import { LegTime } from './LegTime.tsx';

const leg = { live: true, startsAt: '2026-11-27T18:00:00Z', eventId: 'e', eventName: 'Chiefs @ Bills' };
const state = { status: 'IN_PLAY', awayScore: 13, homeScore: 10, clock: 'Q4 2:10', state: 'live', asOf: '', silentSince: null };

const SILENT_SINCE = new Date(2026, 10, 27, 18, 37);

function textOf(event: object): string {
  const prices = { event: () => event, onEvent: () => () => undefined };
  renderInPage(<LegTime leg={leg} now={SILENT_SINCE.getTime()} />, { services: { prices } });
  return read();
}

it('a leg in play whose feed speaks is live', () => {
  expect(textOf(state)).toBe('13–10 · Live, Q4 2:10');
});

it('a leg in play whose feed is silent says of when its score and clock are, and is not called live', () => {
  const text = textOf({ ...state, silentSince: SILENT_SINCE.toISOString() });
  expect(text).toContain('Q4 2:10 · as of 6:37 PM');
  expect(text).not.toContain('Live');
});
