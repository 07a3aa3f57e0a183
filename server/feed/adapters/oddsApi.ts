import { z } from 'zod';
import { err, ok, type Result } from '../../../core/result.ts';
import { foldName } from '../../domain/catalogue/sidesKey.ts';
import { ODDS_API } from '../feedAdapter.ts';
import type { FeedSelection } from '../types.ts';
import type { ImportProblem } from './importProblem.ts';
import { readTime } from './importTime.ts';
import { guessPriceFormat, type PriceFormat, readPrice } from './oddsApiPrice.ts';
import { leagueOfSportKey } from './oddsApiSports.ts';
import { marketLine, readScore } from './readNumbers.ts';
import { type GameChanges, gameChanges, offerFault, type SourceGame, type SourceOffer, type SourcePrice } from './sourceGame.ts';

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
export function parseOddsApi(text: string, options: OddsApiOptions): Result<GameChanges, string> {
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
  const games = entries.flatMap((entry, index) => reader.readEvent(entry, Array.isArray(document) ? `[${index}]` : '$') ?? []);
  const read = gameChanges(games, { adapter: ODDS_API, now: options.now });
  return ok({ ...read, problems: [...reader.problems, ...read.problems] });
}

/** Every `price` of a document, however deep it is. */
function pricesIn(document: object): unknown[] {
  const prices: unknown[] = [];
  const waiting: object[] = [document];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop())
    for (const [key, value] of Object.entries(part)) {
      if (key === 'price') prices.push(value);
      else if (typeof value === 'object' && value !== null) waiting.push(value);
    }
  return prices;
}

const MARKETS = { spreads: 'SPREAD', totals: 'TOTAL', h2h: 'MONEYLINE' } as const;
type MarketKey = keyof typeof MARKETS;
const MARKET_KEYS: readonly MarketKey[] = ['spreads', 'totals', 'h2h'];

interface Teams {
  readonly home: string;
  readonly away: string;
}

class Reader {
  readonly #options: OddsApiOptions;
  readonly #format: PriceFormat;
  readonly problems: ImportProblem[] = [];

  constructor(options: OddsApiOptions, format: PriceFormat) {
    this.#options = options;
    this.#format = format;
  }

  readEvent(entry: unknown, path: string): SourceGame | null {
    const event = this.#read(eventShape, entry, path);
    if (!event) return null;
    const teams = this.#teams(event, path);
    if (!teams) return null;
    const score = this.#score(event, teams, `${path}.scores`);
    const isOver = event.completed === true;
    const hasStarted = event.commence_time <= this.#options.now;
    const offered = new Set<MarketKey>();
    const offers = this.#offers(event, teams, offered, path);
    return {
      places: { game: path, start: `${path}.commence_time`, sides: `${path}.away_team`, scores: `${path}.scores` },
      externalId: event.id,
      league: leagueOfSportKey(event.sport_key, event.sport_title ?? event.sport_key),
      ...teams,
      startsAt: event.commence_time,
      offers,
      withdrawnKeys: [...offered],
      // Prices after the start are of a game in play and of unknown age: they are shown, suspended.
      isInPlay: hasStarted && !isOver && (score !== null || (event.bookmakers?.length ?? 0) > 0),
      score,
      isOver,
      result: score && { homeScore: score.home, awayScore: score.away },
    };
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
    return this.#skip(`${path}.${event.home_team ? 'away_team' : 'home_team'}`, 'is missing, and no h2h market names the sides');
  }

  #score(event: ApiEvent, teams: Teams, path: string): { home: number; away: number } | null {
    if (!event.scores?.length) return null;
    const scores = new Map<string, number>();
    for (const [index, entry] of event.scores.entries()) {
      const read = this.#read(scoreShape, entry, `${path}[${index}]`);
      if (!read) return null;
      const score = readScore(read.score);
      if (score === null) return this.#skip(`${path}[${index}].score`, `"${read.score}" is not a score`);
      const side = foldName(read.name);
      if (scores.has(side)) return this.#skip(`${path}[${index}].name`, `"${read.name}" is there twice`);
      scores.set(side, score);
    }
    const home = scores.get(foldName(teams.home));
    const away = scores.get(foldName(teams.away));
    if (home === undefined || away === undefined) return this.#skip(path, 'does not name both sides');
    return { home, away };
  }

  /** The first offer of each kind that can be taken. @param offered gets the kinds that the event has at all. */
  #offers(event: ApiEvent, teams: Teams, offered: Set<MarketKey>, path: string): readonly SourceOffer[] {
    const found = new Map<MarketKey, SourceOffer>();
    for (const [index, entry] of (event.bookmakers ?? []).entries()) {
      const bookmaker = this.#read(bookmakerShape, entry, `${path}.bookmakers[${index}]`);
      if (!bookmaker) continue;
      if (this.#options.bookmaker !== undefined && bookmaker.key !== this.#options.bookmaker) continue;
      for (const [place, part] of bookmaker.markets.entries()) {
        const where = `${path}.bookmakers[${index}].markets[${place}]`;
        const market = this.#read(marketShape, part, where);
        const key = MARKET_KEYS.find((one) => one === market?.key);
        const earlier = key && found.get(key);
        if (!market || !key || (earlier && offerFault(earlier) === null)) continue;
        offered.add(key);
        const offer = this.#offer(key, market.outcomes, teams, where);
        if (offer && !(earlier && offerFault(offer) !== null)) found.set(key, offer);
      }
    }
    return MARKET_KEYS.flatMap((key) => found.get(key) ?? []);
  }

  #offer(key: MarketKey, outcomes: readonly unknown[], teams: Teams, path: string): SourceOffer | null {
    const prices: SourcePrice[] = [];
    const lines = new Set<number>();
    for (const [index, entry] of outcomes.entries()) {
      const where = `${path}.outcomes[${index}]`;
      const outcome = this.#read(outcomeShape, entry, where);
      if (!outcome) return null;
      const odds = readPrice(outcome.price, this.#format);
      if (!odds) return this.#skip(`${where}.price`, `"${outcome.price}" is not a price (${this.#format})`);
      const side = sideOf(outcome.name, teams, key);
      if (!side) return this.#skip(`${where}.name`, `"${outcome.name}" is no side of this market`);
      prices.push({ side, odds });
      if (key === 'h2h') continue;
      const line = marketLine(MARKETS[key], side, outcome.point);
      if (line === null)
        return this.#skip(`${where}.point`, outcome.point === undefined ? 'is missing' : `${outcome.point} is no line`);
      lines.add(line);
    }
    const [line = null] = lines;
    if (lines.size > 1) return this.#skip(`${path}.outcomes`, 'have several lines');
    const type = prices.some(({ side }) => side === 'DRAW') ? 'MONEYLINE_THREE_WAY' : MARKETS[key];
    return { where: `${path}.outcomes`, key, type, pointsHundredths: line, prices };
  }

  #read<Shape extends z.ZodType>(shape: Shape, value: unknown, path: string): z.infer<Shape> | null {
    const read = shape.safeParse(value);
    if (read.success) return read.data;
    const issue = read.error.issues[0];
    const inner = (issue?.path ?? []).map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
    return this.#skip(`${path}${inner}`, issue?.message ?? 'is malformed');
  }

  #skip(where: string, reason: string): null {
    this.problems.push({ where, reason });
    return null;
  }
}

function sideOf(outcome: string, teams: Teams, market: MarketKey): FeedSelection['side'] | null {
  if (market === 'totals') return outcome === 'Over' ? 'OVER' : outcome === 'Under' ? 'UNDER' : null;
  const folded = foldName(outcome);
  if (folded === foldName(teams.home)) return 'HOME';
  if (folded === foldName(teams.away)) return 'AWAY';
  return market === 'h2h' && outcome === 'Draw' ? 'DRAW' : null;
}
