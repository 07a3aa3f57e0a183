import type { Referral } from '../../../player/index.ts';

/** An award that can be used now. */
export interface Reward {
  readonly id: string;
  readonly kind: 'PROFIT_BOOST' | 'BONUS_BET' | 'CASHBACK' | 'BONUS_SPINS';
  readonly title: string;
  /** Its conditions; null: none. */
  readonly detail: string | null;
  /** Epoch milliseconds; null: it does not expire. */
  readonly expiresAt: number | null;
}

export interface NotificationFacts {
  readonly referralFlag: boolean;
  /** Null: not known, or not offered. */
  readonly referral: Pick<Referral, 'isFirstTimeViewer'> | null;
  readonly cashbackFlag: boolean;
  /** Ids of the first awards of cashback. */
  readonly cashback: readonly string[];
  /** The ids that the player has seen: their notification is not visible. */
  readonly seenCashback: readonly string[];
}

const CASHBACK_AWARDS = 2;

/** The texts behind the avatar's dot; without texts there is no dot. */
export function notifications(facts: NotificationFacts): readonly string[] {
  const { referralFlag, referral, cashbackFlag, cashback, seenCashback } = facts;
  const isVisible = cashback.some((id) => !seenCashback.includes(id));
  return [
    ...(referralFlag && referral?.isFirstTimeViewer ? ['New: refer a friend'] : []),
    ...(cashbackFlag && cashback.length >= CASHBACK_AWARDS && isVisible ? ['New: cashback'] : []),
  ];
}
