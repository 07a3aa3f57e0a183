import { formatMoney } from '../../../../core/money/money.ts';

/** A player's place in the loyalty programme. */
export interface Loyalty {
  /** As players read it: `Owners Club`. */
  readonly tier: string;
  readonly points: number;
  /** The player's promotional credits as the loyalty service writes them. */
  readonly creditsText: string;
  /** Null: the player has the highest tier. */
  readonly next: { readonly tier: string; readonly atPoints: number; readonly missingPoints: number } | null;
}

/** How much of the points for the next tier there is, in whole percent. */
export function progressPercent({ points, next }: Loyalty): number {
  return next === null ? 100 : Math.min(100, Math.floor((points * 100) / next.atPoints));
}

/** Whether the loyalty data is to be asked for again: its formatted credits are not those of the account menu. Null: not known yet. */
export function isLoyaltyBehind(loyalty: Pick<Loyalty, 'creditsText'> | null, menuCreditsCents: number | null): boolean {
  return loyalty !== null && menuCreditsCents !== null && loyalty.creditsText !== formatMoney(menuCreditsCents);
}
