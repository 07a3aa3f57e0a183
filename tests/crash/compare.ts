import type { CashOut } from './cashOuts.ts';
import {
  type BetAnswer,
  betAnswer,
  type FinalResult,
  type LegOutcome,
  legOutcome,
  type OracleLeg,
  parlayPlusAnswer,
  roundRobinAnswer,
  type TeaserPrice,
  teaserAnswer,
} from './oracle.ts';
import { mayHaveComeBack, rewardedAnswer, type UsedReward } from './rewards.ts';

/** A leg as it was offered to the client and sent. */
export interface SentLeg extends OracleLeg {
  readonly selectionId: string;
  /** Its price may move a little until it is taken. */
  readonly isInPlay?: boolean;
}

export interface SentBet {
  readonly kind: 'STRAIGHT' | 'PARLAY' | 'PARLAY_PLUS' | 'ROUND_ROBIN' | 'TEASER';
  /** On all combinations. */
  readonly stakeCents: number;
  /** With the lines that they are graded on. */
  readonly legs: readonly SentLeg[];
  /** The reward of a straight bet. */
  readonly reward?: UsedReward;
}

/** The round robins sent are by twos. */
const SIZES = [2];

/** The teasers sent are of football, by six points and of two or three legs (williamhill.us/house-rules). */
const TEASER_PRICES: readonly TeaserPrice[] = [
  [20, 23],
  [8, 5],
];

/** What runs of a bet is graded by its own stake; what was cashed out is paid, whatever the results. */
function answerOf(bet: SentBet, outcomes: readonly LegOutcome[], cashOut: CashOut | undefined): BetAnswer {
  if (cashOut === undefined) return runningAnswer(bet, outcomes);
  if (cashOut.tenths === 10) return { outcome: 'CASH_OUT', payoutCents: cashOut.amountCents };
  const stakeCents = bet.stakeCents - Math.floor((bet.stakeCents * cashOut.tenths) / 10);
  const { outcome, payoutCents } = runningAnswer({ ...bet, stakeCents }, outcomes);
  return { outcome, payoutCents: payoutCents + cashOut.amountCents };
}

function runningAnswer({ kind, stakeCents, legs, reward }: SentBet, outcomes: readonly LegOutcome[]): BetAnswer {
  if (reward !== undefined) return rewardedAnswer(stakeCents, legs, outcomes, reward);
  if (kind === 'ROUND_ROBIN') return roundRobinAnswer(stakeCents, legs, outcomes, SIZES);
  if (kind === 'PARLAY_PLUS') return parlayPlusAnswer(stakeCents, legs, outcomes, false);
  if (kind === 'TEASER') return teaserAnswer(stakeCents, outcomes, TEASER_PRICES, false);
  return betAnswer(stakeCents, legs, outcomes);
}

/** A bet as acknowledged to its client. */
export interface AcknowledgedPlacement {
  readonly placementId: string;
  readonly betIds: readonly string[];
  readonly bets: readonly SentBet[];
  readonly cashOuts?: readonly CashOut[];
}

/** A bet of My Bets. */
export interface ShownBet {
  readonly id: string;
  readonly placementId: string;
  readonly kind: string;
  readonly stakeCents: number;
  readonly outcome: string;
  /** With what was cashed out. */
  readonly payoutCents: number;
  readonly cashedOutCents: number;
  /** `BONUS_BET 17`; missing: cash alone. */
  readonly reward?: string;
  readonly legs: readonly {
    readonly selectionId: string;
    readonly eventId: string;
    readonly pointsHundredths: number | null;
    readonly numerator: number;
    readonly denominator: number;
  }[];
}

export interface Truth {
  /** The valid result; null while there is none. */
  resultOf(eventId: string): FinalResult | null;
  /** Other results that the event may have had before. */
  earlierResultsOf(eventId: string): readonly FinalResult[];
}

/** One sentence for each fault. */
export interface Findings {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly altered: readonly string[];
  readonly resultsLost: readonly string[];
  readonly wronglyGraded: readonly string[];
  /** The outcomes of the acknowledged bets by the oracle. */
  readonly outcomes: Readonly<Record<string, number>>;
}

/** Compares one player's My Bets with the acknowledgements and with the oracle's grading of the results. */
export function compare(acknowledged: readonly AcknowledgedPlacement[], shown: readonly ShownBet[], truth: Truth): Findings {
  const [lost, doubled, altered, wronglyGraded]: [string[], string[], string[], string[]] = [[], [], [], []];
  const resultsLost = new Set<string>();
  const outcomes: Record<string, number> = {};
  const isReused = reusedRewards(acknowledged);
  const left = new Map(shown.map((bet) => [bet.id, bet]));
  if (left.size < shown.length) doubled.push('My Bets lists a bet twice');
  for (const placement of acknowledged) {
    if (placement.betIds.length !== placement.bets.length)
      altered.push(`${placement.placementId}: ${placement.bets.length} bets were sent, ${placement.betIds.length} acknowledged`);
    const stored = placement.betIds.flatMap((id) => {
      const bet = left.get(id);
      left.delete(id);
      if (!bet) lost.push(`bet ${id} of ${placement.placementId}`);
      return bet ? [bet] : [];
    });
    for (const requestedBet of placement.bets) {
      const bet = stored.find((one) => isSame(one, requestedBet, placement.placementId));
      if (!bet) {
        if (stored.length === placement.betIds.length)
          altered.push(`${placement.placementId}: no bet is ${sentenceOf(requestedBet)}`);
        continue;
      }
      const sent = atPricesOf(bet, requestedBet);
      const cashOut = placement.cashOuts?.find(({ betId }) => betId === bet.id);
      if (bet.cashedOutCents !== (cashOut?.amountCents ?? 0))
        altered.push(`bet ${bet.id} has paid ${bet.cashedOutCents} for cash outs, ${cashOut?.amountCents ?? 0} were acknowledged`);
      const expected = expectedOf(sent, truth, cashOut);
      outcomes[expected.outcome] = (outcomes[expected.outcome] ?? 0) + 1;
      if (isAnswer(bet, expected) || (isReused(sent) && isAnswer(bet, expectedWithout(sent, truth)))) continue;
      const sentence = `bet ${bet.id} is ${bet.outcome} ${bet.payoutCents}, should be ${expected.outcome} ${expected.payoutCents}`;
      const forgotten = forgottenEvents(bet, sent, truth, cashOut);
      if (forgotten === null) wronglyGraded.push(`${sentence}: ${sentenceOf(sent)}`);
      else for (const eventId of forgotten) resultsLost.add(`${eventId}: ${sentence}`);
    }
  }
  doubled.push(...doubledRewards(acknowledged, truth));
  // Every placement was decided in the end, so any other bet was never acknowledged.
  for (const bet of left.values()) doubled.push(`bet ${bet.id} of ${bet.placementId}`);
  return { lost, doubled, altered, resultsLost: [...resultsLost], wronglyGraded, outcomes };
}

/** Whether another bet was acknowledged with the same reward. */
function reusedRewards(acknowledged: readonly AcknowledgedPlacement[]): (bet: SentBet) => boolean {
  const uses = new Map<string, number>();
  for (const { reward } of acknowledged.flatMap(({ bets }) => bets))
    if (reward !== undefined && 'id' in reward) uses.set(reward.id, (uses.get(reward.id) ?? 0) + 1);
  return ({ reward }) => reward !== undefined && 'id' in reward && (uses.get(reward.id) ?? 0) > 1;
}

/** A bet that a correction has revived goes without a reward that was used again: a boost adds nothing, and a bonus bet stays void. */
function expectedWithout({ reward, ...bet }: SentBet, truth: Truth): BetAnswer {
  return reward?.kind === 'BONUS_BET' ? { outcome: 'VOIDED', payoutCents: 0 } : expectedOf(bet, truth, undefined);
}

/** Rewards that two bets have used, though no result can have given them back in between. */
function doubledRewards(acknowledged: readonly AcknowledgedPlacement[], truth: Truth): readonly string[] {
  const usedBy = new Map<string, SentLeg>();
  const doubled: string[] = [];
  for (const { placementId, bets } of acknowledged)
    for (const { reward, legs } of bets) {
      const [leg] = legs;
      if (reward === undefined || reward.kind === 'PROMOTIONAL_CREDIT' || leg === undefined) continue;
      const earlier = usedBy.get(reward.id);
      usedBy.set(reward.id, leg);
      if (earlier === undefined) continue;
      const results = [truth.resultOf(earlier.eventId), ...truth.earlierResultsOf(earlier.eventId)];
      if (!mayHaveComeBack(earlier, results)) doubled.push(`reward ${reward.id}, the second time in ${placementId}`);
    }
  return doubled;
}

/** As ShownBet has it. */
export function rewardText(reward: UsedReward | undefined): string | undefined {
  return reward && (reward.kind === 'PROMOTIONAL_CREDIT' ? reward.kind : `${reward.kind} ${reward.id}`);
}

function sentenceOf({ kind, stakeCents, legs }: SentBet): string {
  const picks = legs.map(
    (leg) =>
      `${leg.selectionId} (${leg.marketType} ${leg.side} ${leg.pointsHundredths ?? '-'} at ${leg.numerator}/${leg.denominator})`,
  );
  return `${kind} of ${stakeCents} on ${picks.join(', ')}`;
}

/** A bet as it was taken: prices in play may have moved a little since it was sent. */
function atPricesOf(bet: ShownBet, sent: SentBet): SentBet {
  return { ...sent, legs: sent.legs.map((leg) => ({ ...leg, ...priceOf(bet, leg) })) };
}

function priceOf(bet: ShownBet, { selectionId }: SentLeg): Pick<SentLeg, 'numerator' | 'denominator'> | undefined {
  const leg = bet.legs.find((one) => one.selectionId === selectionId);
  return leg && { numerator: leg.numerator, denominator: leg.denominator };
}

/** Whether the prices of a stored bet are those sent; with a leg in play, or pay less than 1 % more or less (docs/adr/0069). */
function isAtPrice(bet: ShownBet, sent: SentBet): boolean {
  const ifWon = (one: SentBet): number =>
    runningAnswer(
      one,
      one.legs.map(() => 'WIN'),
    ).payoutCents;
  const isExact = sent.legs.every((leg) => {
    const price = priceOf(bet, leg) ?? leg;
    return BigInt(price.numerator) * BigInt(leg.denominator) === BigInt(leg.numerator) * BigInt(price.denominator);
  });
  const [requested, taken] = [ifWon(sent), ifWon(atPricesOf(bet, sent))];
  return isExact || (sent.legs.some((leg) => leg.isInPlay === true) && Math.abs(taken - requested) * 100 <= requested);
}

/** Independent of the order: placements name a selection once. */
function isSame(bet: ShownBet, sent: SentBet, placementId: string): boolean {
  return (
    bet.placementId === placementId &&
    bet.kind === sent.kind &&
    bet.stakeCents === sent.stakeCents &&
    bet.reward === rewardText(sent.reward) &&
    bet.legs.length === sent.legs.length &&
    sent.legs.every((leg) =>
      bet.legs.some(
        (one) =>
          one.selectionId === leg.selectionId && one.eventId === leg.eventId && one.pointsHundredths === leg.pointsHundredths,
      ),
    ) &&
    isAtPrice(bet, sent)
  );
}

function expectedOf(bet: SentBet, truth: Truth, cashOut: CashOut | undefined): BetAnswer {
  const outcomes = bet.legs.map((leg) => legOutcome(leg, truth.resultOf(leg.eventId)));
  return answerOf(bet, outcomes, cashOut);
}

/** An open bet shows what it may pay, which is no payout yet. */
function isAnswer(bet: ShownBet, answer: BetAnswer): boolean {
  return bet.outcome === answer.outcome && (answer.outcome === 'PENDING' || bet.payoutCents === answer.payoutCents);
}

/**
 * The events whose result was forgotten, if that explains the bet: without a result, or by an earlier one, of as few of its events as
 * possible its grade is right. Null if no forgotten result explains it.
 */
function forgottenEvents(bet: ShownBet, sent: SentBet, truth: Truth, cashOut: CashOut | undefined): readonly string[] | null {
  const { legs } = sent;
  let best: readonly string[] | null = null;
  const search = (outcomes: readonly LegOutcome[], forgotten: readonly string[]): void => {
    const leg = legs[outcomes.length];
    if (best !== null && forgotten.length >= best.length) return;
    if (leg === undefined) {
      if (forgotten.length > 0 && isAnswer(bet, answerOf(sent, outcomes, cashOut))) best = forgotten;
      return;
    }
    const held = legOutcome(leg, truth.resultOf(leg.eventId));
    search([...outcomes, held], forgotten);
    const others = [null, ...truth.earlierResultsOf(leg.eventId)].map((result) => legOutcome(leg, result));
    for (const other of new Set(others)) if (other !== held) search([...outcomes, other], [...forgotten, leg.eventId]);
  };
  search([], []);
  return best;
}
