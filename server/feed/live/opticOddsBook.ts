import type { Side } from '../../../core/wire/contract.ts';
import { foldName } from '../../domain/catalogue/sidesKey.ts';
import type { ImportProblem } from '../adapters/importProblem.ts';
import { readTime } from '../adapters/importTime.ts';
import { existingLeague, type FeedLeague, otherLeague } from '../adapters/leagueOf.ts';
import type { SourceGame } from '../adapters/sourceGame.ts';
import { OPTIC_ODDS } from '../feedAdapter.ts';
import type { FeedResult } from '../types.ts';
import type { StreamMessage } from './eventStream.ts';
import type { LiveReading } from './liveFeed.ts';
import { offersOf, type StoredOdd } from './opticOddsOffers.ts';
import { type ReadScores, readScores, resultOf } from './opticOddsResult.ts';
import {
  type FixtureDocument,
  fixtureOddsShape,
  fixtureShape,
  type OddDocument,
  oddShape,
  oddsMessage,
  type ResultDocument,
  resultShape,
  resultsMessage,
  statusMessage,
  streamedOddShape,
} from './opticOddsShapes.ts';

/** League ids of OpticOdds of leagues that already have a page. */
const LEAGUE_IDS: ReadonlyMap<string, string> = new Map([
  ['nfl', 'nfl'],
  ['ncaaf', 'ncaaf'],
  ['nba', 'nba'],
  ['ncaab', 'ncaab'],
  ['nhl', 'nhl'],
  ['england_-_premier_league', 'premier-league'],
  ['spain_-_la_liga', 'la-liga'],
  ['ufc', 'fight-night'],
]);

const ENDED: ReadonlySet<string> = new Set(['completed', 'cancelled']);
/** Corrections of results come within days. */
const RETENTION_MS = 3 * 24 * 3_600_000;

interface FixtureState {
  document: FixtureDocument;
  status: string;
  startsAt: Date | null;
  readonly odds: Map<string, StoredOdd>;
  result: ResultDocument | null;
}

/** The outcome of a message. One about a fixture that is not known is dropped: the fixture is asked for, with all of its prices. */
export type MessageOutcome = 'TAKEN' | 'IGNORED' | 'MALFORMED';

/**
 * The state of OpticOdds so far: fixtures, the last of every price and whether it is locked, and results. Messages and snapshots may come in
 * any order and twice: an older price never replaces a newer one. `take` gives what has changed.
 */
export class OpticOddsBook {
  readonly #fixtures = new Map<string, FixtureState>();
  readonly #touched = new Set<string>();
  readonly #unknown = new Set<string>();
  readonly #requested = new Set<string>();
  readonly #sportsbook: string;
  #problems: ImportProblem[] = [];

  /** @param sportsbook the one whose prices are offered: sides of different ones do not make a market. */
  constructor(sportsbook: string) {
    this.#sportsbook = foldName(sportsbook);
  }

  /** Fixtures that prices or results were told of, and that have to be asked for: each once, until `forget`. */
  takeUnknownFixtures(): readonly string[] {
    const ids = [...this.#unknown].filter((id) => !this.#requested.has(id));
    for (const id of ids) this.#requested.add(id);
    this.#unknown.clear();
    return ids;
  }

  hasUnknownFixtures(): boolean {
    return [...this.#unknown].some((id) => !this.#requested.has(id));
  }

  get fixtureIds(): readonly string[] {
    return [...this.#fixtures.keys()];
  }

  /** Those that may have prices. */
  openFixtureIds(): readonly string[] {
    return [...this.#fixtures].flatMap(([id, { status }]) => (ENDED.has(status) ? [] : [id]));
  }

  /** Drops what has ended long ago, and which unknown fixtures were asked for. */
  forget(now: Date): void {
    this.#requested.clear();
    const old = now.getTime() - RETENTION_MS;
    for (const [id, { status, startsAt }] of this.#fixtures)
      if (ENDED.has(status) && (startsAt === null || startsAt.getTime() < old)) this.#fixtures.delete(id);
  }

  /** A row of `/fixtures` or `/fixtures/active`. */
  takeFixture(value: unknown): void {
    const read = fixtureShape.safeParse(value);
    if (!read.success) {
      this.#malformed('fixture', value, read.error.issues[0]);
      return;
    }
    const { id, status, start_date: start } = read.data;
    const existing = this.#fixtures.get(id);
    const startsAt = start ? readTime(start) : null;
    if (start && startsAt === null) this.#note(`fixture ${id}.start_date`, `"${start}" is not a time with its zone`);
    if (existing)
      Object.assign(existing, { document: read.data, status: status ?? existing.status, startsAt: startsAt ?? existing.startsAt });
    else this.#fixtures.set(id, { document: read.data, status: status ?? 'unplayed', startsAt, odds: new Map(), result: null });
    this.#unknown.delete(id);
    this.#touched.add(id);
  }

  /** A row of `/fixtures/odds`: all prices of a fixture. What it does not name is suspended. @returns the fixture's id. */
  takeSnapshot(value: unknown): string | null {
    const read = fixtureOddsShape.safeParse(value);
    if (!read.success) {
      this.#malformed('odds', value, read.error.issues[0]);
      return null;
    }
    const fixture = this.#fixtures.get(read.data.id);
    if (!fixture) {
      this.#unknown.add(read.data.id);
      return read.data.id;
    }
    const named = new Set<string>();
    for (const part of read.data.odds) {
      const odd = oddShape.safeParse(part);
      if (!odd.success) this.#malformed(`fixture ${read.data.id}.odds`, part, odd.error.issues[0]);
      else if (this.#setOdd(fixture, odd.data, false)) named.add(odd.data.id);
    }
    for (const [id, odd] of fixture.odds) if (!named.has(id)) fixture.odds.set(id, { ...odd, isLocked: true });
    this.#touched.add(read.data.id);
    return read.data.id;
  }

  /** A row of `/fixtures/results`. */
  takeResult(fixtureId: string, value: unknown): void {
    const read = resultShape.safeParse(value);
    if (read.success) this.#setResult(fixtureId, read.data);
    else this.#malformed(`result of ${fixtureId}`, value, read.error.issues[0]);
  }

  /** A message of any of the streams. */
  takeMessage({ event, data }: Omit<StreamMessage, 'id'>): MessageOutcome {
    if (event !== 'odds' && event !== 'locked-odds' && event !== 'fixture-status' && event !== 'fixture-results') return 'IGNORED';
    let document: unknown;
    try {
      document = JSON.parse(data);
    } catch {
      this.#note(`message ${event}`, 'is not JSON', false);
      return 'MALFORMED';
    }
    if (event === 'fixture-results') return this.#takeResultMessage(document);
    if (event === 'fixture-status') return this.#takeStatus(document);
    const read = oddsMessage.safeParse(document);
    if (!read.success) {
      this.#malformed(`message ${event}`, document, read.error.issues[0]);
      return 'MALFORMED';
    }
    for (const part of read.data.data) {
      const odd = streamedOddShape.safeParse(part);
      if (!odd.success) {
        this.#malformed(`message ${event}`, part, odd.error.issues[0]);
        continue;
      }
      const fixture = this.#fixtures.get(odd.data.fixture_id);
      if (!fixture) this.#unknown.add(odd.data.fixture_id);
      else if (this.#setOdd(fixture, odd.data, event === 'locked-odds')) this.#touched.add(odd.data.fixture_id);
    }
    return 'TAKEN';
  }

  /** The games of which something has changed since the last call, and what could not be read. */
  take(): Pick<LiveReading, 'games' | 'problems'> {
    const games = [...this.#touched].flatMap((id) => this.#gameOf(id) ?? []);
    this.#touched.clear();
    const problems = this.#problems;
    this.#problems = [];
    return { games, problems };
  }

  /** @returns whether the price is of the sportsbook and at least as new as the known one. */
  #setOdd(fixture: FixtureState, document: OddDocument, isLocked: boolean): boolean {
    if (foldName(document.sportsbook) !== this.#sportsbook) return false;
    const previous = fixture.odds.get(document.id);
    const at = document.timestamp ?? previous?.at ?? 0;
    if (previous && at < previous.at) return true;
    fixture.odds.set(document.id, { document, isLocked, at });
    return true;
  }

  #takeStatus(document: unknown): MessageOutcome {
    const read = statusMessage.safeParse(document);
    if (!read.success) {
      this.#malformed('message fixture-status', document, read.error.issues[0]);
      return 'MALFORMED';
    }
    const { fixture_id: id, new_status: status, new_start_date: start } = read.data.data;
    const fixture = this.#fixtures.get(id);
    if (!fixture) {
      this.#unknown.add(id);
      return 'TAKEN';
    }
    if (status) fixture.status = status;
    if (start) {
      const startsAt = readTime(start);
      if (startsAt === null) this.#note(`fixture ${id}.new_start_date`, `"${start}" is not a time with its zone`);
      else fixture.startsAt = startsAt;
    }
    this.#touched.add(id);
    return 'TAKEN';
  }

  #takeResultMessage(document: unknown): MessageOutcome {
    const read = resultsMessage.safeParse(document);
    if (!read.success) {
      this.#malformed('message fixture-results', document, read.error.issues[0]);
      return 'MALFORMED';
    }
    this.#setResult(read.data.data.fixture_id, read.data.data.score);
    return 'TAKEN';
  }

  #setResult(fixtureId: string, result: ResultDocument): void {
    const fixture = this.#fixtures.get(fixtureId);
    if (!fixture) {
      this.#unknown.add(fixtureId);
      return;
    }
    fixture.result = result;
    if (result.fixture.status) fixture.status = result.fixture.status;
    this.#touched.add(fixtureId);
  }

  /** Null where the fixture cannot be shown, which is reported. */
  #gameOf(id: string): SourceGame | null {
    const fixture = this.#fixtures.get(id);
    if (!fixture) return null;
    const { document, startsAt, status } = fixture;
    const { home_team_display: home, away_team_display: away } = document;
    const where = `fixture ${id}`;
    if (!home || !away) return this.#skip(where, 'does not name both sides');
    if (startsAt === null) return this.#skip(`${where}.start_date`, 'is missing');
    const { sport, league } = document;
    const isOver = status === 'completed';
    const isLive = status === 'live' || status === 'half';
    const scores = fixture.result && (isOver || isLive) ? readScores(fixture.result, sport.id, league.id) : null;
    if (fixture.result?.scores && (isOver || isLive) && scores === null)
      this.#note(`result of ${id}`, 'has scores that are none, or that contradict each other');
    const isCancelled = status === 'cancelled';
    const mayBet = status === 'unplayed' || isLive;
    const offers = offersOf({ id, odds: fixture.odds, sport: sport.id, league: league.id, home, away }, (reason) =>
      this.#note(where, reason),
    );
    return {
      places: { game: where, start: `${where}.start_date`, sides: where, scores: `result of ${id}` },
      externalId: id,
      league: leagueOf(document),
      home,
      away,
      isNeutral: document.venue_neutral === true,
      startsAt,
      offers: mayBet ? offers : offers.map((offer) => ({ ...offer, isLocked: true })),
      isWhole: true,
      isInPlay: isLive,
      score: isLive ? scores : null,
      ...(isLive && clockOf(fixture.result)),
      isOver: isOver || isCancelled,
      result: isCancelled ? { void: true } : this.#resultOf(fixture, scores, isOver),
    };
  }

  #resultOf(fixture: FixtureState, scores: ReadScores | null, isOver: boolean): FeedResult | null {
    if (!isOver || !scores || !fixture.result) return null;
    const idsOf = (competitors: FixtureDocument['home_competitors']): readonly string[] =>
      (competitors ?? []).flatMap(({ id }) => id ?? []);
    const { home_competitors: home, away_competitors: away } = fixture.document;
    const sideOf = (teamId: string): Side | null =>
      idsOf(home).includes(teamId) ? 'HOME' : idsOf(away).includes(teamId) ? 'AWAY' : null;
    return resultOf(fixture.result, scores, sideOf);
  }

  #malformed(
    what: string,
    value: unknown,
    issue: { readonly path: readonly PropertyKey[]; readonly message: string } | undefined,
  ): void {
    const id =
      typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
        ? ` ${value.id.slice(0, 80)}`
        : '';
    this.#note(
      `${what}${id}${(issue?.path ?? []).map((part) => `.${String(part)}`).join('')}`,
      issue?.message ?? 'is malformed',
      false,
    );
  }

  #skip(where: string, reason: string): null {
    this.#note(where, reason, false);
    return null;
  }

  #note(where: string, reason: string, isImported = true): void {
    this.#problems.push({ where, reason, ...(isImported && { isImported: true as const }) });
  }
}

function leagueOf({ sport, league }: FixtureDocument): FeedLeague {
  const key = league.id.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return (
    existingLeague(LEAGUE_IDS.get(league.id) ?? '') ??
    otherLeague(OPTIC_ODDS.source, key, sport.id.toLowerCase().replace(/[^a-z0-9]+/g, '-'), key, league.name)
  );
}

function clockOf(result: ResultDocument | null): { readonly clock?: string } {
  const { period, clock } = result?.in_play ?? {};
  const text = [period && `P${period}`, clock].filter(Boolean).join(' ');
  return text === '' ? {} : { clock: text.slice(0, 40) };
}
