import { z } from 'zod';
import { parsePoints } from '../../../core/points.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { isGradedLine, NO_GRADED_LINE } from '../../domain/catalogue/gradedLine.ts';
import { foldName } from '../../domain/catalogue/sidesKey.ts';
import { ODDS_API } from '../feedAdapter.ts';
import type { FeedChange, FeedMarket, FeedSelection } from '../types.ts';
import { FAVOURITES_DIFFER, favouritesDiffer } from './favourites.ts';
import type { ImportProblem } from './importProblem.ts';
import { readTime } from './importTime.ts';
import { guessPriceFormat, type PriceFormat, readPrice } from './oddsApiPrice.ts';
import { type FeedLeague, leagueOfSportKey, participantOf } from './oddsApiSports.ts';

/**
 * The Odds API v4, answers of `/v4/sports/{sport}/odds`, `/events/{id}/odds` and `/scores`: an array of events, or one event. Each market
 * (h2h, spreads, totals) takes the prices of one bookmaker, because sides of different ones do not make a market: the requested bookmaker,
 * else the first listed that offers the market.
 */
export interface OddsApiOptions {
  readonly now: Date;
  /** A bookmaker's key. */
  readonly bookmaker?: string;
  /** Absent: guessed from the document, see guessPriceFormat. */
  readonly priceFormat?: PriceFormat;
}

export interface OddsApiImport {
  readonly changes: readonly FeedChange[];
  readonly events: number;
  readonly problems: readonly ImportProblem[];
}

const name = z.string().trim().min(1).max(120);
const eventShape = z.object({
  id: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'is not an id'),
  sport_key: z.string().regex(/^[a-z0-9_]{1,60}$/, 'is not a sport key'),
  sport_title: name.optional(),
  commence_time: z.union([z.string(), z.number()]).transform((value, context) => {
    const time = readTime(value);
    if (time !== null) return time;
    context.addIssue('is not a time with its zone, nor seconds since 1970');
    return z.NEVER;
  }),
  home_team: name.nullish(),
  away_team: name.nullish(),
  completed: z.boolean().optional(),
  bookmakers: z.array(z.unknown()).optional(),
  scores: z.array(z.unknown()).nullish(),
});
type ApiEvent = z.infer<typeof eventShape>;

const bookmakerShape = z.object({ key: name, markets: z.array(z.unknown()) });
const marketShape = z.object({ key: name, outcomes: z.array(z.unknown()) });
const outcomeShape = z.object({ name, price: z.union([z.number(), z.string()]), point: z.number().optional() });
const scoreShape = z.object({ name, score: z.union([z.string(), z.number()]) });

/** Parses the text of a document into changes for applyFeed. Invalid JSON, or a document without events, is an error in one sentence. */
export function parseOddsApi(text: string, options: OddsApiOptions): Result<OddsApiImport, string> {
  let document: unknown;
  try {
    document = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return err('The document is not JSON.');
  }
  if (typeof document !== 'object' || document === null) return err('The document holds no events.');
  if ('message' in document && typeof document.message === 'string') return err(`The Odds API answered: ${document.message}`);
  const entries: readonly unknown[] = Array.isArray(document) ? document : [document];
  const format = options.priceFormat ?? guessPriceFormat(pricesIn(document));
  const reader = new Reader(options, format);
  for (const [index, entry] of entries.entries()) reader.readEvent(entry, Array.isArray(document) ? `[${index}]` : '$');
  return ok(reader.finish());
}

function pricesIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(pricesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === 'price' ? [part] : pricesIn(part)));
}

const MARKET_KEYS = ['spreads', 'totals', 'h2h'] as const;

interface Teams {
  readonly home: string;
  readonly away: string;
}

class Reader {
  readonly #options: OddsApiOptions;
  readonly #format: PriceFormat;
  readonly #competitions = new Map<string, FeedChange>();
  readonly #changes: FeedChange[] = [];
  readonly #problems: ImportProblem[] = [];
  #events = 0;

  constructor(options: OddsApiOptions, format: PriceFormat) {
    this.#options = options;
    this.#format = format;
  }

  finish(): OddsApiImport {
    return { changes: [...this.#competitions.values(), ...this.#changes], events: this.#events, problems: this.#problems };
  }

  readEvent(entry: unknown, path: string): void {
    const event = this.#read(eventShape, entry, path);
    if (!event) return;
    const teams = this.#teams(event, path);
    if (!teams) return;
    const league = leagueOfSportKey(event.sport_key, event.sport_title ?? event.sport_key);
    const home = participantOf('HOME', teams.home, league.league);
    const away = participantOf('AWAY', teams.away, league.league);
    if (foldName(home.name) === foldName(away.name)) {
      this.#skip(`${path}.away_team`, `"${teams.away}" cannot play "${teams.home}": both sides have one name`);
      return;
    }
    const { competition } = league;
    this.#competitions.set(competition.id, { kind: 'competition', competition });
    this.#events += 1;
    const id = `${ODDS_API.source}-${event.id}`;
    const score = this.#score(event, teams, `${path}.scores`);
    // Prices after the start are of a game in play and of unknown age: they are shown, suspended.
    const begun = event.commence_time <= this.#options.now;
    const isCompleted = event.completed === true;
    const isLive = !isCompleted && begun && (score !== null || (event.bookmakers?.length ?? 0) > 0);
    const isEarly = !begun && (isCompleted || score !== null);
    if (isEarly) this.#note(`${path}.commence_time`, 'is to come, but the event is over or has scores: its markets are closed');
    else if (isCompleted && !event.scores?.length)
      this.#note(`${path}.scores`, 'are missing of a completed event: it has no result, and its markets are closed');
    const offered = new Set<string>();
    const markets = this.#markets(event, { id, offered }, teams, { ...league, home: home.name, away: away.name }, path);
    this.#compareFavourites(markets, path);
    this.#changes.push({
      kind: 'event',
      event: {
        id,
        competitionId: competition.id,
        source: ODDS_API.source,
        externalId: event.id,
        name: league.visitorFirst ? `${away.name} @ ${home.name}` : `${home.name} vs ${away.name}`,
        startsAt: event.commence_time,
        participants: league.visitorFirst ? [away, home] : [home, away],
        ...(isLive && { state: { status: 'IN_PLAY' as const, ...(score && { homeScore: score.home, awayScore: score.away }) } }),
        withdrawnMarketIds: MARKET_KEYS.map((key) => `${id}.${key}`).filter(
          (marketId) => offered.has(marketId) && !markets.some((market) => market.id === marketId),
        ),
        ...((isCompleted || isEarly) && { isClosed: true as const }),
        markets: markets.map((market) => (begun || isCompleted || isEarly ? { ...market, status: 'CLOSED' as const } : market)),
      },
    });
    if (isCompleted && begun && score)
      this.#changes.push({ kind: 'result', eventId: id, result: { homeScore: score.home, awayScore: score.away } });
  }

  /** Names as the document writes them; fights may have no home side, then the outcomes of h2h name the two. */
  #teams(event: ApiEvent, path: string): Teams | null {
    if (event.home_team && event.away_team) return { home: event.home_team, away: event.away_team };
    for (const bookmaker of event.bookmakers ?? []) {
      const markets = bookmakerShape.safeParse(bookmaker).data?.markets ?? [];
      const h2h = markets.map((market) => marketShape.safeParse(market).data).find((market) => market?.key === 'h2h');
      const names = (h2h?.outcomes ?? []).flatMap((outcome) => outcomeShape.safeParse(outcome).data?.name ?? []);
      const [home, away] = names.filter((one) => one !== 'Draw');
      if (home && away) return { home, away };
    }
    this.#problems.push({
      where: `${path}.${event.home_team ? 'away_team' : 'home_team'}`,
      reason: 'is missing, and no h2h market names the sides',
    });
    return null;
  }

  #score(event: ApiEvent, teams: Teams, path: string): { home: number; away: number } | null {
    if (!event.scores?.length) return null;
    const scores = new Map<string, number>();
    for (const [index, entry] of event.scores.entries()) {
      const read = this.#read(scoreShape, entry, `${path}[${index}]`);
      if (!read) return null;
      // Digits alone: an empty text is no nought, and `0x1` is no score.
      if (!/^\d{1,3}$/.test(String(read.score))) return this.#skip(`${path}[${index}].score`, `"${read.score}" is not a score`);
      const side = foldName(read.name);
      if (scores.has(side)) return this.#skip(`${path}[${index}].name`, `"${read.name}" is there twice`);
      scores.set(side, Number(read.score));
    }
    const home = scores.get(foldName(teams.home));
    const away = scores.get(foldName(teams.away));
    if (home === undefined || away === undefined) return this.#skip(path, 'does not name both sides');
    return { home, away };
  }

  #markets(
    event: ApiEvent,
    { id: eventId, offered }: { readonly id: string; readonly offered: Set<string> },
    teams: Teams,
    names: FeedLeague & Teams,
    path: string,
  ): FeedMarket[] {
    const found = new Map<string, FeedMarket>();
    for (const [index, entry] of (event.bookmakers ?? []).entries()) {
      const bookmaker = this.#read(bookmakerShape, entry, `${path}.bookmakers[${index}]`);
      if (!bookmaker) continue;
      if (this.#options.bookmaker !== undefined && bookmaker.key !== this.#options.bookmaker) continue;
      for (const [place, part] of bookmaker.markets.entries()) {
        const where = `${path}.bookmakers[${index}].markets[${place}]`;
        const market = this.#read(marketShape, part, where);
        if (!market || found.has(market.key)) continue;
        offered.add(`${eventId}.${market.key}`);
        const read = this.#market(market, eventId, teams, names, where);
        if (read) found.set(market.key, read);
      }
    }
    return MARKET_KEYS.flatMap((key) => found.get(key) ?? []);
  }

  #market(
    market: z.infer<typeof marketShape>,
    eventId: string,
    teams: Teams,
    names: FeedLeague & Teams,
    path: string,
  ): FeedMarket | null {
    if (market.key !== 'h2h' && market.key !== 'spreads' && market.key !== 'totals') return null;
    const id = `${eventId}.${market.key}`;
    const selections: FeedSelection[] = [];
    for (const [index, entry] of market.outcomes.entries()) {
      const where = `${path}.outcomes[${index}]`;
      const outcome = this.#read(outcomeShape, entry, where);
      if (!outcome) return null;
      const odds = readPrice(outcome.price, this.#format);
      if (!odds) return this.#skip(`${where}.price`, `"${outcome.price}" is not a price (${this.#format})`);
      const side = sideOf(outcome.name, teams, market.key);
      if (!side) return this.#skip(`${where}.name`, `"${outcome.name}" is no side of this market`);
      const pointsHundredths = market.key === 'h2h' ? null : parsePoints(outcome.point ?? Number.NaN);
      if (
        pointsHundredths === undefined ||
        (pointsHundredths !== null && (!isGradedLine(pointsHundredths) || Math.abs(pointsHundredths) > 100_000))
      )
        return this.#skip(`${where}.point`, outcome.point === undefined ? 'is missing' : `${outcome.point} ${NO_GRADED_LINE}`);
      const label = { HOME: names.home, AWAY: names.away, DRAW: 'Draw', OVER: 'Over', UNDER: 'Under' }[side];
      selections.push({ id: `${id}.${side.toLowerCase()}`, name: label, side, pointsHundredths, odds });
    }
    const type = typeOf(market.key, selections);
    if (!type) return this.#skip(`${path}.outcomes`, `are not the sides of one ${market.key} market`);
    const order = names.visitorFirst ? ['AWAY', 'DRAW', 'HOME', 'OVER', 'UNDER'] : ['HOME', 'DRAW', 'AWAY', 'OVER', 'UNDER'];
    selections.sort((a, b) => order.indexOf(a.side) - order.indexOf(b.side));
    const label = { spreads: 'Spread', totals: 'Total', h2h: 'Moneyline' }[market.key];
    return { id, name: label, type, status: 'OPEN', main: true, gradedPeriods: null, gradedSide: null, selections };
  }

  #read<Shape extends z.ZodType>(shape: Shape, value: unknown, path: string): z.infer<Shape> | null {
    const read = shape.safeParse(value);
    if (read.success) return read.data;
    const issue = read.error.issues[0];
    const inner = (issue?.path ?? []).map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
    return this.#skip(`${path}${inner}`, issue?.message ?? 'is malformed');
  }

  #compareFavourites(markets: readonly FeedMarket[], path: string): void {
    const selection = (type: FeedMarket['type'], side: FeedSelection['side']): FeedSelection | undefined =>
      markets.find((market) => market.type === type)?.selections.find((one) => one.side === side);
    const spread = selection('SPREAD', 'HOME')?.pointsHundredths;
    const [home, away] = (['HOME', 'AWAY'] as const).map(
      (side) => (selection('MONEYLINE', side) ?? selection('MONEYLINE_THREE_WAY', side))?.odds,
    );
    if (spread && home && away && favouritesDiffer(spread, { home, away })) this.#note(path, FAVOURITES_DIFFER);
  }

  #note(where: string, reason: string): void {
    this.#problems.push({ where, reason, isImported: true });
  }

  #skip(where: string, reason: string): null {
    this.#problems.push({ where, reason });
    return null;
  }
}

function sideOf(outcome: string, teams: Teams, market: 'h2h' | 'spreads' | 'totals'): FeedSelection['side'] | null {
  if (market === 'totals') return outcome === 'Over' ? 'OVER' : outcome === 'Under' ? 'UNDER' : null;
  const name = foldName(outcome);
  if (name === foldName(teams.home)) return 'HOME';
  if (name === foldName(teams.away)) return 'AWAY';
  return market === 'h2h' && outcome === 'Draw' ? 'DRAW' : null;
}

/** Null where the outcomes do not make one market: a side twice or missing, two lines. */
function typeOf(market: 'h2h' | 'spreads' | 'totals', selections: readonly FeedSelection[]): FeedMarket['type'] | null {
  const sides = selections
    .map(({ side }) => side)
    .sort()
    .join(' ');
  const [first, second] = selections;
  if (market === 'totals')
    return sides === 'OVER UNDER' && first?.pointsHundredths === second?.pointsHundredths && (first?.pointsHundredths ?? 0) > 0
      ? 'TOTAL'
      : null;
  if (market === 'spreads')
    return sides === 'AWAY HOME' && (first?.pointsHundredths ?? 0) + (second?.pointsHundredths ?? 0) === 0 ? 'SPREAD' : null;
  if (sides === 'AWAY HOME') return 'MONEYLINE';
  return sides === 'AWAY DRAW HOME' ? 'MONEYLINE_THREE_WAY' : null;
}
