import { sameOdds } from '../../core/money/odds.ts';
import { pointsOf } from '../../core/money/points.ts';
import { factsOf, type GivenResult, periodKind } from '../../core/money/results.ts';
import { isGradedLine, NO_GRADED_LINE } from '../domain/catalogue/gradedLine.ts';
import { periodsFault } from '../domain/settlement/periodsFault.ts';
import { type Standings, type StatisticsChange, shownStatus } from '../store/catalogue/index.ts';
import {
  type CatalogueState,
  type EventRow,
  type MarketRow,
  type SelectionRow,
  sameJson,
  sameSelection,
} from './catalogueState.ts';
import type { EventUpdate, FeedChange, FeedCompetition, FeedEventState, FeedPrice, FeedRefusal, FeedResult } from './types.ts';
import { CLOSED_EVENT, eventFault, upsertEvent } from './upsertEvent.ts';

/** The rows to write and the updates to publish. Rows are complete. */
export interface ChangePlan {
  readonly competitions: readonly FeedCompetition[];
  readonly newEvents: readonly EventRow[];
  readonly changedEvents: readonly EventRow[];
  readonly newMarkets: readonly MarketRow[];
  readonly changedMarkets: readonly MarketRow[];
  /** Known markets whose status, line or price changed, or was set by hand: their price is as old as this plan. */
  readonly pricedMarketIds: readonly string[];
  readonly newSelections: readonly SelectionRow[];
  readonly changedSelections: readonly SelectionRow[];
  readonly results: readonly { readonly eventId: string; readonly result: FeedResult }[];
  readonly updates: readonly EventUpdate[];
  /** Events were added, removed, started or renamed, so lists of events are outdated. */
  readonly catalogueChanged: boolean;
  readonly eventsRemoved: number;
  readonly unknownIds: readonly string[];
  /** Events that began earlier than was announced: bets were taken in between. */
  readonly movedStarts: readonly MovedStart[];
  readonly statistics: readonly StatisticsChange[];
  readonly standings: readonly Standings[];
  readonly refusals: readonly FeedRefusal[];
}

export interface MovedStart {
  readonly eventId: string;
  readonly startedAt: Date;
  /** Before the announced start, and before placements knew the real one. */
  readonly lateUntil: Date;
}

const FINAL_CLOCK = 'Final';
/** Placements that have read the announced start are dated earlier than so long after this plan; nobody opens a market in play by then. */
const UNDER_WAY_MS = 5_000;
/** The clock of an event between two of its periods. */
const BREAK = /^(HT|End )/;

/**
 * Applies the changes, in their order, to a copy of the catalogue and compares it with the original: so a change without effect writes
 * nothing, and several changes of one event make one update.
 * @param byHand The sandbox made them: they count as fresh even without effect.
 */
export function planChanges(before: CatalogueState, changes: readonly FeedChange[], now: Date, byHand = false): ChangePlan {
  const after: CatalogueState = {
    ...before,
    competitions: new Map(before.competitions),
    events: new Map(before.events),
    markets: new Map(before.markets),
    selections: new Map(before.selections),
  };
  const unknownIds = new Set<string>();
  const refusals: FeedRefusal[] = [];
  const refusedEvents = new Set<string>();
  const results = new Map<string, FeedResult>();
  for (const change of changes) {
    if (change.kind === 'competition') after.competitions.set(change.competition.id, change.competition);
    else if (change.kind === 'statistics' || change.kind === 'standings') continue;
    else if (change.kind === 'event') {
      const { event } = change;
      const fault = eventFault(before, after, event, now);
      if (!after.competitions.has(event.competitionId)) unknownIds.add(event.competitionId);
      else if (fault !== null) {
        refusedEvents.add(event.id);
        refusals.push({ eventId: event.id, part: 'EVENT', reason: fault });
      } else {
        refusals.push(...upsertEvent(after, event, now));
        const row = after.events.get(event.id);
        if (event.state && row && !CLOSED_EVENT.has(row.status)) setState(after, row, event.state);
      }
    } else if (!refusedEvents.has(change.eventId)) {
      const event = after.events.get(change.eventId);
      if (!event) unknownIds.add(change.eventId);
      else if (change.kind === 'prices') refusals.push(...setPrices(after, change.eventId, change.prices, unknownIds));
      else if (change.kind === 'marketStatus') {
        const market = after.markets.get(change.marketId);
        if (market?.eventId === event.id) after.markets.set(market.id, { ...market, status: change.status });
        else unknownIds.add(change.marketId);
      } else if (change.kind === 'eventState') setState(after, event, change.state);
      else if (change.kind === 'result') {
        if (!byHand && !change.isEarly && isTooEarly(event, change.result, now)) {
          refusals.push({ eventId: event.id, part: 'RESULT', reason: 'has a result before its start' });
          continue;
        }
        const competition = after.competitions.get(event.competitionId);
        const fault = !competition || 'void' in change.result ? null : periodsFault(change.result, competition);
        if (fault !== null) {
          refusals.push({ eventId: event.id, part: 'RESULT', reason: `has periods that ${fault}` });
          continue;
        }
        const isNews = setResult(after, event, change.result);
        // A result that is unknown to settlement is passed on, even if the catalogue already has it.
        if (isNews || !isRecorded(before.results.get(event.id), change.result))
          results.set(event.id, withStop(event, change.result));
      } else setState(after, event, { status: 'HIDDEN' });
    }
  }
  const pricedMarketIds = pricedMarkets(before, after, byHand ? changes : []);
  for (const id of pricedMarketIds) {
    const market = after.markets.get(id);
    const event = market && after.events.get(market.eventId);
    if (event) after.markets.set(id, { ...market, silent: isWithheld(event, before.silentSources, now) });
  }
  return {
    ...compare(before, after, results, { pricedMarketIds, unknownIds, refusals, now }),
    ...shownBeside(changes),
  };
}

/** One row an event and competition: the last of each part, and all plays. */
function shownBeside(changes: readonly FeedChange[]): Pick<ChangePlan, 'statistics' | 'standings'> {
  const statistics = new Map<string, StatisticsChange>();
  const standings = new Map<string, Standings>();
  for (const change of changes)
    if (change.kind === 'standings') standings.set(change.standings.competitionId, change.standings);
    else if (change.kind === 'statistics') {
      const { kind: _kind, plays = [], ...stated } = change;
      const before = statistics.get(change.eventId);
      statistics.set(change.eventId, { ...before, ...stated, plays: [...(before?.plays ?? []), ...plays] });
    }
  return { statistics: [...statistics.values()], standings: [...standings.values()] };
}

/** Markets priced by this plan, including new ones. @param stated Changes whose markets count in any case. */
function pricedMarkets(before: CatalogueState, after: CatalogueState, stated: readonly FeedChange[]): ReadonlySet<string> {
  const ids = new Set<string>();
  const startedByHand = new Set<string>();
  for (const change of stated) {
    if (change.kind === 'marketStatus') ids.add(change.marketId);
    else if (change.kind === 'eventState' && change.state.status) startedByHand.add(change.eventId);
    else if (change.kind === 'prices')
      for (const { selectionId } of change.prices) {
        const selection = after.selections.get(selectionId);
        if (selection) ids.add(selection.marketId);
      }
  }
  for (const market of after.markets.values())
    if (startedByHand.has(market.eventId) || market.status !== before.markets.get(market.id)?.status) ids.add(market.id);
  for (const selection of after.selections.values())
    if (priceChanged(selection, before.selections.get(selection.id))) ids.add(selection.marketId);
  return ids;
}

/** Whether even a current price is suspended: the event is past its start but not started, or its feed has missed its heartbeat. */
function isWithheld(event: EventRow, silentSources: ReadonlySet<string>, now: Date): boolean {
  return (event.status === 'PRE_GAME' && event.startsAt <= now) || silentSources.has(event.source);
}

function setPrices(after: CatalogueState, eventId: string, prices: readonly FeedPrice[], unknownIds: Set<string>): FeedRefusal[] {
  const refusals: FeedRefusal[] = [];
  for (const price of prices) {
    const selection = after.selections.get(price.selectionId);
    if (selection?.eventId !== eventId) unknownIds.add(price.selectionId);
    else if (typeof price.pointsHundredths === 'number' && !isGradedLine(price.pointsHundredths))
      refusals.push({ eventId, part: 'MARKET', reason: `offers ${price.pointsHundredths / 100}, which ${NO_GRADED_LINE}` });
    else
      after.selections.set(selection.id, {
        ...selection,
        odds: price.odds ?? selection.odds,
        pointsHundredths: price.pointsHundredths === undefined ? selection.pointsHundredths : price.pointsHundredths,
      });
  }
  return refusals;
}

function setState(after: CatalogueState, event: EventRow, state: FeedEventState): void {
  after.events.set(event.id, {
    ...event,
    status: state.status ?? event.status,
    homeScore: state.homeScore ?? event.homeScore,
    awayScore: state.awayScore ?? event.awayScore,
    clock: state.clock ?? event.clock,
    periods: state.periods ?? event.periods,
  });
  if (state.status && CLOSED_EVENT.has(state.status)) hideMarkets(after, event.id);
}

/** A score of an event that no feed and no hand has let begin. An event may be called off before its start. */
function isTooEarly(event: EventRow, result: FeedResult, now: Date): boolean {
  const isCalledOff = 'void' in result || result.status === 'POSTPONED' || result.status === 'WALKOVER';
  return !isCalledOff && event.startsAt > now && (event.status === 'PRE_GAME' || event.status === 'HIDDEN');
}

/** Adds the state in which play stopped to an event that ends without a result. A final score that is taken back was none. */
function withStop(event: EventRow, result: FeedResult): FeedResult {
  const { status, homeScore, awayScore, clock, periods } = event;
  const isEnded = !('void' in result) && (result.status ?? 'FINAL') === 'FINAL';
  if (isEnded || status !== 'IN_PLAY' || homeScore === null || awayScore === null) return result;
  const isPeriodOpen = !BREAK.test(clock ?? '');
  if ('void' in result) return { void: true, stopped: { homeScore, awayScore, isPeriodOpen } };
  const soFar = periods.map((period, index) => ({
    kind: periodKind(period.label),
    ...period,
    ...(isPeriodOpen && index === periods.length - 1 && { open: true }),
  }));
  return { homeScore, awayScore, periods: soFar, ...result };
}

/** @returns whether the result is new. */
function setResult(after: CatalogueState, event: EventRow, result: FeedResult): boolean {
  if ('void' in result) {
    if (event.status === 'CANCELLED') return false;
    setState(after, event, { status: 'CANCELLED', clock: FINAL_CLOCK });
    return true;
  }
  const { status = 'FINAL', homeScore, awayScore, periods } = result;
  const ended = status === 'FINAL' || status === 'RETIRED' ? 'FINISHED' : 'CANCELLED';
  const state = {
    status: ended,
    ...(homeScore !== undefined && { homeScore }),
    ...(awayScore !== undefined && { awayScore }),
    ...(periods && {
      periods: periods.map(({ open: _open, label, ...period }, index) => ({ label: label ?? `${index + 1}`, ...period })),
    }),
  } as const;
  setState(after, event, { ...state, clock: FINAL_CLOCK });
  const row = after.events.get(event.id) ?? event;
  return stateChanged({ ...row, clock: event.clock }, event);
}

/** Whether settlement has such a result: its score and periods are those of the catalogue. */
function isRecorded(recorded: GivenResult | undefined, result: FeedResult): boolean {
  if (recorded === undefined || 'void' in result) return recorded !== undefined;
  return (recorded.status ?? 'FINAL') === (result.status ?? 'FINAL') && sameJson(factsOf(recorded), factsOf(result));
}

function hideMarkets(after: CatalogueState, eventId: string): void {
  for (const market of after.markets.values())
    if (market.eventId === eventId) after.markets.set(market.id, { ...market, status: 'HIDDEN' });
}

interface Circumstances {
  readonly pricedMarketIds: ReadonlySet<string>;
  readonly unknownIds: ReadonlySet<string>;
  readonly refusals: readonly FeedRefusal[];
  readonly now: Date;
}

function compare(
  before: CatalogueState,
  after: CatalogueState,
  results: ReadonlyMap<string, FeedResult>,
  { pricedMarketIds, unknownIds, refusals, now }: Circumstances,
): Omit<ChangePlan, 'statistics' | 'standings'> {
  const isNew = (id: string): boolean => !before.events.has(id);
  const competitions = [...after.competitions.values()].filter((row) => !sameJson(row, before.competitions.get(row.id)));
  const newMarkets = [...after.markets.values()].filter(({ id }) => !before.markets.has(id));
  const newSelections = [...after.selections.values()].filter(({ id }) => !before.selections.has(id));
  const changedMarkets = [...after.markets.values()].filter((row) => {
    const old = before.markets.get(row.id);
    return old !== undefined && !sameJson(row, old);
  });
  const changedSelections = [...after.selections.values()].filter((row) => {
    const old = before.selections.get(row.id);
    return old !== undefined && !sameSelection(row, old);
  });

  const marketsOf = groupByEvent(
    changedMarkets.filter((row) => {
      const old = before.markets.get(row.id);
      return old !== undefined && shownStatus(row) !== shownStatus(old);
    }),
  );
  const selectionsOf = groupByEvent(changedSelections.filter((row) => priceChanged(row, before.selections.get(row.id))));
  const newEvents: EventRow[] = [];
  const changedEvents: EventRow[] = [];
  const updates: EventUpdate[] = [];
  let catalogueChanged = competitions.length > 0 || newMarkets.length > 0;
  let eventsRemoved = 0;
  for (const event of after.events.values()) {
    const old = before.events.get(event.id);
    if (!old) {
      newEvents.push(event);
      catalogueChanged = true;
      continue;
    }
    const markets = marketsOf.get(event.id) ?? [];
    const selections = selectionsOf.get(event.id) ?? [];
    const live = stateChanged(event, old) || markets.length > 0 || selections.length > 0;
    const renamed =
      event.name !== old.name ||
      event.competitionId !== old.competitionId ||
      event.startsAt.getTime() !== old.startsAt.getTime() ||
      event.isTimeUnknown !== old.isTimeUnknown ||
      !sameJson(event.participants, old.participants);
    if (!live && !renamed) continue;
    const changed = live ? { ...event, sequence: old.sequence + 1 } : event;
    changedEvents.push(changed);
    if (live) updates.push(update(changed, old, markets, selections, { now, allMarkets: after.markets }));
    if (renamed || event.status !== old.status) catalogueChanged = true;
    if (event.status === 'HIDDEN' && old.status !== 'HIDDEN') eventsRemoved += 1;
  }
  const movedStarts = changedEvents.flatMap((event): MovedStart[] => {
    const announcedAt = before.events.get(event.id)?.startsAt;
    if (!announcedAt || event.startsAt >= announcedAt || event.startsAt > now) return [];
    const lateUntil = new Date(Math.min(announcedAt.getTime(), now.getTime() + UNDER_WAY_MS));
    return [{ eventId: event.id, startedAt: event.startsAt, lateUntil }];
  });
  return {
    competitions,
    newEvents,
    changedEvents,
    newMarkets,
    changedMarkets: changedMarkets.filter((row) => !isNew(row.eventId)),
    pricedMarketIds: [...pricedMarketIds].filter((id) => before.markets.has(id)).sort(),
    newSelections,
    changedSelections,
    results: [...results].map(([eventId, result]) => ({ eventId, result })),
    updates,
    catalogueChanged,
    eventsRemoved,
    unknownIds: [...unknownIds],
    movedStarts,
    refusals: [
      ...refusals,
      ...movedStarts.map(({ eventId, startedAt }) => ({
        eventId,
        reason: `began at ${startedAt.toISOString()}, earlier than was announced: bets placed since then are void`,
        part: 'START' as const,
      })),
    ],
  };
}

function groupByEvent<Row extends { readonly eventId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.eventId);
    if (group) group.push(row);
    else groups.set(row.eventId, [row]);
  }
  return groups;
}

function priceChanged(row: SelectionRow, old: SelectionRow | undefined): boolean {
  return old === undefined || !sameOdds(row.odds, old.odds) || row.pointsHundredths !== old.pointsHundredths;
}

function stateChanged(event: EventRow, old: EventRow): boolean {
  return (
    event.status !== old.status ||
    event.homeScore !== old.homeScore ||
    event.awayScore !== old.awayScore ||
    event.clock !== old.clock ||
    !sameJson(event.periods, old.periods)
  );
}

function update(
  event: EventRow,
  old: EventRow,
  markets: readonly MarketRow[],
  selections: readonly SelectionRow[],
  { now, allMarkets }: { readonly now: Date; readonly allMarkets: CatalogueState['markets'] },
): EventUpdate {
  return {
    eventId: event.id,
    sequence: event.sequence,
    asOf: now.toISOString(),
    status: event.status,
    homeScore: event.homeScore === old.homeScore ? null : event.homeScore,
    awayScore: event.awayScore === old.awayScore ? null : event.awayScore,
    clock: event.clock === old.clock ? null : event.clock,
    periods: sameJson(event.periods, old.periods) ? null : event.periods,
    markets: markets.map((market) => ({ marketId: market.id, main: market.main, status: shownStatus(market) })),
    prices: selections.map(({ id, marketId, odds, pointsHundredths }) => ({
      selectionId: id,
      main: allMarkets.get(marketId)?.main ?? false,
      numeratorLong: odds.numerator,
      denominatorLong: odds.denominator,
      points: pointsOf(pointsHundredths),
    })),
  };
}
