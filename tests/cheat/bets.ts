import { gradeBet, withLines } from '../../server/domain/betKinds/betKinds.ts';
import { STANDARD_LIMITS } from '../../server/domain/betKinds/limits.ts';
import { type PricedBet, priceBets } from '../../server/domain/betKinds/priceBets.ts';
import type { RequestedBet } from '../../server/domain/betKinds/types.ts';
import { type CashOutOffer, cashOutOffer } from '../../server/domain/cashout/cashOutOffer.ts';
import type { BetslipReward } from '../../server/domain/rewards/reward.ts';
import { isDecidedInPlay } from '../../server/domain/settlement/decidedInPlay.ts';
import { gradeLeg } from '../../server/domain/settlement/gradeLeg.ts';
import type { Moment, PlayedGame, Published } from './simulatedGames.ts';

export const STAKE_CENTS = 10_000;
const CASH_OUT_MARGIN = 500;
export const LIMITS = { ...STANDARD_LIMITS, maximumWinCents: 100_000_000, parlayPlus: 'REDUCE' } as const;

export interface CheatLeg {
  readonly game: PlayedGame;
  readonly selection: Published;
}

export interface CheatBet {
  readonly priced: PricedBet;
  readonly legs: readonly CheatLeg[];
}

type Choice = Partial<Pick<RequestedBet, 'combinationSizes' | 'teaserPointsHundredths' | 'reward'>>;

/** The bet as the server prices it; null where it refuses it, by its rules or as related outcomes (place_bets). */
export function placed(
  kind: RequestedBet['kind'],
  legs: readonly CheatLeg[],
  choice: Choice = {},
  reward?: BetslipReward,
): CheatBet | null {
  const bet: RequestedBet = {
    draftBetId: 'cheat',
    kind,
    stakeCents: STAKE_CENTS,
    legs: legs.map(({ selection: { offer } }) => ({
      selectionId: offer.selectionId,
      odds: offer.odds,
      pointsHundredths: offer.pointsHundredths,
    })),
    ...choice,
    ...(reward ? { reward: { kind: reward.kind, id: reward.id } } : {}),
  };
  const offers = new Map(legs.map(({ selection: { offer } }) => [offer.selectionId, offer]));
  const priced = priceBets([bet], LIMITS, offers, reward ? [reward] : []);
  const [first] = priced.ok ? priced.value : [];
  if (!first) return null;
  const isJoined = first.terms !== null && 'events' in first.terms;
  const isRelated = !isJoined && new Set(legs.map(({ game }) => game.id)).size < legs.length;
  return isRelated ? null : { priced: first, legs };
}

/** Returned on one unit of its stake, by the results. */
export function returnOf({ priced, legs }: CheatBet): number {
  const lines = withLines(
    priced,
    legs.map(({ selection: { graded, offer }, game }) => ({ ...graded, odds: offer.odds, result: game.result })),
  );
  const graded = gradeBet(
    priced,
    lines.map((leg) => ({ odds: leg.odds, ...gradeLeg(leg, leg.result) })),
  );
  return graded.payoutCents / priced.stakeCents;
}

/** What one unit of its stake returns if it wins. */
export function paysOf({ priced }: CheatBet): number {
  return priced.payoutCents / priced.stakeCents;
}

/** The cash out of a whole bet on one game, at another moment of it. */
export function cashOutAt({ priced, legs }: CheatBet, { selections, clock, score, now }: Moment): CashOutOffer {
  return cashOutOffer(
    {
      id: 1,
      kind: priced.kind,
      terms: priced.terms,
      reward: null,
      outcome: 'PENDING',
      cashOuts: 0,
      cashedTenths: 0,
      stakeCents: priced.stakeCents,
      runningStakeCents: priced.stakeCents,
      runningPayoutCents: priced.payoutCents,
      legs: legs.map(({ selection }) => {
        const live = selections.find(({ offer }) => offer.selectionId === selection.offer.selectionId);
        return {
          odds: selection.offer.odds,
          pointsHundredths: selection.offer.pointsHundredths,
          grade: 'PENDING',
          clock,
          offer: live?.offer ?? null,
          otherOdds: live?.others.map(({ odds }) => odds) ?? [],
          isDecided: isDecidedInPlay(selection.graded, score),
        };
      }),
    },
    CASH_OUT_MARGIN,
    now,
  );
}
