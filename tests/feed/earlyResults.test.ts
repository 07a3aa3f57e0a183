import { expect, it } from 'vitest';
import { RESULT_STATUSES } from '../../core/money/results.ts';
import type { CatalogueState } from '../../server/feed/catalogueState.ts';
import { planChanges } from '../../server/feed/planChanges.ts';
import type { FeedEvent, FeedResult } from '../../server/feed/types.ts';

const NOW = new Date('2026-11-27T12:00:00Z');

/** What a list brings of an event of this start, and its result. */
function planned(startsAt: Date, result: FeedResult, byHand = false) {
  const before: CatalogueState = {
    competitions: new Map(),
    events: new Map(),
    markets: new Map(),
    selections: new Map(),
    silentSources: new Set(),
    results: new Map(),
    heldEvents: new Set(),
    sameSides: [],
  };
  const competition = { id: 'c', sport: 'football', organization: 'o', competition: 'c', name: 'C' };
  const event: FeedEvent = {
    id: 'e',
    competitionId: 'c',
    source: 'nflverse',
    externalId: 'e',
    name: 'A @ B',
    startsAt,
    markets: [],
    participants: (['AWAY', 'HOME'] as const).map((side) => ({
      side,
      name: side,
      abbreviation: 'X',
      colors: ['#000', '#fff'],
      record: null,
    })),
  };
  const changes = [
    { kind: 'competition', competition } as never,
    { kind: 'event', event } as const,
    { kind: 'result', eventId: 'e', result } as const,
  ];
  const { results, refusals } = planChanges(before, changes, NOW, byHand);
  return { taken: results.length, reasons: refusals.map(({ reason }) => reason) };
}

const TO_COME = new Date('2026-11-28T12:00:00Z');
const STARTED = new Date('2026-11-27T11:00:00Z');
const CALLED_OFF: readonly string[] = ['POSTPONED', 'WALKOVER'];

it.each(RESULT_STATUSES)('%s of an event that is to come is taken only where it was called off, whoever says it', (status) => {
  const score = { status, homeScore: 1, awayScore: 0 };
  const isTaken = CALLED_OFF.includes(status);
  expect(planned(TO_COME, score)).toEqual(
    isTaken ? { taken: 1, reasons: [] } : { taken: 0, reasons: ['has a result before its start'] },
  );
  expect(planned(STARTED, score)).toEqual({ taken: 1, reasons: [] });
  expect(planned(TO_COME, score, true).taken).toBe(1);
});

it('a void event may be void before its start', () => {
  expect(planned(TO_COME, { void: true })).toEqual({ taken: 1, reasons: [] });
});
