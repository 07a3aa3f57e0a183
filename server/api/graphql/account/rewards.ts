import { type Currency, formatMoney } from '../../../../core/money.ts';
import { type BonusBetReward, type BoostReward, eventLabel, legsLabel } from '../../../domain/rewards/reward.ts';
import type { Config } from '../../../platform/config.ts';
import type { Cashback } from '../../../store/rewards/index.ts';
import type { Award, BonusBet, ProfitBoost } from '../generated/resolvers.ts';
import { moneyOf } from '../money.ts';

/** A reward in the contract's shape. Nothing is restricted where no bet is asked about. */
export function bonusBetOf(reward: BonusBetReward, isRestricted = false): BonusBet {
  const { id, title, expiresAt } = reward;
  return { rawId: id, title, expiresTime: expiresAt.toISOString(), restrictionLabel: restrictionLabel(reward), isRestricted };
}

export function profitBoostOf(
  reward: BoostReward,
  { currency, boostCap }: Pick<Config, 'currency' | 'boostCap'>,
  isRestricted = false,
): ProfitBoost {
  const { id, title, percent, maximumAmountCents, expiresAt } = reward;
  return {
    rawId: id,
    title,
    percent,
    maximumAmount: moneyOf(maximumAmountCents, currency),
    maximumAmountLabel: `${boostCap === 'STAKE' ? 'Max bet' : 'Adds up to'} ${formatMoney(maximumAmountCents)}`,
    expiresTime: expiresAt.toISOString(),
    numberOfLegsRestrictionLabel: legsLabel(reward),
    eventRestrictionLabel: eventLabel(reward),
    isRestricted,
  };
}

function restrictionLabel(reward: BonusBetReward): string | null {
  return [legsLabel(reward), eventLabel(reward)].filter((label) => label !== null).join(' · ') || null;
}

export function cashbackOf({ id, title, amountCents, expiresAt }: Cashback, currency: Currency): Award {
  return { id, kind: 'CASHBACK', title, amount: moneyOf(amountCents, currency), expiresTime: expiresAt.toISOString() };
}
