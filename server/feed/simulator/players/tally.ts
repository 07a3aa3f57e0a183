import type { MarketUnit } from '../../../../core/money/markets.ts';
import type { Side } from '../../../../core/wire/contract.ts';
import { type Rolls, chance as rolls } from '../../model/random.ts';
import type { Action, Hit, Sizes } from './sheetModel.ts';
import { type Sheets, sheetKey } from './teamSheet.ts';

/** What is counted in a game beside its score. Small, because it is stored with every step. */
export interface Tally {
  /** Counts by side, role and statistic: `H0:PASSING_YARDS`. */
  readonly stats: Readonly<Record<string, number>>;
  /** Counts of each period, home first. */
  readonly units: Partial<Readonly<Record<MarketUnit, readonly (readonly [number, number])[]>>>;
  /** Every score in order, as one number (see `scoringNumber`). */
  readonly scoring: readonly number[];
  /** How many plays were told. */
  readonly plays: number;
  /** Who has the ball: who gained with it last, and after a score the other side. */
  readonly ball?: Side;
}

export const NO_TALLY: Tally = { stats: {}, units: {}, scoring: [], plays: 0 };

/** A play as it is told; the caller knows the clock and the score. */
export interface PlayText {
  readonly side: Side | null;
  readonly text: string;
}

export interface Tallied {
  readonly tally: Tally;
  readonly play: PlayText | null;
}

const NOBODY = 31;

/** Points, period, side and role of a score in one number. */
function scoringNumber(points: number, period: number, side: Side, role: number): number {
  return ((points * 32 + period) * 2 + (side === 'HOME' ? 0 : 1)) * 32 + role;
}

/** Periods from 1; role −1: nobody's. */
export function readScoring(number: number): { points: number; period: number; side: Side; role: number } {
  const role = number % 32;
  const rest = Math.floor(number / 32);
  const ofPeriod = Math.floor(rest / 2);
  return {
    points: Math.floor(ofPeriod / 32),
    period: ofPeriod % 32,
    side: rest % 2 === 0 ? 'HOME' : 'AWAY',
    role: role === NOBODY ? -1 : role,
  };
}

function added(stats: Tally['stats'], side: Side, role: number, hits: readonly Hit[], size: number): Tally['stats'] {
  if (hits.length === 0) return stats;
  const next: Record<string, number> = { ...stats };
  for (const { stat, by } of hits) {
    const key = sheetKey(side, role, stat);
    next[key] = (next[key] ?? 0) + (by === 'ONE' ? 1 : size);
  }
  return next;
}

/** A role by its share, or −1 where the shares leave it to nobody. */
function pickRole(shares: readonly number[], random: Rolls): number {
  let roll = random.next();
  for (const [role, share] of shares.entries()) {
    roll -= share;
    if (roll < 0) return role;
  }
  return -1;
}

/** A score: whose it is, and who assisted. */
export function tallyScore(
  tally: Tally,
  sheets: Sheets | null,
  side: Side,
  points: number,
  period: number,
  random: Rolls,
): Tallied {
  if (sheets === null)
    return { tally: { ...tally, scoring: [...tally.scoring, scoringNumber(points, period, side, NOBODY)] }, play: null };
  const { model, players, team } = sheets[side];
  const scorer = pickRole(
    model.roles.map(({ scores }) => scores[points] ?? 0),
    random,
  );
  let stats = scorer < 0 ? tally.stats : added(tally.stats, side, scorer, model.scoreHits[points] ?? [], points);
  let helper = -1;
  const assisted = model.assisted[points] ?? 0;
  if (assisted > 0 && rolls(random, assisted)) {
    helper = pickRole(
      model.roles.map(({ assists = 0 }) => assists),
      random,
    );
    if (helper === scorer) helper = -1;
    if (helper >= 0) stats = added(stats, side, helper, [{ stat: 'ASSISTS', by: 'ONE' }], 1);
  }
  const text = (model.scoreTexts[points] ?? '{player} scores').replace('{player}', players[scorer]?.name ?? team);
  const assistant = players[helper];
  const help = assistant ? `, assisted by ${assistant.name}` : '';
  const number = scoringNumber(points, period, side, scorer < 0 ? NOBODY : scorer);
  return {
    tally: {
      ...tally,
      stats,
      scoring: [...tally.scoring, number],
      plays: tally.plays + 1,
      ball: side === 'HOME' ? 'AWAY' : 'HOME',
    },
    play: { side, text: `${text}${help}` },
  };
}

const rates = new WeakMap<readonly Action[], number>();

/** Actions of a side in a game. */
function ratePerGame(actions: readonly Action[]): number {
  const found = rates.get(actions);
  if (found !== undefined) return found;
  const rate = actions.reduce((sum, { perGame }) => sum + perGame, 0);
  rates.set(actions, rate);
  return rate;
}

function pickSize(sizes: readonly Sizes[], random: Rolls): number {
  const [only] = sizes;
  if (sizes.length === 1 && only) return only.size;
  let roll = random.next();
  for (const { size, share } of sizes) {
    roll -= share;
    if (roll < 0) return size;
  }
  return only?.size ?? 1;
}

/** The actions of one side in a short time: at most one. @param share Part of a game that it is. */
export function tallyActions(
  tally: Tally,
  sheets: Sheets,
  side: Side,
  share: number,
  period: number,
  random: Rolls,
): Tallied | null {
  const { model, players, team } = sheets[side];
  const rate = ratePerGame(model.actions);
  let roll = random.next() / share;
  if (roll >= rate) return null;
  const action = model.actions.find(({ perGame }) => {
    roll -= perGame;
    return roll < 0;
  });
  if (!action || period > (action.until ?? period)) return null;
  const size = pickSize(action.sizes, random);
  const actor = pickRole(
    model.roles.map(({ actions }) => actions[action.key] ?? 0),
    random,
  );
  let { stats, units } = tally;
  if (actor >= 0) {
    stats = added(stats, side, actor, action.actor, size);
    if (action.partner) stats = added(stats, side, action.partner.role, action.partner.hits, size);
  }
  const other: Side = side === 'HOME' ? 'AWAY' : 'HOME';
  if (action.opponent) stats = added(stats, other, action.opponent.role, action.opponent.hits, size);
  if (action.unit) {
    const periods = [...(units[action.unit] ?? [])];
    while (periods.length < period) periods.push([0, 0]);
    const [home, away] = periods[period - 1] ?? [0, 0];
    periods[period - 1] = side === 'HOME' ? [home + size, away] : [home, away + size];
    units = { ...units, [action.unit]: periods };
  }
  const hasText = action.text !== '' && (actor >= 0 || !action.text.includes('{player}'));
  const text = action.text
    .replace('{player}', players[actor]?.name ?? team)
    .replace('{partner}', players[action.partner?.role ?? -1]?.name ?? team)
    .replace('{team}', team)
    .replace('{size}', String(size))
    .replace(/ 1 yards$/, ' 1 yard');
  return {
    tally: { ...tally, stats, units, plays: tally.plays + (hasText ? 1 : 0), ball: side },
    play: hasText ? { side, text } : null,
  };
}

/** The sum of a unit over periods, from 1. */
export function unitSum(tally: Tally, unit: MarketUnit, from: number, to: number): { home: number; away: number } {
  return (tally.units[unit] ?? [])
    .slice(from - 1, to)
    .reduce((sum, [home, away]) => ({ home: sum.home + home, away: sum.away + away }), { home: 0, away: 0 });
}
