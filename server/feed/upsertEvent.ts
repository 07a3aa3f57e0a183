import { WHOLE_GAME } from '../../core/money/markets.ts';
import type { EventStatus, Side } from '../../core/wire/contract.ts';
import { isGradedLine, NO_GRADED_LINE } from '../domain/catalogue/gradedLine.ts';
import { foldName, isOneGame, ONE_GAME_MS, sidesKey } from '../domain/catalogue/sidesKey.ts';
import type { CatalogueState, EventRow, ExistingFixture } from './catalogueState.ts';
import { SIMULATOR } from './feedAdapter.ts';
import type { FeedEvent, FeedMarket, FeedRefusal } from './types.ts';

export const CLOSED_EVENT: ReadonlySet<EventStatus> = new Set(['FINISHED', 'CANCELLED', 'HIDDEN', 'INVALID']);

const FARTHEST_YEARS = 10;

/** Why the event cannot be in the catalogue, in the end of a sentence; null: it can. */
export function eventFault(before: CatalogueState, after: CatalogueState, event: FeedEvent, now: Date): string | null {
  const farthest = new Date(now);
  farthest.setUTCFullYear(farthest.getUTCFullYear() + FARTHEST_YEARS);
  if (event.startsAt > farthest) return `begins more than ${FARTHEST_YEARS} years from now`;
  const [first, second] = event.participants;
  if (first && second && foldName(first.name) === foldName(second.name)) return `has two sides named ${first.name}`;
  // The simulator goes on with its events whether they were taken or not.
  if (event.source === SIMULATOR.source) return null;
  const existing = after.events.get(event.id);
  if (existing) return identityFault(existing, event, now);
  const key = sidesKey(event.participants);
  const sport = after.competitions.get(event.competitionId)?.sport ?? '';
  const added = [...after.events.values()].filter(({ id }) => !before.events.has(id));
  const twin = [...before.sameSides, ...added.map((row) => ({ ...row, sidesKey: sidesKey(row.participants) }))]
    .map((one) => ({ ...one, startsAt: after.events.get(one.id)?.startsAt ?? one.startsAt }))
    .find((one) => key !== '' && one.sidesKey === key && isSameGame(one, event, sport, now));
  return twin ? `is the game of event ${twin.id}: the same sides within a day` : null;
}

/** Why a known event cannot become this one: bets are on its sides and were taken until its start. One side may get another name. */
function identityFault(existing: EventRow, event: FeedEvent, now: Date): string | null {
  const nameOf = ({ participants }: Pick<FeedEvent, 'participants'>, side: Side): string =>
    foldName(participants.find((one) => one.side === side)?.name ?? '');
  const [home, away] = [nameOf(event, 'HOME'), nameOf(event, 'AWAY')];
  const [existingHome, existingAway] = [nameOf(existing, 'HOME'), nameOf(existing, 'AWAY')];
  if (home === existingAway && away === existingHome && home !== away) return 'has its sides the other way round';
  if (home !== existingHome && away !== existingAway) return `is the id of another game, ${existing.name}`;
  const earlierMs = existing.startsAt.getTime() - event.startsAt.getTime();
  if (event.startsAt <= now && earlierMs > ONE_GAME_MS && !existing.isTimeUnknown)
    return `would have begun at ${event.startsAt.toISOString()}, more than a day before its announced start`;
  return null;
}

/** The simulator's games are made up, and none of a feed's is one of them. A game that was called off, or that was removed before its start, may come again under another id. */
function isSameGame(existing: ExistingFixture, event: FeedEvent, sport: string, now: Date): boolean {
  if (existing.source === SIMULATOR.source) return false;
  if (existing.status === 'CANCELLED' || existing.status === 'INVALID' || (existing.status === 'HIDDEN' && existing.startsAt > now))
    return false;
  return existing.competitionId === event.competitionId && isOneGame(existing, event, sport);
}

/** Inserts or updates an event that has no fault, with its markets. @returns what of it was left out. */
export function upsertEvent(after: CatalogueState, event: FeedEvent, now: Date): readonly FeedRefusal[] {
  const { state: _state, markets, isTimeUnknown, isClosed, isWhole, withdrawnMarketIds, ...fields } = event;
  const existing = after.events.get(event.id);
  const row = isTimeUnknown ? ofUnknownTime(existing, fields) : ofKnownTime(existing, fields, after, now);
  after.events.set(event.id, row);
  // Only a result changes an ended event: delayed prices must not reopen its markets.
  if (existing && CLOSED_EVENT.has(row.status)) return [];
  const refusals: FeedRefusal[] = [];
  for (const [position, market] of markets.entries()) {
    const offered = after.markets.get(market.id);
    // Bets are on what it was: two of the sides of a three-way are another market.
    if (offered && offered.type !== market.type && event.source !== SIMULATOR.source) {
      refusals.push({
        eventId: event.id,
        part: 'MARKET',
        reason: `offers ${market.name} as ${market.type}, which was ${offered.type}`,
      });
      suspend(after, market.id);
      continue;
    }
    const badLine = market.selections.find(({ pointsHundredths }) => pointsHundredths !== null && !isGradedLine(pointsHundredths));
    if (badLine) {
      const reason = `offers ${(badLine.pointsHundredths ?? 0) / 100}, which ${NO_GRADED_LINE}`;
      refusals.push({ eventId: event.id, part: 'MARKET', reason });
      suspend(after, market.id);
    } else setMarket(after, event.id, market, position);
  }
  for (const id of withdrawnMarketIds ?? []) suspend(after, id);
  if (!isClosed && !isTimeUnknown && !isWhole) return refusals;
  const offeredIds = new Set(isClosed || isTimeUnknown ? [] : markets.map(({ id }) => id));
  for (const market of after.markets.values())
    if (market.eventId === event.id && !offeredIds.has(market.id)) suspend(after, market.id);
  return refusals;
}

type Fields = Omit<EventRow, 'isTimeUnknown' | 'status' | 'homeScore' | 'awayScore' | 'clock' | 'periods' | 'sequence'>;

const NEW = { status: 'PRE_GAME', homeScore: null, awayScore: null, clock: null, periods: [], sequence: 1 } as const;

/** One that had a time keeps it. */
function ofUnknownTime(existing: EventRow | undefined, fields: Fields): EventRow {
  if (!existing) return { ...NEW, ...fields, isTimeUnknown: true };
  return { ...existing, ...fields, startsAt: existing.isTimeUnknown ? fields.startsAt : existing.startsAt };
}

/** One that was closed or hidden only because its start had passed is to come again once its start is. */
function ofKnownTime(existing: EventRow | undefined, fields: Fields, after: CatalogueState, now: Date): EventRow {
  const isToCome =
    existing !== undefined &&
    (existing.status === 'IN_PLAY' || existing.status === 'HIDDEN') &&
    existing.homeScore === null &&
    fields.source !== SIMULATOR.source &&
    fields.startsAt > now &&
    !after.heldEvents.has(fields.id);
  return { ...(existing ?? NEW), ...fields, isTimeUnknown: false, ...(isToCome && { status: 'PRE_GAME', clock: null }) };
}

function setMarket(after: CatalogueState, eventId: string, { selections, ...market }: FeedMarket, position: number): void {
  const silent = after.markets.get(market.id)?.silent ?? false;
  after.markets.set(market.id, { ...market, subject: market.subject ?? WHOLE_GAME, eventId, position, silent });
  for (const [place, selection] of selections.entries())
    after.selections.set(selection.id, {
      ...selection,
      outcome: selection.outcome ?? null,
      eventId,
      marketId: market.id,
      position: place,
    });
}

function suspend(after: CatalogueState, marketId: string): void {
  const market = after.markets.get(marketId);
  if (market?.status === 'OPEN') after.markets.set(marketId, { ...market, status: 'CLOSED' });
}
