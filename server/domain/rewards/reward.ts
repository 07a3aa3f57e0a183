import { returnsStake } from '../../../core/money/betOutcomes.ts';
import { formatOdds, type Odds, returnPerUnit } from '../../../core/money/odds.ts';
import { compare, type Rational } from '../../../core/money/rational.ts';
import type { AmountSourceType, BetOutcome, MarketType } from '../../../core/wire/contract.ts';
import type { Offer } from '../betslip/offer.ts';
import type { ProfitBoost } from '../pricing/profitBoost.ts';

/** Which bets a reward is for; what is missing restricts nothing. Every leg has to be of the sports and markets named. */
export interface RewardRestrictions {
  /** Slugs. */
  readonly sports?: readonly string[];
  readonly marketTypes?: readonly MarketType[];
  /** The least price of the whole bet. */
  readonly minimumOdds?: Odds;
  readonly inPlayOnly?: true;
}

interface RewardTerms {
  readonly id: string;
  readonly title: string;
  readonly minimumLegs: number | null;
  readonly restrictions: RewardRestrictions | null;
  readonly expiresAt: Date;
}

export interface BonusBetReward extends RewardTerms {
  readonly kind: 'BONUS_BET';
  /** Its stake, which is bet as a whole. */
  readonly amountCents: number;
}

export interface BoostReward extends RewardTerms {
  readonly kind: 'PROFIT_BOOST';
  readonly percent: number;
  /** The most stake that it boosts, or the most that it adds, by the brand's rule. */
  readonly maximumAmountCents: number;
}

/** A reward that can be used for a bet and has not been. */
export type BetslipReward = BonusBetReward | BoostReward;

/** The reward that a player has chosen for a bet. Promotional credits are a balance: any part of it can be staked. */
export type ChosenReward =
  | { readonly kind: 'PROFIT_BOOST' | 'BONUS_BET'; readonly id: string }
  | { readonly kind: 'PROMOTIONAL_CREDIT' };

/** The reward of a placed bet, as it was then: stored with the bet, paid and settled by (functions/place_bets.sql). */
export type BetReward =
  | {
      readonly kind: 'PROFIT_BOOST';
      readonly id: string;
      readonly title: string;
      readonly percent: number;
      readonly maximumAmountCents: number;
      readonly cap: ProfitBoost['cap'];
    }
  | { readonly kind: 'BONUS_BET'; readonly id: string; readonly title: string }
  | { readonly kind: 'PROMOTIONAL_CREDIT' };

const SOURCES: Readonly<Record<ChosenReward['kind'], AmountSourceType>> = {
  PROFIT_BOOST: 'CASH',
  BONUS_BET: 'FREE_BET',
  PROMOTIONAL_CREDIT: 'PROMOTIONAL_CREDIT',
};

/** What the stake of a bet with this reward is paid with. */
export function sourceOf(reward: Pick<ChosenReward, 'kind'> | null): AmountSourceType {
  return reward === null ? 'CASH' : SOURCES[reward.kind];
}

/** Whether a settlement pays promotional credits and not cash: it returns a stake that was one. */
export function paysCredits(reward: BetReward | null, outcome: BetOutcome): boolean {
  return reward?.kind === 'PROMOTIONAL_CREDIT' && returnsStake(outcome);
}

/** A bet that a reward might be used for. */
export interface RewardedBet {
  readonly offers: readonly Offer[];
  /** Stake included, per unit. */
  readonly returned: Rational;
  /** It is several tickets: a reward is for one. */
  readonly combinations: number;
}

/** Why a reward is not for this bet, as a label of its terms; null: it is. */
export function misfit(reward: BetslipReward | { readonly kind: 'PROMOTIONAL_CREDIT' }, bet: RewardedBet): string | null {
  if (bet.combinations > 1) return 'One ticket only';
  if (reward.kind === 'PROMOTIONAL_CREDIT') return null;
  // Legs of one event may say the same thing: what adds something to a bet is another event.
  const events = new Set(bet.offers.map(({ eventId }) => eventId)).size;
  if (reward.minimumLegs !== null && events < reward.minimumLegs) {
    const label = legsLabel(reward) ?? '';
    return bet.offers.length < reward.minimumLegs ? label : `${label} of different events`;
  }
  return labelsOf(reward).find(({ isMet }) => !isMet(bet))?.label ?? null;
}

/** `3+ legs`; null where any number will do. */
export function legsLabel({ minimumLegs }: Pick<BetslipReward, 'minimumLegs'>): string | null {
  return minimumLegs === null || minimumLegs < 2 ? null : `${minimumLegs}+ legs`;
}

/** `Basketball only · Live only`; null where any event will do. */
export function eventLabel(reward: Pick<BetslipReward, 'restrictions'>): string | null {
  return (
    labelsOf(reward)
      .map(({ label }) => label)
      .join(' · ') || null
  );
}

interface LabelledTerm {
  readonly label: string;
  readonly isMet: (bet: RewardedBet) => boolean;
}

function labelsOf({ restrictions }: Pick<BetslipReward, 'restrictions'>): readonly LabelledTerm[] {
  const { sports, marketTypes, minimumOdds, inPlayOnly } = restrictions ?? {};
  const terms: LabelledTerm[] = [];
  if (sports)
    terms.push({ label: `${listed(sports)} only`, isMet: (bet) => bet.offers.every(({ sport }) => sports.includes(sport)) });
  if (marketTypes) {
    const names = marketTypes.map((type) => MARKET_NAMES[type]);
    const label = `${listed(names)} only`;
    terms.push({ label, isMet: (bet) => bet.offers.every(({ marketType }) => marketTypes.includes(marketType)) });
  }
  if (inPlayOnly)
    terms.push({ label: 'Live only', isMet: (bet) => bet.offers.every(({ eventStatus }) => eventStatus === 'IN_PLAY') });
  if (minimumOdds) {
    const label = `Odds ${formatOdds(minimumOdds, 'AMERICAN')} or longer`;
    terms.push({ label, isMet: (bet) => compare(bet.returned, returnPerUnit(minimumOdds)) >= 0 });
  }
  return terms;
}

const MARKET_NAMES: Readonly<Record<MarketType, string>> = {
  MONEYLINE: 'moneylines',
  MONEYLINE_THREE_WAY: 'three-way moneylines',
  SPREAD: 'spreads',
  TOTAL: 'totals',
  BOTH_TO_SCORE: 'both to score',
  DOUBLE_CHANCE: 'double chance',
  CORRECT_SCORE: 'correct scores',
  ODD_EVEN: 'odd or even',
  WINNING_MARGIN: 'winning margins',
  FIRST_TO_SCORE: 'first to score',
  RACE_TO: 'races',
  METHOD: 'methods of victory',
  ROUND: 'rounds',
  MILESTONE: 'milestones',
  OUTRIGHT: 'outrights',
};

/** `Basketball or football`. */
function listed(names: readonly string[]): string {
  const text = names.join(' or ').replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
