/**
 * Grades bets by the rules as they are published, in the most naive way, and shares nothing with the product: what was decided when play
 * stopped is found by trying out how it could have gone on. Points are hundredths as everywhere, money is exact fractions of big integers.
 */

type Kind = 'REGULATION' | 'OVERTIME' | 'SHOOTOUT';
export type Team = 'HOME' | 'AWAY';
export type Sport = 'soccer' | 'hockey' | 'football' | 'plain';

export interface Played {
  readonly kind: Kind;
  readonly home: number;
  readonly away: number;
}

export interface Play {
  readonly side: Team;
  readonly points: number;
  /** From 1. */
  readonly period: number;
}

/** A game as far as it was played. */
export interface Game {
  readonly sport: Sport;
  readonly regulationPeriods: number;
  readonly periods: readonly Played[];
  readonly plays: readonly Play[];
  /** Null: it was played to its end. Otherwise whether the last period was being played when it was stopped. */
  readonly stopped: { readonly isOpen: boolean } | null;
  /** The yards of one player, if he took part. */
  readonly yards: number | null;
  /** Only the final score is known. */
  readonly isBare: boolean;
  readonly isPlayed: boolean;
}

export interface Pick {
  readonly type: string;
  readonly side: string;
  readonly outcome: string | null;
  readonly line: number | null;
  readonly range: readonly [number, number] | null;
  readonly team: Team | null;
  readonly scope: 'ALL' | 'REGULATION' | null;
  readonly ofPlayer: boolean;
  readonly target: number;
  /** Which score. */
  readonly number: number;
}

type Verdict = 'W' | 'L' | 'P' | 'V';

/** 90 minutes in soccer; elsewhere overtime counts but for bets on a draw (luckyrebel.la, MySportsFeeds#13). */
function countsOvertime({ sport }: Game, { scope, type }: Pick): boolean {
  if (scope !== null) return scope === 'ALL';
  if (sport === 'soccer') return false;
  return sport === 'plain' || (type !== 'MONEYLINE_THREE_WAY' && type !== 'DOUBLE_CHANCE');
}

/** Whether the points of a period belong to the bet. */
function isCounted(game: Game, pick: Pick, index: number): boolean {
  const { kind } = game.periods[index] ?? { kind: 'SHOOTOUT' };
  if (kind === 'SHOOTOUT') return false;
  if (pick.range === null) return kind === 'REGULATION' || countsOvertime(game, pick);
  const [from, to] = pick.range;
  if (kind === 'REGULATION') return index + 1 >= from && index + 1 <= to;
  // Overtime is part of a second half in football (williamhill.us/house-rules).
  return game.sport === 'football' && pick.scope === null && from < to && to === game.regulationPeriods;
}

function scoreOf(game: Game, pick: Pick): { home: number; away: number } {
  let [home, away] = [0, 0];
  for (const [index, period] of game.periods.entries()) {
    if (!isCounted(game, pick, index)) continue;
    home += period.home;
    away += period.away;
  }
  const shootout = game.periods.find(({ kind }) => kind === 'SHOOTOUT');
  const addsGoal = game.sport === 'hockey' || (game.sport === 'soccer' && pick.type === 'MONEYLINE');
  if (shootout && pick.range === null && addsGoal && countsOvertime(game, pick)) {
    if (shootout.home > shootout.away) home += 1;
    else away += 1;
  }
  return { home: pick.team === 'AWAY' ? 0 : home, away: pick.team === 'HOME' ? 0 : away };
}

function firstToReach(game: Game, pick: Pick, points: number): string {
  const have = { HOME: 0, AWAY: 0 };
  for (const play of game.plays) {
    if (!isCounted(game, pick, play.period - 1)) continue;
    have[play.side] += play.points;
    if (have[play.side] >= points) return play.side;
  }
  return 'NO';
}

const won = (is: boolean): Verdict => (is ? 'W' : 'L');
const compared = (value: number): Verdict => (value > 0 ? 'W' : value < 0 ? 'L' : 'P');

/** The verdict of a game that was played to its end. */
function finalVerdict(game: Game, pick: Pick): Verdict {
  const { home, away } = scoreOf(game, pick);
  const { side, outcome } = pick;
  const line = pick.line ?? 0;
  const winner = home > away ? 'HOME' : away > home ? 'AWAY' : 'DRAW';
  switch (pick.type) {
    case 'MONEYLINE':
      return winner === 'DRAW' ? 'P' : won(winner === side);
    case 'MONEYLINE_THREE_WAY':
      return won(winner === side);
    case 'DOUBLE_CHANCE':
      return won((outcome ?? '').split('_OR_').includes(winner));
    case 'SPREAD':
      return compared((side === 'HOME' ? home - away : away - home) * 100 + line);
    case 'TOTAL': {
      const total = pick.ofPlayer ? (game.yards ?? 0) : home + away;
      return compared(side === 'OVER' ? total * 100 - line : line - total * 100);
    }
    case 'MILESTONE': {
      const count = pick.ofPlayer ? (game.yards ?? 0) : home + away;
      return won(count * 100 >= line === (side === 'YES'));
    }
    case 'BOTH_TO_SCORE':
      return won((home > 0 && away > 0) === (side === 'YES'));
    case 'ODD_EVEN':
      return won((home + away) % 2 === (side === 'ODD' ? 1 : 0));
    case 'CORRECT_SCORE': {
      const most = outcome?.startsWith('OTHER_') ? Number(outcome.slice(6)) : null;
      return won(most === null ? outcome === `${home}-${away}` : home >= most || away >= most);
    }
    case 'WINNING_MARGIN': {
      if (outcome === 'DRAW') return won(home === away);
      const [team, least, most = least] = (outcome ?? '').split('_');
      const margin = team === 'HOME' ? home - away : away - home;
      return won(margin >= Number(least) && (most === 'UP' || margin <= Number(most)));
    }
    case 'FIRST_TO_SCORE':
      return won((game.plays.filter(({ period }) => isCounted(game, pick, period - 1))[pick.number - 1]?.side ?? 'NO') === side);
    case 'RACE_TO':
      return won(firstToReach(game, pick, pick.target) === side);
    default:
      throw new Error(`The rules have no ${pick.type}`);
  }
}

/** More points than any line of the test is away. The extremes come first: most bets are undecided by them. */
const MORE = [0, 11, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Every way in which a stopped game could have gone on, as far as a bet can tell them apart. */
function* continuations(game: Game, isInOrder: boolean): Generator<Game> {
  const isOpen = game.stopped?.isOpen === true;
  const last = game.periods.length - 1;
  const overtime: Played = { kind: 'OVERTIME', home: 0, away: 0 };
  const missing = Math.max(0, game.regulationPeriods - game.periods.length);
  const rest = Array.from({ length: missing }, (): Played => ({ kind: 'REGULATION', home: 0, away: 0 }));
  const whole = [...game.periods, ...rest, ...(game.periods[last]?.kind === 'REGULATION' ? [overtime] : [])];
  for (let index = isOpen ? last : last + 1; index < whole.length; index += 1)
    for (const home of MORE)
      for (const away of MORE) {
        const periods = whole.map((period, place) =>
          place === index ? { ...period, home: period.home + home, away: period.away + away } : period,
        );
        // Point by point, so that there is a score of every number.
        const more = (side: Team, points: number): readonly Play[] =>
          Array.from({ length: isInOrder ? points : 0 }, () => ({ side, points: 1, period: index + 1 }));
        const orders = [[...more('HOME', home), ...more('AWAY', away)]];
        if (isInOrder) orders.push([...more('AWAY', away), ...more('HOME', home)]);
        for (const plays of orders)
          yield {
            ...game,
            periods,
            plays: [...game.plays, ...plays],
            stopped: null,
            yards: game.yards === null ? null : game.yards + home * 5,
          };
      }
}

/** A game of which only the final score is known: what needs more is not guessed. */
function isUnknown(game: Game, pick: Pick): boolean {
  if (!game.isBare) return false;
  if (pick.range !== null) return true;
  const isRegulation = !countsOvertime(game, pick);
  if (isRegulation && (game.sport === 'hockey' || game.sport === 'football')) return true;
  const { home, away } = scoreOf(game, pick);
  if (pick.type === 'FIRST_TO_SCORE') return pick.number === 1 ? home > 0 && away > 0 : home + away >= pick.number;
  return pick.type === 'RACE_TO' && home >= pick.target && away >= pick.target;
}

/** The verdict of a whole or half line. Unconditionally decided is what every continuation gives alike (help.ubet.io 7830466). */
function verdictAt(game: Game, pick: Pick): Verdict {
  if (!game.isPlayed || isUnknown(game, pick) || (pick.ofPlayer && game.yards === null)) return 'V';
  if (game.stopped === null) return finalVerdict(game, pick);
  // Without any period nobody knows what of the score belongs to which.
  if (pick.range !== null && game.periods.length === 0) return 'V';
  let found: Verdict | null = null;
  for (const future of continuations(game, pick.type === 'RACE_TO' || pick.type === 'FIRST_TO_SCORE')) {
    const verdict = finalVerdict(future, pick);
    if (found !== null && found !== verdict) return 'V';
    found = verdict;
  }
  return found ?? 'V';
}

export type Fraction = readonly [top: bigint, bottom: bigint];

const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];

function returnOf(verdict: Verdict, [top, bottom]: Fraction): Fraction {
  return verdict === 'W' ? [top, bottom] : verdict === 'L' ? [0n, 1n] : [1n, 1n];
}

/** What a unit on the pick returns, stake included. Half of a quarter line is on each of its neighbours (pinnacle 1000115200). */
export function bruteReturn(game: Game, pick: Pick, price: Fraction): Fraction {
  const { line } = pick;
  if (line === null || line % 50 === 0 || pick.type === 'MILESTONE') return returnOf(verdictAt(game, pick), price);
  const [a, b] = returnOf(verdictAt(game, { ...pick, line: line - 25 }), price);
  const [c, d] = returnOf(verdictAt(game, { ...pick, line: line + 25 }), price);
  return [a * d + c * b, 2n * b * d];
}

/** Cents of a ticket: half a cent up, and down for a stake under a dollar. */
function cents(stake: number, [top, bottom]: Fraction): number {
  const exact = BigInt(stake) * top;
  return Number(stake < 100 ? exact / bottom : (2n * exact + bottom) / (2n * bottom));
}

export function ticketCents(stake: number, returns: readonly Fraction[]): number {
  return cents(stake, returns.reduce(times, [1n, 1n] as Fraction));
}

/** A boost is on the profit of a bet that has one; with a bonus bet and credits the stake is not paid. */
export function rewardedCents(
  stake: number,
  returns: readonly Fraction[],
  reward: 'BOOST' | 'BONUS' | 'CREDIT' | null,
  percent: number,
): number {
  const [top, bottom] = returns.reduce(times, [1n, 1n] as Fraction);
  const plain = cents(stake, [top, bottom]);
  if (reward === null) return plain;
  if (reward === 'BOOST')
    return top <= bottom ? plain : cents(stake, [100n * bottom + (top - bottom) * BigInt(100 + percent), 100n * bottom]);
  const isReturned = returns.every(([a, b]) => a === b);
  return isReturned ? (reward === 'CREDIT' ? stake : 0) : Math.max(0, plain - stake);
}

/** Every combination of `size` is a ticket. */
export function robinCents(ticketStake: number, returns: readonly Fraction[], size: number): number {
  if (size === 0) return ticketCents(ticketStake, []);
  let sum = 0;
  const choose = (from: number, chosen: readonly Fraction[]): void => {
    if (chosen.length === size) {
      sum += ticketCents(ticketStake, chosen);
      return;
    }
    for (let index = from; index < returns.length; index += 1) choose(index + 1, [...chosen, returns[index] ?? [0n, 1n]]);
  };
  choose(0, []);
  return sum;
}
