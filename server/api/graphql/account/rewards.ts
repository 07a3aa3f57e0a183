import {
  awardStatus,
  awardTerms,
  awardUse,
  boostMaximumLabel,
  usageRestrictions,
  usageTitle,
} from '../../../domain/rewards/award.ts';
import { type BonusBetReward, type BoostReward, eventLabel, legsLabel } from '../../../domain/rewards/reward.ts';
import type { Config } from '../../../platform/config.ts';
import type { AwardRow } from '../../../store/rewards/index.ts';
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
    maximumAmountLabel: boostMaximumLabel(maximumAmountCents, boostCap),
    expiresTime: expiresAt.toISOString(),
    numberOfLegsRestrictionLabel: legsLabel(reward),
    eventRestrictionLabel: eventLabel(reward),
    isRestricted,
  };
}

function restrictionLabel(reward: BonusBetReward): string | null {
  return [legsLabel(reward), eventLabel(reward)].filter((label) => label !== null).join(' · ') || null;
}

/** An award with what has become of it. */
export function awardOf(
  row: AwardRow,
  {
    now,
    config,
    paths,
  }: {
    readonly now: Date;
    readonly config: Pick<Config, 'currency' | 'boostCap'>;
    readonly paths: Parameters<typeof awardUse>[1];
  },
): Award {
  const status = awardStatus(row, now);
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    status,
    spins: row.spins,
    pausedReason: row.pausedReason,
    amount: row.amountCents === null ? null : moneyOf(row.amountCents, config.currency),
    effectiveTime: row.startsAt.toISOString(),
    expiresTime: row.expiresAt.toISOString(),
    redeemTime: row.redeemedAt?.toISOString() ?? null,
    usageTitle: usageTitle(row),
    usageRestrictions: [...usageRestrictions(row, config.boostCap)],
    terms: [...awardTerms(row, config.boostCap)],
    use: status === 'AVAILABLE' ? awardUse(row, paths) : null,
  };
}
