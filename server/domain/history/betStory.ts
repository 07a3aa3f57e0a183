import { formatMoney } from '../../../core/money/money.ts';
import { formatOdds, type Odds, type OddsFormat } from '../../../core/money/odds.ts';
import { selectionTitle } from '../../../core/money/points.ts';
import type { ResultStatus } from '../../../core/money/results.ts';
import { scoreText } from '../../../core/texts/scoreText.ts';
import type { BetOutcome, MarketType } from '../../../core/wire/contract.ts';
import type { BetShape } from '../betKinds/types.ts';

interface StoredResult {
  readonly eventName: string;
  readonly version: number;
  readonly status: ResultStatus;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly recordedAt: Date;
}

/** What is stored of a bet, each list in the order of time. */
export interface BetRecord extends BetShape {
  readonly stakeCents: number;
  readonly potentialPayoutCents: number;
  readonly placedAt: Date;
  readonly isAwarded: boolean;
  readonly legs: readonly {
    readonly selectionName: string;
    readonly marketType: MarketType;
    readonly pointsHundredths: number | null;
    readonly odds: Odds;
  }[];
  readonly settlements: readonly {
    readonly version: number;
    readonly outcome: BetOutcome;
    readonly payoutCents: number;
    readonly settledAt: Date;
    readonly withoutReward: boolean;
  }[];
  readonly cashOuts: readonly {
    readonly amountCents: number;
    readonly stakeCents: number;
    readonly tenths: number;
    readonly automatic: boolean;
    readonly takenAt: Date;
  }[];
  readonly cancellation: {
    readonly version: number;
    readonly outcome: BetOutcome;
    readonly by: string;
    readonly note: string;
  } | null;
  readonly results: readonly StoredResult[];
}

export type StoryKind = 'PLACED' | 'CASHED_OUT' | 'SETTLED' | 'CORRECTED' | 'REOPENED' | 'CANCELLED';

export interface StoryStep {
  readonly kind: StoryKind;
  readonly at: Date;
  readonly outcome: BetOutcome;
  /** Why. */
  readonly reason: string;
  /** What the bet had paid in all before it, and after it. */
  readonly beforeCents: number;
  readonly afterCents: number;
}

function resultText(result: StoredResult): string {
  const { eventName, version, status } = result;
  const score = scoreText(eventName, result);
  const stopped = score === null ? 'was not played' : `was stopped at ${score}`;
  // A fight or a race is over without a score.
  const end = status !== 'FINAL' ? stopped : score === null ? 'is over' : `ended ${score}`;
  return `${eventName} ${end}${version > 1 ? ', by a corrected result' : ''}.`;
}

/** The last result of each event, of those that came after `since` and not after `until`. */
function newResults(results: readonly StoredResult[], since: Date | null, until: Date): readonly StoredResult[] {
  const last = new Map<string, StoredResult>();
  for (const result of results)
    if (result.recordedAt <= until && (since === null || result.recordedAt > since)) last.set(result.eventName, result);
  return [...last.values()];
}

function cancelText({ outcome, note }: NonNullable<BetRecord['cancellation']>): string {
  const who =
    outcome === 'PATRON_CANCELLED'
      ? 'Cancelled because you asked for it'
      : outcome === 'INVALID'
        ? 'It ought not to have been taken'
        : 'Cancelled by us';
  return `${who}: ${note}`;
}

/** `Prices taken: Bills -3.5 at -110. Stake $10.00, payout up to $19.09.` */
function placedText({ legs, stakeCents, potentialPayoutCents, isAwarded }: BetRecord, format: OddsFormat): string {
  const prices = legs.map(
    (leg) => `${selectionTitle(leg.selectionName, leg.marketType, leg.pointsHundredths)} at ${formatOdds(leg.odds, format)}`,
  );
  const stake = `${isAwarded ? 'Stake from a reward' : 'Stake'} ${formatMoney(stakeCents)}, payout up to ${formatMoney(potentialPayoutCents)}`;
  return `Prices taken: ${prices.join('; ')}. ${stake}.`;
}

/** All that ever happened to a bet: placed, cashed out, settled, corrected, cancelled, each with its reason and both amounts. */
export function betStory(bet: BetRecord, format: OddsFormat = 'AMERICAN'): readonly StoryStep[] {
  const { settlements, cashOuts, cancellation, results } = bet;
  const decided = [
    ...cashOuts.map((cashOut) => ({ at: cashOut.takenAt, cashOut, settlement: null })),
    ...settlements
      // A full cash out says it itself.
      .filter(({ outcome }) => outcome !== 'CASH_OUT')
      .map((settlement) => ({ at: settlement.settledAt, cashOut: null, settlement })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const steps: StoryStep[] = [
    { kind: 'PLACED', at: bet.placedAt, outcome: 'PENDING', reason: placedText(bet, format), beforeCents: 0, afterCents: 0 },
  ];
  let settled: BetRecord['settlements'][number] | null = null;
  let paidCents = 0;
  for (const { at, cashOut, settlement } of decided) {
    const beforeCents = paidCents;
    if (cashOut !== null) {
      paidCents += cashOut.amountCents;
      const part = cashOut.tenths === 10 ? 'All' : `${cashOut.tenths * 10}%`;
      const reason = `${part} of the bet was cashed out${cashOut.automatic ? ' by your auto cash out' : ''}.`;
      steps.push({ kind: 'CASHED_OUT', at, outcome: 'CASH_OUT', reason, beforeCents, afterCents: paidCents });
      continue;
    }
    paidCents += settlement.payoutCents - (settled?.payoutCents ?? 0);
    const isCancelled = cancellation?.version === settlement.version;
    const reasons = newResults(results, settled?.settledAt ?? null, at).map(resultText);
    if (settlement.withoutReward) reasons.push('Without its reward, which another bet uses.');
    steps.push({
      kind: isCancelled ? 'CANCELLED' : settlement.outcome === 'PENDING' ? 'REOPENED' : settled === null ? 'SETTLED' : 'CORRECTED',
      at,
      outcome: settlement.outcome,
      reason: isCancelled && cancellation ? cancelText(cancellation) : reasons.join(' ') || 'Graded again by the official result.',
      beforeCents,
      afterCents: paidCents,
    });
    settled = settlement;
  }
  return steps;
}

/** The rule that the bet was placed with for legs that push or are void; null where it has one leg, which returns its stake. */
export function voidLegRule({ kind, terms }: BetShape): string | null {
  if (kind === 'STRAIGHT') return null;
  if (terms !== null && 'onPush' in terms)
    return terms.onPush === 'REFUND'
      ? 'If one of its legs pushes or is void, the stake is returned.'
      : 'If one of its legs pushes or is void, it pays the price of the legs that are left.';
  if (terms !== null && 'pays' in terms)
    return `A leg that pushes or is void is taken out, and the teaser pays the price of the legs that are left.${terms.tiesLose ? ' A push loses.' : ''}`;
  if (terms !== null && 'sizes' in terms) return 'A pick that pushes or is void is taken out of its combinations.';
  return 'A leg that pushes or is void is taken out, and the rest stands.';
}
