import { isTeaserSport } from '../../server/domain/betKinds/teaser.ts';
import { TEASER_LEVELS } from '../../server/domain/betKinds/teaserTable.ts';
import type { BonusBetReward, BoostReward } from '../../server/domain/rewards/reward.ts';
import type { League } from '../../server/feed/leagues/leagues.ts';
import { createRandom } from '../../server/feed/model/random.ts';
import { type CheatBet, type CheatLeg, cashOutAt, paysOf, placed, returnOf, STAKE_CENTS } from './bets.ts';
import { createLedger, type Ledger, type Verdict } from './ledger.ts';
import { type Moment, type PlayedGame, type Published, playGame } from './simulatedGames.ts';

/** The least number of games or groups of games: no standard error of fewer is trusted. */
const FEWEST_GAMES = 24;
/** Games of which bets on several of them are made. */
const GROUP = 3;

export interface Report {
  readonly verdicts: readonly Verdict[];
  /** Bets that must not exist: teasers of alternates or in play, same-game bets in play or of other competitions. */
  readonly forbidden: readonly string[];
  /** Boosts and bonus bets that paid more than their terms. */
  readonly overpaid: readonly string[];
}

/** Plays so many games of a league and bets on them by fixed rules: before the start and in play, to the end or with a cash out. */
export function cheat(league: League, games: number, seed: number): Report {
  const random = createRandom(seed);
  const ledger = createLedger();
  const faults = { forbidden: [] as string[], overpaid: [] as string[] };
  const teasers = createLedger();
  for (let number = 0; number < games; number += GROUP) {
    const group = Array.from({ length: GROUP }, (_, index) => playGame(league, number + index, random));
    for (const game of group) {
      for (const [index, moment] of game.moments.entries()) {
        straights(ledger, game, moment);
        cashOuts(ledger, game, moment, game.moments.slice(index + 1));
      }
      movedLines(ledger, game);
      sameGame(ledger, game, faults.forbidden);
      ledger.close();
    }
    severalGames(teasers, group, faults);
    teasers.close();
  }
  return { verdicts: [...ledger.verdicts(FEWEST_GAMES), ...teasers.verdicts(FEWEST_GAMES)], ...faults };
}

const isOpen = ({ decided }: Moment, { offer }: Published): boolean => decided.has(offer.selectionId);
const chanceOf = ({ offer: { odds } }: Published): number => odds.denominator / (odds.numerator + odds.denominator);
const payOf = ({ offer: { odds } }: Published): number => 1 + odds.numerator / odds.denominator;

/** One in so many of the markets that lists do not show is bet on at a moment. */
const OTHERS = 3;

/** Alternates of one kind are one market, and a player's are those of all players. */
const kindOf = ({ market, graded: { subject, marketType } }: Published): string =>
  subject.player ? `${subject.player.stat} ${marketType}` : market.replace(/-\d+$/, '');

/** Every open side of every market, by its price, side and moment; and those that somebody takes who knows the true chances. */
function straights(ledger: Ledger, game: PlayedGame, moment: Moment): void {
  for (const [index, selection] of moment.selections.entries()) {
    // There are so many markets that a part of the others is taken at each moment, another part at the next.
    if (!selection.offer.isMain && (index + game.moments.indexOf(moment)) % OTHERS !== 0) continue;
    if (!isOpen(moment, selection)) continue;
    const bet = placed('STRAIGHT', [{ game, selection }]);
    if (!bet) continue;
    const [returned, pays] = [returnOf(bet), paysOf(bet)];
    const chance = chanceOf(selection);
    const price = chance > 0.85 ? 'sure' : chance > 0.55 ? 'favourite' : chance > 0.4 ? 'even' : chance > 0.15 ? 'longer' : 'long';
    ledger.bet(`${moment.name}: ${price} of ${kindOf(selection)}`, returned, pays);
    ledger.bet(`all: ${price} of ${kindOf(selection)}`, returned, pays);
    ledger.bet(`all: ${selection.offer.side} of ${kindOf(selection)}`, returned, pays);
    ledger.bet(`${moment.name}: ${selection.offer.side}`, returned, pays);
    const trueChance = moment.trueChances.get(selection.offer.selectionId);
    if (trueChance !== undefined && trueChance * payOf(selection) > 1)
      ledger.bet('all: what the true chance favours', returned, pays);
  }
}

/** A bet of every main side, and of each sure and long one, that is cashed out by a rule. */
function cashOuts(ledger: Ledger, game: PlayedGame, moment: Moment, later: readonly Moment[]): void {
  for (const selection of moment.selections) {
    if (!isOpen(moment, selection) || !selection.offer.isMain) continue;
    const bet = placed('STRAIGHT', [{ game, selection }]);
    if (!bet) continue;
    const offers = later.flatMap((at) => {
      const offer = cashOutAt(bet, at);
      return offer.status === 'OFFERED' ? [(offer.parts.at(-1)?.amountCents ?? 0) / STAKE_CENTS] : [];
    });
    const atEnd = returnOf(bet);
    const rules: readonly (readonly [string, number | undefined])[] = [
      ['at once', offers[0]],
      ['at the last moment', offers.at(-1)],
      ['as soon as it pays a little less than the stake', offers.find((offer) => offer > 0.93 && offer < 1)],
      ['as soon as it wins', offers.find((offer) => offer > 1.1)],
      ['as soon as it doubles', offers.find((offer) => offer > 1.8)],
      ['when it is nearly lost', offers.find((offer) => offer < 0.3)],
      ['when it has lost a little', offers.find((offer) => offer < 0.75)],
      ['at its best', offers.length > 1 && (offers.at(-1) ?? 0) < (offers.at(-2) ?? 0) ? offers.at(-1) : undefined],
    ];
    for (const [rule, offer] of rules)
      ledger.bet(`cash out ${rule}, from ${moment.name === 'open' ? 'open' : 'later'}`, offer ?? atEnd, paysOf(bet));
  }
}

/** A line or price that has moved since it was opened comes back, or goes on. */
function movedLines(ledger: Ledger, game: PlayedGame): void {
  const [open, drifted] = game.moments;
  if (!open || !drifted) return;
  for (const [index, before] of open.selections.entries()) {
    const selection = drifted.selections[index];
    if (!selection || !isOpen(drifted, selection)) continue;
    const change = chanceOf(selection) - chanceOf(before);
    const isMoved = selection.offer.pointsHundredths !== before.offer.pointsHundredths;
    if (!isMoved && Math.abs(change) < 0.004) continue;
    const bet = placed('STRAIGHT', [{ game, selection }]);
    const movement = isMoved ? 'whose line moved' : change < 0 ? 'that became longer' : 'that became shorter';
    if (bet) ledger.bet(`moved: a price ${movement}`, returnOf(bet), paysOf(bet));
  }
}

/** Markets of which pairs of one game are tried: a few alternates stand for all. */
const SAME_GAME = /^(spread|total|moneyline|first-.*|home-total|away-total|alternate-(spread|total)-(1|4|9|14))$/;

/** Two legs of one game, of every pair of these markets. */
function sameGame(ledger: Ledger, game: PlayedGame, forbidden: string[]): void {
  const isMeasured = game.league.competition.competition === 'nfl';
  for (const moment of game.moments) {
    const isLive = moment.name.startsWith('left');
    const open = moment.selections.filter((selection) => isOpen(moment, selection) && SAME_GAME.test(selection.market));
    for (const [index, first] of open.entries())
      for (const second of open.slice(index + 1)) {
        if (first.offer.marketId === second.offer.marketId) continue;
        if ((isLive || !isMeasured) && index > 3) continue;
        const bet = placed(
          'PARLAY',
          [first, second].map((selection) => ({ game, selection })),
        );
        if (!bet) continue;
        const name = `${kindOf(first)} ${first.offer.side} and ${kindOf(second)} ${second.offer.side}`;
        if (isLive || !isMeasured) forbidden.push(`${moment.name} ${name}`);
        else for (const rule of namesOfPair(first, second, name)) ledger.bet(`one game: ${rule}`, returnOf(bet), paysOf(bet));
      }
  }
}

/** The favourite with the over, where one of them wins most often with the other; and each pair. */
function namesOfPair(first: Published, second: Published, name: string): readonly string[] {
  const [lead, total] = first.offer.marketType === 'TOTAL' ? [second, first] : [first, second];
  if (total.offer.marketType !== 'TOTAL' || lead.offer.marketType === 'TOTAL') return [name];
  const spread = lead.offer.pointsHundredths ?? 0;
  const isFavourite = lead.offer.marketType === 'MONEYLINE' ? chanceOf(lead) > 0.55 : spread < -350;
  return [name, `${isFavourite ? 'favourite' : 'other'} and ${total.offer.side}`];
}

interface Faults {
  readonly forbidden: string[];
  readonly overpaid: string[];
}

const BOOST: BoostReward = {
  kind: 'PROFIT_BOOST',
  id: 'boost',
  title: 'Boost',
  percent: 50,
  maximumAmountCents: 2_500,
  minimumLegs: 3,
  restrictions: null,
  expiresAt: new Date('2027-01-01T00:00:00Z'),
};
const BONUS: BonusBetReward = {
  kind: 'BONUS_BET',
  id: 'bonus',
  title: 'Bonus bet',
  amountCents: STAKE_CENTS,
  minimumLegs: null,
  restrictions: null,
  expiresAt: new Date('2027-01-01T00:00:00Z'),
};

/** Bets on the same kind of leg of several games: parlays, round robins, teasers, and those with a reward. */
function severalGames(ledger: Ledger, group: readonly PlayedGame[], faults: Faults): void {
  for (const name of new Set(group.flatMap(({ moments }) => moments.map((moment) => moment.name)))) {
    for (const [pick, isPicked] of PICKS) {
      const legs = group.flatMap((game): CheatLeg[] => {
        const moment = game.moments.find((each) => each.name === name);
        const selection = moment?.selections.find((each) => isOpen(moment, each) && isPicked(each));
        return selection ? [{ game, selection }] : [];
      });
      if (legs.length < GROUP) continue;
      const rule = `${name.startsWith('left') ? 'live' : name}: ${pick}`;
      const parlay = placed('PARLAY', legs);
      if (parlay) ledger.bet(`parlay ${rule}`, returnOf(parlay), paysOf(parlay));
      const robin = placed('ROUND_ROBIN', legs, { combinationSizes: [2, 3] });
      if (robin) ledger.bet(`round robin ${rule}`, returnOf(robin), paysOf(robin));
      if (parlay) rewards(ledger, rule, legs, parlay, faults);
      for (const level of TEASER_LEVELS) {
        const { sport } = group[0]?.league.competition ?? { sport: '' };
        const teaserPointsHundredths = isTeaserSport(sport) ? level.pointsHundredths[sport] : undefined;
        if (teaserPointsHundredths === undefined) continue;
        for (const count of [2, 3]) {
          const teaser = placed('TEASER', legs.slice(0, count), { teaserPointsHundredths });
          if (!teaser) continue;
          if (name.startsWith('left') || pick.includes('alternate')) faults.forbidden.push(`teaser ${rule}`);
          ledger.bet(`teaser ${rule}, ${count} legs and ${teaserPointsHundredths / 100} points`, returnOf(teaser), paysOf(teaser));
        }
      }
    }
  }
}

function rewards(ledger: Ledger, rule: string, legs: readonly CheatLeg[], plain: CheatBet, { overpaid }: Faults): void {
  const boosted = placed('PARLAY', legs, {}, BOOST);
  const extra = (boosted ? returnOf(boosted) - returnOf(plain) : 0) * STAKE_CENTS;
  const profit = Math.max(0, returnOf(plain) * STAKE_CENTS - STAKE_CENTS);
  // Half of the profit on so much of the stake; both payouts are rounded.
  const most = (profit * BOOST.percent * BOOST.maximumAmountCents) / 100 / STAKE_CENTS;
  if (extra > most + 1.5) overpaid.push(`boost ${rule}: ${extra} of ${most}`);
  if (placed('PARLAY', legs.slice(0, 2), {}, BOOST)) overpaid.push(`boost of two legs ${rule}`);
  const bonus = placed('PARLAY', legs, {}, BONUS);
  if (bonus) ledger.bet(`bonus bet ${rule}`, returnOf(bonus), paysOf(bonus));
}

const isLine =
  (type: 'SPREAD' | 'TOTAL', side: string) =>
  ({ offer, market }: Published): boolean =>
    offer.isMain && offer.marketType === type && offer.side === side && !market.startsWith('alternate');

const PICKS: readonly (readonly [string, (selection: Published) => boolean])[] = [
  ['overs', isLine('TOTAL', 'OVER')],
  ['unders', isLine('TOTAL', 'UNDER')],
  ['home sides', isLine('SPREAD', 'HOME')],
  [
    'favourites of the spread',
    (each) => each.offer.isMain && each.offer.marketType === 'SPREAD' && (each.offer.pointsHundredths ?? 0) < 0,
  ],
  [
    'underdogs of the spread',
    (each) => each.offer.isMain && each.offer.marketType === 'SPREAD' && (each.offer.pointsHundredths ?? 0) > 0,
  ],
  ['favourites to win', (each) => each.market === 'moneyline' && chanceOf(each) > 0.5],
  ['underdogs to win', (each) => each.market === 'moneyline' && chanceOf(each) < 0.4],
  ['easiest alternate overs', (each) => each.market === 'alternate-total-1' && each.offer.side === 'OVER'],
  ['easiest alternate spreads', (each) => each.market === 'alternate-spread-14' && each.offer.side === 'HOME'],
];
