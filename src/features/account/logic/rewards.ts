import { formatMoney } from '../../../../core/money/money.ts';
import { appPath } from '../../../../core/wire/appPath.ts';
import type { Referral } from '../../../player/index.ts';

/** An award that can be used now. */
export interface Reward {
  readonly id: string;
  readonly kind: 'PROFIT_BOOST' | 'BONUS_BET' | 'CASHBACK' | 'BONUS_SPINS';
  readonly title: string;
  /** What it is worth; null: a boost. */
  readonly cents: number | null;
  /** What it is for, and its conditions. */
  readonly detail: string;
  /** Epoch milliseconds; null: it does not expire. */
  readonly expiresAt: number | null;
  /** Where it is used; null: nowhere. */
  readonly use: { readonly label: string; readonly path: string } | null;
}

export const CASHBACK_PATH = '/account/award-details/cashback';

/** Cashback is claimed on its own page. A link that is no path of the app is not opened. */
export function useOf(kind: Reward['kind'], sent: Reward['use']): Reward['use'] {
  if (kind === 'CASHBACK') return { label: 'Claim', path: CASHBACK_PATH };
  const path = sent === null ? null : appPath(sent.path);
  return sent !== null && path !== null ? { label: sent.label, path } : null;
}

/** What can be claimed in all; null: nothing. */
export function cashbackText(rewards: readonly Pick<Reward, 'kind' | 'cents'>[]): string | null {
  const cents = rewards.reduce((sum, reward) => sum + (reward.kind === 'CASHBACK' ? (reward.cents ?? 0) : 0), 0);
  return cents === 0 ? null : formatMoney(cents);
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
