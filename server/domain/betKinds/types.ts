import type { Odds } from '../../../core/money/odds.ts';
import type { Rational } from '../../../core/money/rational.ts';
import type { Result } from '../../../core/result.ts';
import type { BetOutcome, BetType, SectionKind, SelectionSide } from '../../../core/wire/contract.ts';
import type { Offer } from '../betslip/offer.ts';
import type { Slip } from '../betslip/slip.ts';
import type { ProfitBoost } from '../pricing/profitBoost.ts';
import type { ChosenReward } from '../rewards/reward.ts';
import type { LegGrade } from '../settlement/grades.ts';

export interface RequestedLeg {
  readonly selectionId: string;
  /** Price and line that the player was shown. */
  readonly odds: Odds;
  readonly pointsHundredths: number | null;
}

export interface RequestedBet {
  readonly draftBetId: string;
  /** The section of the slip. */
  readonly kind: SectionKind;
  /** On each combination. */
  readonly stakeCents: number;
  readonly legs: readonly RequestedLeg[];
  /** Round robin: how many picks its combinations have. */
  readonly combinationSizes?: readonly number[];
  /** Teaser: added to the line of the first leg; the other sport's points follow from them. */
  readonly teaserPointsHundredths?: number;
  /** Without one the stake is cash. */
  readonly reward?: ChosenReward;
}

/** Limits of a book or a region. */
export interface BetLimits {
  readonly minimumStakeCents: number;
  readonly maximumStakeCents: number;
  readonly maximumWinCents: number;
  readonly maximumParlayLegs: number;
  readonly maximumRoundRobinLegs: number;
  readonly maximumTeaserLegs: number;
  readonly maximumBets: number;
  /** Whether there are parlay-plus bets, and what a push of one does: its leg is removed, or the stake is returned. */
  readonly parlayPlus: 'OFF' | ParlayPlusTerms['onPush'];
  /** What the maximum amount of a profit boost caps. */
  readonly boostCap: ProfitBoost['cap'];
}

export type LegLimits = Pick<BetLimits, 'maximumParlayLegs' | 'maximumRoundRobinLegs' | 'maximumTeaserLegs' | 'parlayPlus'>;

/** Missing in placements stored before there were other kinds than straights and parlays. */
interface FewestLegs {
  readonly kind: SectionKind;
  readonly minimumLegs: number;
}

export type BetRefusal =
  | { readonly code: 'NO_BETS' }
  | { readonly code: 'TOO_MANY_BETS'; readonly maximumBets: number }
  /** An id in a form that the server never issues. It is not repeated: some such text cannot be stored. */
  | { readonly code: 'ID_INVALID' }
  | { readonly code: 'DUPLICATE_BET'; readonly draftBetId: string }
  | {
      readonly code: 'STAKE_INVALID';
      readonly draftBetId: string;
      /** Missing in placements stored before there was a smallest stake. */
      readonly minimumStakeCents?: number;
      readonly maximumStakeCents: number;
    }
  | { readonly code: 'PAYOUT_TOO_LARGE'; readonly draftBetId: string; readonly maximumWinCents: number }
  | ({ readonly code: 'TOO_FEW_LEGS'; readonly draftBetId: string } & Partial<FewestLegs>)
  | { readonly code: 'TOO_MANY_LEGS'; readonly draftBetId: string; readonly maximumLegs: number; readonly kind?: SectionKind }
  | { readonly code: 'DUPLICATE_SELECTION'; readonly draftBetId: string; readonly selectionId: string }
  | { readonly code: 'PRICE_INVALID'; readonly draftBetId: string; readonly selectionId: string }
  /** The sizes asked for are not those of combinations of its legs. */
  | { readonly code: 'COMBINATIONS_INVALID'; readonly draftBetId: string }
  | { readonly code: 'UNKNOWN_SELECTION'; readonly draftBetId: string; readonly selectionId: string }
  | { readonly code: 'NOT_TEASABLE'; readonly draftBetId: string; readonly selectionId: string }
  /** The reward is not the player's, has expired or is spent. */
  | { readonly code: 'REWARD_UNAVAILABLE'; readonly draftBetId: string }
  /** The terms of the reward rule out such a bet. */
  | { readonly code: 'REWARD_RESTRICTED'; readonly draftBetId: string; readonly label: string }
  /** A bonus bet is staked as a whole. */
  | { readonly code: 'REWARD_STAKE'; readonly draftBetId: string; readonly amountCents: number }
  /** No teaser of these legs has such points. */
  | { readonly code: 'TEASER_POINTS_INVALID'; readonly draftBetId: string };

export interface TeaserTerms {
  /** Points of each leg, in the player's favour. */
  readonly pointsHundredths: readonly number[];
  /** The price of two legs, of three, ... of all; null where there is none: then the stake is returned. */
  readonly pays: readonly (Odds | null)[];
  readonly tiesLose: boolean;
}

/** Legs, by index, on one number of a final score: those that want it above their line, and those that want it below. */
export interface OneNumber {
  readonly above: readonly number[];
  readonly below: readonly number[];
}

export interface ParlayPlusTerms {
  /** The numbers of each event that legs bet on. */
  readonly events: readonly (readonly OneNumber[])[];
  readonly onPush: 'REDUCE' | 'REFUND';
}

/**
 * Round robin: a combination is any `size` of its picks, for each of the sizes, in ascending order. A pick is a leg; with the terms of a
 * parlay-plus, all legs of an event are one.
 */
export type RoundRobinTerms = { readonly sizes: readonly number[] } | ({ readonly sizes: readonly number[] } & ParlayPlusTerms);

/** What a bet is besides its legs: fixed when it is placed, stored with it and graded by. Null for a straight and a parlay. */
export type BetTerms = RoundRobinTerms | TeaserTerms | ParlayPlusTerms | null;

/** A bet whose kind and terms are decided. */
export interface BetShape {
  readonly kind: BetType;
  readonly terms: BetTerms;
}

export interface DraftTeaser {
  /** Points of the first leg. */
  readonly pointsHundredths: number;
  /** All points that the first leg's sport can have; price null: not with these legs, but with what is required. */
  readonly previews: readonly {
    readonly pointsHundredths: number;
    readonly price: Odds | null;
    readonly requirement: string | null;
    /** What the bet would be with them; null where they cannot be chosen. */
    readonly terms: TeaserTerms | null;
  }[];
}

/** A draft bet that a slip forms. */
export interface Draft extends BetShape {
  readonly id: string;
  readonly selectionIds: readonly string[];
  /** Names it among the drafts of its section; null where there is one of each leg, or one alone. */
  readonly label: string | null;
  readonly teaser?: DraftTeaser;
}

export interface TicketLeg extends LegGrade {
  readonly odds: Odds;
}

export interface BetGrade {
  /** LOSS also where it pays less than its stake: half of a quarter line is lost, or a dead heat divides it. */
  readonly outcome: BetOutcome;
  /** Stake included; nothing while it is open. */
  readonly payoutCents: number;
}

/** A leg's side and line as it was placed. */
export interface PlacedLine {
  readonly side: SelectionSide;
  readonly pointsHundredths: number | null;
}

/** All that a kind of bet is: one entry of BET_KINDS. Stakes and payouts are of all its combinations together. */
export interface BetKindRules {
  /** Fewest and most legs. */
  readonly legs: (limits: LegLimits) => { readonly minimum: number; readonly maximum: number };
  /** Whether several legs may be of one event, where the terms of a parlay-plus price them together. */
  readonly joinsEvents?: true;
  /** The line that a leg is graded on; without it, the line that it was placed at. */
  readonly line?: (leg: PlacedLine, index: number, terms: BetTerms) => number | null;
  /** How many tickets the stake is on. */
  readonly combinations: (legs: number, terms: BetTerms) => number;
  /** The exact return on one unit of its stake if every leg wins, stake included. */
  readonly returned: (prices: readonly Odds[], terms: BetTerms) => Rational;
  /** What it pays if every leg wins, stake included, each combination rounded once. */
  readonly payoutCents: (stakeCents: number, prices: readonly Odds[], terms: BetTerms) => number;
  readonly grade: (stakeCents: number, legs: readonly TicketLeg[], terms: BetTerms) => BetGrade;
  /** The exact return on one unit of a bet that these legs have won. Without it the bet is several tickets, and takes no reward. */
  readonly wonReturn?: (legs: readonly TicketLeg[], terms: BetTerms) => Rational;
}

/** A kind that has a section of the slip. */
export interface SectionRules extends BetKindRules {
  /** Whether a leg can be part of such a bet; without it, every leg can. */
  readonly takes?: (offer: Offer) => boolean;
  /** Ids of the draft bets that a slip of these selections may form. */
  readonly draftIds: (selectionIds: readonly string[]) => readonly string[];
  /** Those that it forms; none where there are too few or too many legs. */
  readonly drafts: (offers: readonly Offer[], limits: LegLimits, choice: Pick<Slip, 'teaserLevel'>) => readonly Draft[];
  /** Whether `shape` depends on what the legs are; otherwise it gets no offers. */
  readonly needsOffers?: true;
  /** The kind and the terms of a bet of this section. The offers are those of its legs, in their order, without unknown ones. */
  readonly shape: (bet: RequestedBet, offers: readonly Offer[], limits: LegLimits) => Result<BetShape, BetRefusal>;
}
