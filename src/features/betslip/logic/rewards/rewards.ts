import { formatMoney } from '../../../../../core/money/money.ts';
import { dayText } from '../../../../../core/time/times.ts';
import { MONEY_WORDS } from '../../../../words/glossary.ts';
import type { AmountDraft } from '../amountDrafts.ts';
import { type AmountSummary, amountSummary } from '../amounts.ts';
import type { DraftBet } from '../slip.ts';
import { type BetRewards, NO_REWARDS, type RewardChoice } from './betRewards.ts';

export interface RewardOption {
  readonly choice: RewardChoice;
  readonly title: string;
  readonly detail: string | null;
  readonly expiresAt: number | null;
  readonly isRestricted: boolean;
}

/** Nothing, one switch, a list to choose from, or what has been chosen. */
export type RewardBanner =
  | { readonly kind: 'none' }
  | { readonly kind: 'switch'; readonly option: RewardOption }
  | { readonly kind: 'list'; readonly options: readonly RewardOption[]; readonly usable: number }
  /** `option` is null where the reward has expired or was used elsewhere; it can still be removed. */
  | { readonly kind: 'applied'; readonly option: RewardOption | null };

function optionsOf({ offers, creditCents }: BetRewards): readonly RewardOption[] {
  const own = offers.map(({ kind, id, ...shown }): RewardOption => ({ choice: { kind, id }, ...shown }));
  if (creditCents === null || creditCents === 0) return own;
  const detail = `${formatMoney(creditCents)} available`;
  const credits = {
    choice: { kind: 'PROMOTIONAL_CREDIT' },
    title: MONEY_WORDS.siteCredit,
    detail,
    expiresAt: null,
    isRestricted: false,
  } as const;
  return [...own, credits];
}

export function isSameChoice(one: RewardChoice | null, other: RewardChoice | null): boolean {
  if (one === null || other === null || one.kind === 'PROMOTIONAL_CREDIT') return one?.kind === other?.kind;
  return one.kind === other.kind && one.id === other.id;
}

/** @param chosen as the player has chosen, also before the server has answered. */
export function rewardBanner(rewards: BetRewards, chosen: RewardChoice | null): RewardBanner {
  const options = optionsOf(rewards);
  if (chosen !== null) return { kind: 'applied', option: options.find(({ choice }) => isSameChoice(choice, chosen)) ?? null };
  const usable = options.filter(({ isRestricted }) => !isRestricted);
  const [only] = options;
  if (only === undefined || usable.length === 0 || rewards.isHidden) return { kind: 'none' };
  return options.length === 1 ? { kind: 'switch', option: only } : { kind: 'list', options, usable: usable.length };
}

/** `switch` and `applied` say which reward it is. */
export function appliedTitle(option: RewardOption | null): string {
  return option === null ? 'This reward can’t be used any more' : `${option.title} applied`;
}

const HOUR_MS = 3_600_000;

export interface Countdown {
  /** `0h 42m 18s`. */
  readonly text: string;
  readonly isDanger: boolean;
  readonly isOver: boolean;
}

/** The time left, under the cap; null above it, or where there is no end. Danger below one hour. */
export function countdown(expiresAt: number | null, now: number, capMs: number): Countdown | null {
  if (expiresAt === null || expiresAt - now >= capMs) return null;
  const seconds = Math.max(0, Math.ceil((expiresAt - now) / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return { text: `${hours}h ${minutes}m ${seconds % 60}s`, isDanger: expiresAt - now < HOUR_MS, isOver: seconds === 0 };
}

/** `until Nov 27`: of a reward that does not count down yet; null where it does, or has no end. */
export function endText(expiresAt: number | null, now: number, capMs: number): string | null {
  return expiresAt === null || countdown(expiresAt, now, capMs) !== null ? null : `until ${dayText(new Date(expiresAt), now)}`;
}

/** Which fields are read-only: both with a bonus bet, which is staked as a whole; the win of a boost is the server's. */
export function readOnlyFields({ source, chosen }: BetRewards): { readonly bet: boolean; readonly win: boolean } {
  const isBonusBet = source === 'FREE_BET';
  return { bet: isBonusBet, win: isBonusBet || chosen?.kind === 'PROFIT_BOOST' };
}

/** The amounts of a bet with its reward: a boosted win is known once the server has answered. */
export function rewardedAmounts(bet: DraftBet, draft: AmountDraft | undefined): AmountSummary {
  const { source, boostedWinCents } = bet.rewards ?? NO_REWARDS;
  const isFixed = source === 'FREE_BET';
  const summary = amountSummary(bet, isFixed ? undefined : draft);
  if (boostedWinCents === null || summary.stakeCents === 0) return summary;
  const win = draft === undefined ? boostedWinCents : null;
  return { ...summary, win, winCents: win };
}

/** The stake comes from the player's balance; else it is not returned. */
export function isCash(bet: DraftBet): boolean {
  return (bet.rewards ?? NO_REWARDS).source === 'CASH';
}
