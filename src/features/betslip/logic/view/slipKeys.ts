import { formatMoney } from '../../../../../core/money/money.ts';
import type { BetButton } from '../placement/betButton.ts';
import type { QuickStake } from '../placement/quickStakes.ts';

/** The stake of a number key: 1 is the first quick stake. Null for every other key. */
export function stakeOfKey(key: string, stakes: readonly QuickStake[]): number | null {
  return /^[1-9]$/.test(key) ? (stakes[Number(key) - 1]?.stakeCents ?? null) : null;
}

/** The question that Enter on the bet button asks before it places; null where the button places nothing. */
export function questionOfEnter(button: BetButton, totalStakeCents: number, payoutCents: number | null): string | null {
  if (!button.enabled || (button.kind !== 'place' && button.kind !== 'acceptAndPlace')) return null;
  const payout = payoutCents === null ? '' : ` to get ${formatMoney(payoutCents)}`;
  return `Press Enter again to bet ${formatMoney(totalStakeCents)}${payout}. Escape to stop.`;
}
