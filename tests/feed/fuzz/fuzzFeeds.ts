import { sidesKey } from '../../../server/domain/catalogue/sidesKey.ts';
import { decodeText } from '../../../server/feed/adapters/decodeText.ts';
import type { GameChanges } from '../../../server/feed/adapters/sourceGame.ts';
import type { CatalogueState } from '../../../server/feed/catalogueState.ts';
import { type ChangePlan, planChanges } from '../../../server/feed/planChanges.ts';
import type { FeedResult } from '../../../server/feed/types.ts';
import { type Random, seededRandom } from '../../support/random.ts';
import { FOOTBALL, MMA, type SlateGame, SOCCER, sum } from '../support/feedSlate.ts';
import { FOOTBALL_DATA_FEED, NFLVERSE_FEED, ODDS_API_FEED, OPTIC_FEED, type TestedFeed, UFC_FEED } from '../support/readFeeds.ts';
import { MANGLERS } from './mangle.ts';

const BEFORE = new Date('2026-11-20T12:00:00Z');
const AFTER = new Date('2026-11-30T12:00:00Z');

const SUBJECTS: readonly { readonly feed: TestedFeed; readonly games: readonly SlateGame[] }[] = [
  { feed: NFLVERSE_FEED, games: FOOTBALL },
  { feed: FOOTBALL_DATA_FEED, games: SOCCER },
  { feed: UFC_FEED, games: MMA },
  { feed: ODDS_API_FEED, games: [...FOOTBALL, ...SOCCER] },
  { feed: OPTIC_FEED, games: [...FOOTBALL, ...SOCCER] },
];

export interface FuzzTotals {
  files: number;
  /** Refused as a whole. */
  refused: number;
  /** The others: with no, some and all of their results. */
  resultless: number;
  partly: number;
  whole: number;
  results: number;
  problems: number;
  /** One sentence each, with the seed. */
  readonly wrong: string[];
}

/** Each file is spoiled by one to three ways, which its seed tells. */
export function fuzzFeeds(from: number, files: number): FuzzTotals {
  const totals: FuzzTotals = { files: 0, refused: 0, resultless: 0, partly: 0, whole: 0, results: 0, problems: 0, wrong: [] };
  for (let seed = from; seed < from + files; seed += 1) {
    const random = seededRandom(seed);
    const { feed, games } = SUBJECTS[seed % SUBJECTS.length] ?? SUBJECTS[0] ?? { feed: ODDS_API_FEED, games: FOOTBALL };
    let bytes: Buffer = Buffer.from(feed.write(games, true));
    const names: string[] = [];
    for (let count = random.between(1, 3); count > 0; count -= 1) {
      const { name, mangle } = random.pick(MANGLERS);
      bytes = mangle(bytes, random);
      names.push(name);
    }
    totals.files += 1;
    try {
      judge(feed, games, bytes, totals, random);
    } catch (error) {
      totals.wrong.push(
        `seed ${seed}, ${feed.source}, ${names.join(' and ')}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  return totals;
}

/** @throws Error with what was wrong. */
function judge(feed: TestedFeed, games: readonly SlateGame[], bytes: Buffer, totals: FuzzTotals, random: Random): void {
  const catalogue = catalogueOf(feed, games);
  const now = random.next() < 0.2 ? BEFORE : AFTER;
  const read = feed.read(decodeText(bytes).text, now);
  if (read === null) {
    totals.refused += 1;
    return;
  }
  const plan = planChanges(catalogue.state, read.changes, now);
  totals.problems += read.problems.length + plan.refusals.length;
  for (const { eventId, result } of plan.results) checkResult(catalogue, eventId, result, now);
  checkRows(plan, read);
  const settled = plan.results.filter(({ eventId }) => catalogue.truth.has(eventId)).length;
  totals.results += settled;
  if (settled === 0) totals.resultless += 1;
  else if (settled < games.length) totals.partly += 1;
  else totals.whole += 1;
  if (({} as { polluted?: unknown }).polluted !== undefined) throw new Error('Object.prototype was written to');
}

interface TestedCatalogue {
  readonly state: CatalogueState;
  readonly truth: ReadonlyMap<string, SlateGame>;
}

const CATALOGUES = new Map<string, TestedCatalogue>();

/** The catalogue before the games, which bets were placed on. */
function catalogueOf(feed: TestedFeed, games: readonly SlateGame[]): TestedCatalogue {
  const made = CATALOGUES.get(feed.source);
  if (made) return made;
  const read = feed.read(feed.write(games, false), BEFORE);
  if (read === null || read.events !== games.length) throw new Error(`${feed.source} does not read its own slate`);
  const empty: CatalogueState = {
    competitions: new Map(),
    events: new Map(),
    markets: new Map(),
    selections: new Map(),
    silentSources: new Set(),
    results: new Map(),
    heldEvents: new Set(),
    sameSides: [],
  };
  const plan = planChanges(empty, read.changes, BEFORE);
  const events = read.changes.flatMap((change) => (change.kind === 'event' ? [change.event.id] : []));
  const catalogue = {
    state: {
      ...empty,
      competitions: new Map(plan.competitions.map((row) => [row.id, row])),
      events: new Map(plan.newEvents.map((row) => [row.id, row])),
      markets: new Map(plan.newMarkets.map((row) => [row.id, row])),
      selections: new Map(plan.newSelections.map((row) => [row.id, row])),
      sameSides: plan.newEvents.map((row) => ({ ...row, sidesKey: sidesKey(row.participants) })),
    },
    truth: new Map(games.map((game, index) => [events[index] ?? '', game])),
  };
  CATALOGUES.set(feed.source, catalogue);
  return catalogue;
}

function checkResult({ truth, state }: TestedCatalogue, eventId: string, result: FeedResult, now: Date): void {
  const game = truth.get(eventId);
  if (now < (game?.start ?? now)) throw new Error(`${eventId} was settled before its start`);
  if ('void' in result) throw new Error(`${eventId} was called off`);
  const wanted = game && { homeScore: sum(game.score.home), awayScore: sum(game.score.away) };
  for (const score of [result.homeScore, result.awayScore])
    if (score !== undefined && !(Number.isInteger(score) && score >= 0 && score <= 999))
      throw new Error(`${eventId} has the score ${score}`);
  // A game that nobody could bet on has no truth; it must not be one of the known ones under another id.
  if (!wanted) return;
  if (result.homeScore !== wanted.homeScore || result.awayScore !== wanted.awayScore)
    throw new Error(
      `${eventId} ended ${wanted.homeScore}–${wanted.awayScore}, and was settled by ${result.homeScore}–${result.awayScore}`,
    );
  if (result.periods && result.periods.length > 0) {
    const halves = result.periods.map(({ home, away }) => `${home}–${away}`).join(' ');
    const real = game.score.home.map((home, index) => `${home}–${game.score.away[index]}`).join(' ');
    if (halves !== real) throw new Error(`${eventId} has the parts ${halves} in place of ${real}`);
  }
  if (result.round !== undefined && result.round !== 2) throw new Error(`${eventId} ended in round ${result.round}`);
  if (result.method !== undefined && result.method !== 'KO_TKO') throw new Error(`${eventId} ended by ${result.method}`);
  if (!state.events.has(eventId)) throw new Error(`${eventId} is not known`);
}

/** What no plan may hold. */
function checkRows(plan: ChangePlan, { changes }: GameChanges): void {
  for (const selection of [...plan.newSelections, ...plan.changedSelections]) {
    const { numerator, denominator } = selection.odds;
    if (!(Number.isSafeInteger(numerator) && Number.isSafeInteger(denominator) && numerator > 0 && denominator > 0))
      throw new Error(`${selection.id} has the price ${numerator}/${denominator}`);
    if (selection.pointsHundredths !== null && !Number.isSafeInteger(selection.pointsHundredths))
      throw new Error(`${selection.id} has the line ${selection.pointsHundredths}`);
  }
  for (const event of [...plan.newEvents, ...plan.changedEvents])
    if (Number.isNaN(event.startsAt.getTime()) || event.name.length > 300) throw new Error(`${event.id} is no event`);
  for (const change of changes)
    if (change.kind === 'event' && change.event.markets.some(({ status }) => status === 'OPEN' && change.event.isTimeUnknown))
      throw new Error(`${change.event.id} takes bets without a time`);
}
