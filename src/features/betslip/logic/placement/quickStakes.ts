import { formatRoundMoney, MAXIMUM_BET_CENTS } from '../../../../../core/money/money.ts';

/** A button that sets the stake. */
export interface QuickStake {
  readonly label: string;
  readonly stakeCents: number;
}

const QUICK_STAKES_CENTS = [10_00, 25_00, 50_00, 100_00];

/** The last stake, the usual ones, and the whole balance; none above the balance. */
export function quickStakes(lastStakeCents: number | null, balanceCents: number | null): readonly QuickStake[] {
  const usual = QUICK_STAKES_CENTS.filter((cents) => cents !== lastStakeCents);
  const most = Math.min(balanceCents ?? 0, MAXIMUM_BET_CENTS);
  const within = (cents: number): boolean => balanceCents === null || cents <= balanceCents;
  const fixed = [...(lastStakeCents === null ? [] : [lastStakeCents]), ...usual].filter(within);
  const named = fixed.map((stakeCents) => ({ label: formatRoundMoney(stakeCents), stakeCents }));
  return most > 0 ? [...named, { label: 'Max', stakeCents: most }] : named;
}
