import { formatMoney } from '../../../core/money/money.ts';
import { eventLabel, legsLabel, type RewardRestrictions } from './reward.ts';

export type AwardStatus = 'AVAILABLE' | 'EXPIRED' | 'PAUSED' | 'PENDING' | 'REDEEMED';

export interface AwardTimes {
  readonly startsAt: Date;
  readonly expiresAt: Date;
  readonly redeemedAt: Date | null;
  readonly pausedReason: string | null;
}

/** A used award stays used; one that has ended has ended, however it waited. */
export function awardStatus({ startsAt, expiresAt, redeemedAt, pausedReason }: AwardTimes, now: Date): AwardStatus {
  if (redeemedAt !== null) return 'REDEEMED';
  if (expiresAt <= now) return 'EXPIRED';
  if (pausedReason !== null) return 'PAUSED';
  return startsAt > now ? 'PENDING' : 'AVAILABLE';
}

export interface AwardGame {
  readonly id: string;
  readonly title: string;
  /** Its slug. */
  readonly category: string;
}

export interface AwardFacts {
  readonly kind: 'PROFIT_BOOST' | 'BONUS_BET' | 'CASHBACK' | 'BONUS_SPINS';
  readonly maximumAmountCents: number | null;
  readonly minimumLegs: number | null;
  readonly restrictions: RewardRestrictions | null;
  readonly spins: number | null;
  readonly games: readonly AwardGame[];
}

/** What it can be used for, in a few words. */
export function usageTitle({ kind, games }: AwardFacts): string {
  if (kind === 'CASHBACK') return 'Claim it, and it is cash';
  if (kind === 'BONUS_SPINS') return games.length === 0 ? 'Slots' : games.map(({ title }) => title).join(', ');
  return kind === 'BONUS_BET' ? 'One sports bet' : 'One sports bet with your own money';
}

/** `Max bet $50.00`, or `Adds up to $50.00`. */
export function boostMaximumLabel(maximumAmountCents: number, boostCap: 'STAKE' | 'EXTRA_WIN'): string {
  return `${boostCap === 'STAKE' ? 'Max bet' : 'Adds up to'} ${formatMoney(maximumAmountCents)}`;
}

/** Each in a few words; none: it is for any. */
export function usageRestrictions(award: AwardFacts, boostCap: 'STAKE' | 'EXTRA_WIN'): readonly string[] {
  if (award.kind === 'CASHBACK') return [];
  if (award.kind === 'BONUS_SPINS') return ['Cannot be used yet'];
  const most = award.kind === 'PROFIT_BOOST' ? boostMaximumLabel(award.maximumAmountCents ?? 0, boostCap) : null;
  return [most, legsLabel(award), eventLabel(award) ?? 'Any sport'].filter((label) => label !== null);
}

/** What it costs and what becomes of it, each in a sentence. */
export function awardTerms({ kind, maximumAmountCents }: AwardFacts, boostCap: 'STAKE' | 'EXTRA_WIN'): readonly string[] {
  switch (kind) {
    case 'BONUS_BET':
      return [
        'It is bet as a whole.',
        'Only the winnings are paid, not its stake.',
        'If the bet is returned, it can be used again.',
      ];
    case 'PROFIT_BOOST': {
      const most = formatMoney(maximumAmountCents ?? 0);
      return [
        boostCap === 'STAKE'
          ? `The winnings of a stake of at most ${most} are boosted.`
          : `It adds at most ${most} to the winnings.`,
        'The stake is your own money.',
      ];
    }
    case 'CASHBACK':
      return ['Nothing has to be bet with it.', 'Once claimed it is cash, which can be withdrawn.'];
    case 'BONUS_SPINS':
      return [
        'Games do not take bonus spins yet: they cannot be used at the moment.',
        'Each spin is of one size. What it wins is cash.',
      ];
  }
}

/**
 * The page that shows what qualifies; null: it is no matter of a page. No game takes spins yet, so nothing says that one can be played with them.
 * @param paths of a sport and of a game; null: it has no page.
 */
export function awardUse(
  { kind, restrictions, games: [game] }: AwardFacts,
  paths: { readonly ofSport: (slug: string) => string | null; readonly ofGame: (game: AwardGame) => string },
): { readonly label: string; readonly path: string } | null {
  if (kind === 'CASHBACK') return null;
  if (kind === 'BONUS_SPINS') return game === undefined ? null : { label: `See ${game.title}`, path: paths.ofGame(game) };
  if (restrictions?.inPlayOnly) return { label: 'Show live lines', path: '/live' };
  const [path = '/'] = (restrictions?.sports ?? []).flatMap((sport) => paths.ofSport(sport) ?? []);
  return { label: 'Show the lines', path };
}
