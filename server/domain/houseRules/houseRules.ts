import { formatMoney } from '../../../core/money/money.ts';
import { formatOdds, type Odds, ROUNDED_HALF_UP_FROM_CENTS } from '../../../core/money/odds.ts';
import { combinationsOf } from '../../../core/money/roundRobin.ts';
import { MAXIMUM_SELECTIONS } from '../../../core/money/slipLimits.ts';
import { betNoun } from '../../../core/texts/betNames.ts';
import type { BetType } from '../../../core/wire/contract.ts';
import { BET_KINDS } from '../betKinds/betKinds.ts';
import { parlay } from '../betKinds/parlay.ts';
import { roundRobin } from '../betKinds/roundRobin.ts';
import { teaser } from '../betKinds/teaser.ts';
import { TEASABLE_PRICES, TEASER_LEVELS, type TeaserLevel, type TeaserSport } from '../betKinds/teaserTable.ts';
import type { BetLimits, SectionRules } from '../betKinds/types.ts';
import { isCashable, LEAST_CASH_OUT_PERCENT, TENTHS } from '../cashout/cashOutOffer.ts';
import type { LiveRules } from '../catalogue/liveRules.ts';
import { sportName } from '../catalogue/sportName.ts';
import type { BetReward } from '../rewards/reward.ts';
import { BOOKS, type Book, rulesOfKey } from '../settlement/rules/rules.ts';

export interface HouseRule {
  readonly product: 'SPORTSBOOK' | 'CASINO';
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** The first row names the columns. */
  readonly table: readonly (readonly string[])[] | null;
}

/** What an operator configures. */
export interface HouseFacts {
  readonly limits: BetLimits;
  readonly live: LiveRules;
  readonly cashOutMarginHundredths: number;
  /** Whose rules of grading. */
  readonly book: Book;
}

/** The rules of the house in words, written from the rules that decide about bets, so that the two cannot differ. */
export function houseRules(facts: HouseFacts): readonly HouseRule[] {
  return [
    sports('Prices and stakes', pricesAndStakes(facts)),
    sports('Bets in play', betsInPlay(facts.live)),
    sports('Parlays', parlays(facts.limits)),
    sports('Round robins', roundRobins(facts.limits)),
    { ...sports('Teasers', teasers(facts.limits)), table: teaserTable() },
    sports('Cash out', cashOut(facts.cashOutMarginHundredths)),
    sports('Rewards', rewards(facts.limits)),
    sports('Settlement', SETTLEMENT),
    sports('Settlement by sport', settlementBySport(facts.book)),
    { product: 'CASINO', heading: 'Casino games', paragraphs: CASINO_GAMES, table: null },
  ];
}

function sports(heading: string, paragraphs: readonly string[]): HouseRule {
  return { product: 'SPORTSBOOK', heading, paragraphs, table: null };
}

function listed(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

function legsText({ legs }: SectionRules, limits: BetLimits): string {
  const { minimum, maximum } = legs(limits);
  return `${minimum} to ${maximum}`;
}

function pricesAndStakes({ limits }: HouseFacts): readonly string[] {
  return [
    'A bet is accepted at the price you saw. When a price has moved you are asked first, unless you chose in the betslip to accept better odds, or any.',
    `The smallest stake is ${formatMoney(limits.minimumStakeCents)}. The largest stake of a bet is ${formatMoney(limits.maximumStakeCents)}, and so is the most it can win. A betslip holds at most ${MAXIMUM_SELECTIONS} selections.`,
    `A payout is the stake times the exact product of all prices, rounded once per ticket: to the nearest cent, half a cent up, and down for a stake under ${formatMoney(ROUNDED_HALF_UP_FROM_CENTS)}.`,
  ];
}

/** `1 second`, `1.5 seconds` */
function secondsText(ms: number): string {
  return ms === 1_000 ? '1 second' : `${ms / 1_000} seconds`;
}

function betsInPlay({ bySport, other }: LiveRules): readonly string[] {
  const delays = [...new Set(Object.values(bySport).map(({ placeDelayMs }) => placeDelayMs))].filter(
    (delayMs) => delayMs !== other.placeDelayMs,
  );
  const longer = delays.map((delayMs) => {
    const names = Object.keys(bySport).filter((sport) => bySport[sport]?.placeDelayMs === delayMs);
    return `${secondsText(delayMs)} in ${listed(names.map((name) => (name.length > 3 ? sportName(name).toLowerCase() : sportName(name))))}`;
  });
  const all = [...longer, `${secondsText(other.placeDelayMs)} in ${longer.length > 0 ? 'other sports' : 'every sport'}`];
  return [
    `A bet on a game in play is held before it is decided: ${all.join('; ')}. Its prices are those at the end of that time, by the same rule.`,
  ];
}

function parlays(limits: BetLimits): readonly string[] {
  const onPush =
    limits.parlayPlus === 'REFUND'
      ? 'If one of its legs pushes or is void, the stake is returned.'
      : 'If one of its legs pushes or is void, it pays the price of the legs that are left.';
  return [
    `A parlay has ${legsText(parlay, limits)} legs, and every leg has to win. A leg that pushes or is void is taken out and the rest stands: with one leg left it is a straight bet, with none the stake is returned.`,
    limits.parlayPlus === 'OFF'
      ? 'Selections of one game cannot be legs of one parlay.'
      : `Selections of one game that depend on each other are one bet before it starts, a Parlay+, at one price for all of them: in competitions for which that price was measured. ${onPush} Selections of one game that have no such price cannot be legs of one parlay; the betslip says which.`,
  ];
}

function roundRobins(limits: BetLimits): readonly string[] {
  const { minimum, maximum } = roundRobin.legs(limits);
  const picks = minimum + 1;
  return [
    `A round robin makes every combination of ${minimum} to ${maximum} picks in the sizes you choose: ${picks} picks by 2s are ${combinationsOf(picks, 2)} combinations. The stake is for each combination, and each is a ticket of its own.`,
    'A combination loses with any of its picks. A pick that pushes or is void is taken out of its combinations.',
  ];
}

const TEASER_SPORTS: readonly TeaserSport[] = ['football', 'basketball'];

function pointsText({ pointsHundredths }: TeaserLevel, sport: TeaserSport): string | null {
  const hundredths = pointsHundredths[sport];
  return hundredths === undefined ? null : `${hundredths / 100} points`;
}

function priceText(price: Odds): string {
  return formatOdds(price, 'AMERICAN');
}

function teasers(limits: BetLimits): readonly string[] {
  const { minimum } = teaser.legs(limits);
  const specials = TEASER_LEVELS.filter(({ tiesLose }) => tiesLose).flatMap((level) => pointsText(level, 'football') ?? []);
  return [
    `A teaser moves the line of each of its ${legsText(teaser, limits)} legs in your favor, for a lower price. Its legs are main spreads and totals of whole ${listed(TEASER_SPORTS)} games before their start, at prices from ${priceText(TEASABLE_PRICES.shortest)} to ${priceText(TEASABLE_PRICES.longest)}, and every leg has to win. With both sports in one teaser the lower price counts.`,
    `A leg that pushes or is void is taken out, and the teaser pays the price of the legs that are left; with fewer than ${minimum} the stake is returned. With ${listed(specials, 'or')} a push loses.`,
  ];
}

function teaserTable(): readonly (readonly string[])[] {
  const levels = TEASER_SPORTS.flatMap((sport) =>
    TEASER_LEVELS.flatMap((level) => {
      const points = pointsText(level, sport);
      return points === null ? [] : [{ name: `${sportName(sport)}, ${points}`, pays: level.pays[sport] ?? [] }];
    }),
  );
  const counts = Array.from({ length: Math.max(...levels.map(({ pays }) => pays.length)) }, (_, index) => index);
  return [
    ['Teaser', ...counts.map((index) => `${index + 2} legs`)],
    ...levels.map(({ name, pays }) => [
      name,
      ...counts.map((index) => {
        const price = pays[index];
        return price ? formatOdds(price, 'AMERICAN') : '–';
      }),
    ]),
  ];
}

/** Any reward excludes a cash out; which one does not matter. */
const SOME_REWARD: BetReward = { kind: 'PROMOTIONAL_CREDIT' };

function cashOut(marginHundredths: number): readonly string[] {
  const kinds = Object.keys(BET_KINDS) as BetType[];
  const names = (reward: BetReward | null) =>
    kinds.filter((kind) => isCashable({ kind, reward })).map((kind) => `${betNoun(kind)}s`);
  const without = names(SOME_REWARD).length === 0 ? ' that use no reward' : '';
  const margin = marginHundredths === 0 ? '' : `, less ${marginHundredths / 100}%`;
  return [
    `${listed(names(null)).replace(/^./, (letter) => letter.toUpperCase())}${without} can be cashed out before they are decided, as a whole or in steps of ${100 / TENTHS}% of the stake. What is not cashed out runs on.`,
    `The offer is the value of the bet by the fair chances of the moment${margin}. There is none while one of its prices is suspended or at its limit, in the last minutes of a game, on a selection that the score has decided, or below ${LEAST_CASH_OUT_PERCENT}% of the stake.`,
  ];
}

function rewards({ boostCap }: BetLimits): readonly string[] {
  const cap = boostCap === 'STAKE' ? 'the part of the stake that is boosted' : 'what the boost adds';
  return [
    `A profit boost raises the profit of a bet, not its stake; a maximum amount caps ${cap}. A bonus bet and site credit pay the profit alone: the stake is not part of the payout.`,
  ];
}

const SETTLEMENT: readonly string[] = [
  'Bets are settled on the official result. If it is corrected, the settlement is reversed and done again; records are never altered.',
  'A bet on a whole game counts overtime unless a rule of the sport says otherwise; where it does, the betslip and the bet say so. A bet on a half, period or set counts that part alone, and is void if it was not played.',
  'A result exactly on the line is a push, and so is a tie on a moneyline without a draw: the stake is returned. Where a draw can be bet on, it wins and both sides lose.',
  'A line of quarter points is two bets, each with half of the stake on one of the lines beside it: the bet can be half won or half lost. A tie for a place divides the stake by how many tied.',
  'A game that is not played is void, and its stakes are returned. Of a game that is stopped, what had been decided whatever came stands, and the rest is void.',
];

/** From the rules that grade, which name where each is published. */
function settlementBySport(book: Book): readonly string[] {
  return Object.entries(BOOKS[book]).map(([sport, key]) => {
    const { notes, voidAfterHours } = rulesOfKey(key);
    const hours = `Without a result within ${voidAfterHours} hours of its start an event is void.`;
    return `${sportName(sport)}: ${[...notes.map(({ text }) => text), hours].join(' ')}`;
  });
}

const CASINO_GAMES: readonly string[] = [
  'What a game returns over many rounds is shown on its tile as RTP. Each round is decided by numbers that were fixed before it began; the game shows how to check them.',
  'A stake is taken once and a win is paid once, whatever happens to the connection.',
];
