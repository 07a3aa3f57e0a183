import type { MarketSubject } from '../../../core/money/markets.ts';
import { type Odds, returnPerUnit } from '../../../core/money/odds.ts';
import { add, compare, divide, ONE, type Rational, rational } from '../../../core/money/rational.ts';
import type { MarketStatus, MarketType, SelectionSide } from '../../../core/wire/contract.ts';
import { isGradedLine } from '../../domain/catalogue/gradedLine.ts';
import { foldName, isOneGame, sidesKey } from '../../domain/catalogue/sidesKey.ts';
import { isQuarterLine } from '../../domain/settlement/markets/lines.ts';
import type { Participant } from '../../store/catalogue/index.ts';
import type { FeedAdapter } from '../feedAdapter.ts';
import type { FeedChange, FeedMarket, FeedResult, FeedSelection } from '../types.ts';
import { FAVOURITES_DIFFER, favouritesDiffer } from './favourites.ts';
import type { ImportProblem } from './importProblem.ts';
import type { FeedLeague } from './leagueOf.ts';
import { marketName } from './marketNames.ts';
import { readParticipant } from './participants.ts';

/** A market as a source offers it. The names, the order and the ids of its selections are the catalogue's. */
export interface SourceOffer {
  /** For people. */
  readonly where: string;
  /** The part of the market's id behind the event's: `spread`. */
  readonly key: string;
  readonly type: MarketType;
  /** Absent: what the sport calls the type. */
  readonly name?: string;
  /** Which of several it is, before the name: `1st Half`. */
  readonly part?: string;
  readonly subject?: MarketSubject;
  readonly isAlternate?: boolean;
  /** The source has suspended it. */
  readonly isLocked?: boolean;
  /** Points of the home side's handicap, or of the total; null where the type has no line. */
  readonly pointsHundredths: number | null;
  readonly prices: readonly SourcePrice[];
}

export interface SourcePrice {
  readonly side: SelectionSide;
  /** With the side OUTCOME. */
  readonly outcome?: string;
  readonly name?: string;
  readonly odds: Odds;
}

/** Where the parts of a game stand in its source, for people. */
export interface SourcePlaces {
  readonly game: string;
  readonly start: string;
  readonly sides: string;
  readonly scores: string;
}

/** A game as a source has it, read but not yet judged: `gameChanges` has the rules of all sources. */
export interface SourceGame {
  readonly places: SourcePlaces;
  readonly externalId: string;
  readonly league: FeedLeague;
  /** Names as the source writes them. */
  readonly home: string;
  readonly away: string;
  /** Where the source tells who they are by more than a name. */
  readonly participants?: readonly Participant[];
  readonly isNeutral?: boolean;
  readonly startsAt: Date;
  /** Only the day of `startsAt` is known. */
  readonly isTimeUnknown?: boolean;
  /** What is offered, the main markets first, each kind of them once. */
  readonly offers: readonly SourceOffer[];
  /** Keys of markets that an earlier reading may have offered, and that this one does not. */
  readonly withdrawnKeys?: readonly string[];
  /** `offers` are all of its markets. */
  readonly isWhole?: boolean;
  /** It is being played, by the source. */
  readonly isInPlay?: boolean;
  readonly score?: { readonly home: number; readonly away: number } | null;
  readonly clock?: string;
  readonly isOver?: boolean;
  readonly result?: FeedResult | null;
}

export interface GameRules {
  readonly adapter: FeedAdapter;
  readonly now: Date;
  /** A person knows that games are over which have not begun by the source. */
  readonly earlyResults?: boolean;
}

export interface GameChanges {
  readonly changes: readonly FeedChange[];
  /** Games that were taken. */
  readonly events: number;
  readonly problems: readonly ImportProblem[];
}

/** The sides that a market must have, each once. Types that are not here have outcomes of their own. */
const SIDES: Readonly<Partial<Record<MarketType, readonly SelectionSide[]>>> = {
  SPREAD: ['AWAY', 'HOME'],
  TOTAL: ['OVER', 'UNDER'],
  MONEYLINE: ['AWAY', 'HOME'],
  MONEYLINE_THREE_WAY: ['AWAY', 'DRAW', 'HOME'],
  BOTH_TO_SCORE: ['NO', 'YES'],
  ODD_EVEN: ['EVEN', 'ODD'],
};

const MOST_POINTS_HUNDREDTHS = 100_000;

/** The games of one reading of a source as changes of the catalogue, by the rules of all sources. */
export function gameChanges(games: readonly SourceGame[], rules: GameRules): GameChanges {
  const problems: ImportProblem[] = [];
  const competitions = new Map<string, FeedChange>();
  const changes: FeedChange[] = [];
  const strangers = new Set<string>();
  const seen = new Map<string, SourceGame>();
  const doubted = contradicted(games, rules.adapter.source);
  let events = 0;
  for (const game of games) {
    const first = seen.get(game.externalId);
    if (first !== undefined) {
      problems.push({ where: game.places.game, reason: `is the game of ${first.places.game}` });
      continue;
    }
    seen.set(game.externalId, game);
    const sides = sidesOf(game, strangers, problems);
    if (sides === null) continue;
    const { competition } = game.league;
    competitions.set(competition.id, { kind: 'competition', competition });
    events += 1;
    const isDoubted = doubted.has(game);
    if (isDoubted)
      problems.push({
        where: game.places.scores,
        reason: 'contradicts another row of the game: it has no result',
        isImported: true,
      });
    changes.push(...changesOf(isDoubted ? { ...game, result: null } : game, sides, rules, problems));
  }
  return { changes: [...competitions.values(), ...changes], events, problems };
}

interface Sides {
  readonly home: Participant;
  readonly away: Participant;
}

function sidesOf(game: SourceGame, strangers: Set<string>, problems: ImportProblem[]): Sides | null {
  const { league } = game.league;
  const given = (side: 'HOME' | 'AWAY'): Participant => {
    const own = game.participants?.find((one) => one.side === side);
    if (own) return own;
    const name = side === 'HOME' ? game.home : game.away;
    const { participant, isStrange } = readParticipant(side, name, league);
    const key = `${game.league.competition.id} ${foldName(name)}`;
    if (isStrange && !strangers.has(key)) {
      strangers.add(key);
      const reason = `"${name}" is no known team of ${game.league.competition.name}: it is shown as written`;
      problems.push({ where: game.places.sides, reason, isImported: true });
    }
    return participant;
  };
  const [home, away] = [given('HOME'), given('AWAY')];
  if (foldName(home.name) !== foldName(away.name)) return { home, away };
  problems.push({ where: game.places.sides, reason: `"${game.away}" cannot play "${game.home}": both sides have one name` });
  return null;
}

/** Games that one reading has twice, by id or by sides and day, with different results. Which one is right nobody can tell. */
function contradicted(games: readonly SourceGame[], source: string): ReadonlySet<SourceGame> {
  const found = new Set<SourceGame>();
  const byKey = new Map<string, SourceGame[]>();
  for (const game of games) {
    if (!game.result) continue;
    const sides = sidesKey([{ name: game.home }, { name: game.away }]);
    const { sport } = game.league.competition;
    for (const key of [`id ${game.externalId}`, `sides ${game.league.competition.id} ${sides}`]) {
      const earlier = byKey.get(key) ?? [];
      for (const one of earlier)
        if (
          (key.startsWith('id') || isOneGame({ source, startsAt: one.startsAt }, { source, startsAt: game.startsAt }, sport)) &&
          (one.home !== game.home || JSON.stringify(one.result) !== JSON.stringify(game.result))
        )
          found.add(one).add(game);
      byKey.set(key, [...earlier, game]);
    }
  }
  return found;
}

function changesOf(
  game: SourceGame,
  { home, away }: Sides,
  { adapter, now, earlyResults = false }: GameRules,
  problems: ImportProblem[],
): readonly FeedChange[] {
  const note = (where: string, reason: string): void => void problems.push({ where, reason, isImported: true });
  const id = `${adapter.source}-${game.externalId}`;
  const hasStarted = game.startsAt <= now;
  const isOver = game.isOver === true;
  // An event may be called off before its start.
  const isCalledOff = game.result !== undefined && game.result !== null && 'void' in game.result;
  const isEarly =
    !hasStarted && !earlyResults && !isCalledOff && (isOver || game.isInPlay === true || (game.score ?? null) !== null);
  if (isEarly) note(game.places.start, 'is to come, but the event is over or has scores: its markets are closed');
  else if (isOver && !game.result)
    note(game.places.scores, 'are missing of a completed event: it has no result, and its markets are closed');
  const isClosed = isEarly || (isOver && !earlyResults);
  const status: MarketStatus = isClosed ? 'CLOSED' : hasStarted ? adapter.inPlay : game.isTimeUnknown ? 'CLOSED' : 'OPEN';
  const { visitorFirst, competition } = game.league;
  // On neutral ground nobody visits: the home side is first, as its score is (core/texts/scoreText.ts).
  const isAwayFirst = visitorFirst && !game.isNeutral;
  const names = { home: home.name, away: away.name, isAwayFirst, sport: competition.sport };
  const markets: FeedMarket[] = [];
  const keys = new Set<string>();
  const refused: string[] = [];
  for (const offer of game.offers) {
    if (keys.has(offer.key)) continue;
    const fault = offerFault(offer);
    if (fault !== null) {
      problems.push({ where: offer.where, reason: fault });
      refused.push(offer.key);
      continue;
    }
    keys.add(offer.key);
    markets.push(marketOf(id, offer, names, status));
    if (isUnderround(offer)) note(offer.where, 'has prices that add up to less than 100 percent: all of them together cannot lose');
  }
  if (contradicts(markets)) note(game.offers.find(({ type }) => type === 'SPREAD')?.where ?? game.places.game, FAVOURITES_DIFFER);
  const isInPlay = hasStarted && !isOver && game.isInPlay === true;
  const [first, second] = isAwayFirst ? [away, home] : [home, away];
  const event: FeedChange = {
    kind: 'event',
    event: {
      id,
      competitionId: game.league.competition.id,
      source: adapter.source,
      externalId: game.externalId,
      name: `${first.name} ${isAwayFirst ? '@' : 'vs'} ${second.name}`,
      startsAt: game.startsAt,
      participants: [first, second],
      ...(isInPlay && {
        state: {
          status: 'IN_PLAY' as const,
          ...(game.score && { homeScore: game.score.home, awayScore: game.score.away }),
          ...(game.clock !== undefined && { clock: game.clock }),
        },
      }),
      ...(game.isTimeUnknown && { isTimeUnknown: true as const }),
      ...(isClosed && { isClosed: true as const }),
      ...(game.isWhole && { isWhole: true as const }),
      withdrawnMarketIds: [...new Set([...(game.withdrawnKeys ?? []), ...refused])]
        .filter((key) => !keys.has(key))
        .map((key) => `${id}.${key}`),
      markets,
    },
  };
  if (!isOver || !game.result || isEarly) return [event];
  return [
    event,
    { kind: 'result', eventId: id, result: game.result, ...(!hasStarted && earlyResults && { isEarly: true as const }) },
  ];
}

/** Why a market cannot be offered, in the end of a sentence; null: it can. */
export function offerFault({ type, pointsHundredths: points, prices, subject }: SourceOffer): string | null {
  const sides = prices.map(({ side, outcome }) => outcome ?? side).sort();
  const wanted = SIDES[type];
  if (prices.length < 2 || new Set(sides).size !== sides.length || (wanted && sides.join(' ') !== wanted.join(' ')))
    return 'has not the sides of one market';
  if ((type === 'SPREAD' || type === 'TOTAL') !== (points !== null)) return points === null ? 'has no line' : 'cannot have a line';
  if (points !== null && (!isGradedLine(points) || Math.abs(points) > MOST_POINTS_HUNDREDTHS))
    return `offers ${points / 100}, which is no line`;
  // A fight ends between two half rounds: one half of such a bet would be won and the other lost, for which there is no grade.
  if (points !== null && subject?.unit === 'ROUNDS' && isQuarterLine(points))
    return `offers ${points / 100} rounds, which is no line`;
  if (points !== null && type === 'TOTAL' && points <= 0) return `offers ${points / 100}, which is no total`;
  return null;
}

function marketOf(
  eventId: string,
  offer: SourceOffer,
  names: { readonly home: string; readonly away: string; readonly isAwayFirst: boolean; readonly sport: string },
  status: MarketStatus,
): FeedMarket {
  const { type, pointsHundredths: points, prices } = offer;
  const wanted = SIDES[type];
  const id = `${eventId}.${offer.key}`;
  const selections = prices.map(
    ({ side, outcome, name, odds }): FeedSelection => ({
      id: `${id}.${(outcome ?? side).toLowerCase()}`,
      name: name ?? nameOf(side, names),
      side,
      ...(outcome !== undefined && { outcome }),
      // Minus nought is no line of anybody's.
      pointsHundredths: points === null ? null : type === 'SPREAD' && side === 'AWAY' ? 0 - points : points,
      odds,
    }),
  );
  const order = names.isAwayFirst ? AWAY_FIRST : HOME_FIRST;
  return {
    id,
    name: [offer.part, offer.name ?? marketName(type, names.sport)].filter(Boolean).join(' '),
    type,
    status: offer.isLocked && status === 'OPEN' ? 'CLOSED' : status,
    main: offer.isAlternate !== true,
    ...(offer.subject && { subject: offer.subject }),
    selections: wanted ? selections.sort((a, b) => order.indexOf(a.side) - order.indexOf(b.side)) : selections,
  };
}

const AWAY_FIRST: readonly SelectionSide[] = ['AWAY', 'DRAW', 'HOME', 'OVER', 'UNDER', 'YES', 'NO', 'ODD', 'EVEN'];
const HOME_FIRST: readonly SelectionSide[] = ['HOME', 'DRAW', 'AWAY', 'OVER', 'UNDER', 'YES', 'NO', 'ODD', 'EVEN'];

const NAMES: Readonly<Partial<Record<SelectionSide, string>>> = {
  DRAW: 'Draw',
  OVER: 'Over',
  UNDER: 'Under',
  YES: 'Yes',
  NO: 'No',
  ODD: 'Odd',
  EVEN: 'Even',
};

function nameOf(side: SelectionSide, names: { readonly home: string; readonly away: string }): string {
  if (side === 'HOME') return names.home;
  return side === 'AWAY' ? names.away : (NAMES[side] ?? side);
}

/** Whether a stake on every side returns more than was staked: the source errs. Markets with several winners are not looked at. */
function isUnderround({ type, prices }: SourceOffer): boolean {
  if (SIDES[type] === undefined) return false;
  const chance = (sum: Rational, { odds }: SourcePrice): Rational => add(sum, divide(ONE, returnPerUnit(odds)));
  return compare(prices.reduce(chance, rational(0)), ONE) < 0;
}

function contradicts(markets: readonly FeedMarket[]): boolean {
  const selection = (type: MarketType, side: SelectionSide): FeedSelection | undefined =>
    markets.find((market) => market.type === type && market.main && !market.subject)?.selections.find((one) => one.side === side);
  const points = selection('SPREAD', 'HOME')?.pointsHundredths ?? 0;
  const [home, away] = (['HOME', 'AWAY'] as const).map(
    (side) => (selection('MONEYLINE', side) ?? selection('MONEYLINE_THREE_WAY', side))?.odds,
  );
  return points !== 0 && home !== undefined && away !== undefined && favouritesDiffer(points, { home, away });
}
