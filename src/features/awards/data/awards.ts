import { mutation, playerQuery } from '../../../platform/data/declare.ts';
import { type Queried, useQuery } from '../../../platform/data/useQuery.ts';
import type { AwardList } from '../logic/awardPages.ts';
import { type Award, CLAIM_PROBLEMS, checkedUse, sectionId } from '../logic/awards.ts';
import {
  type AwardCardFieldsFragment,
  AwardCreditsDocument,
  AwardSectionDocument,
  ClaimCashbackDocument,
} from './awards.generated.ts';

export const section = playerQuery({
  document: AwardSectionDocument,
  map: ({ awardDetailsSection }): readonly Award[] | null => awardDetailsSection?.awards.map(awardOf) ?? null,
  freshMs: 5_000,
});

const credits = playerQuery({
  document: AwardCreditsDocument,
  map: ({ accountMenu }) => ({ cents: accountMenu.promotionalCreditBalance?.amount ?? 0 }),
});

export const useAwards = (list: AwardList): Queried<readonly Award[]> => useQuery(section, { id: sectionId(list) });

export const useCredits = (): Queried<{ readonly cents: number }> => useQuery(credits, {});

/** Null: it is claimed. */
export const claimCashback = mutation({
  document: ClaimCashbackDocument,
  map: ({ claimCashback: { success, error, section: left } }) => ({
    // Another tab, or a press whose answer was lost, has claimed it.
    problem: success || error === 'ALREADY_CLAIMED' ? null : (CLAIM_PROBLEMS[error ?? ''] ?? ''),
    id: left.id,
    awards: left.awards.map(awardOf),
  }),
  writes: ({ id, awards }, write) => write(section, { id }, () => awards),
});

function awardOf({ amount, effectiveTime, expiresTime, redeemTime, use, ...same }: AwardCardFieldsFragment): Award {
  const { id, kind, title, status, pausedReason, usageTitle, usageRestrictions, terms, spins } = same;
  return {
    id,
    kind,
    title,
    status,
    pausedReason,
    usageTitle,
    usageRestrictions,
    terms,
    spins,
    cents: amount?.amount ?? null,
    effectiveAt: Date.parse(effectiveTime),
    expiresAt: Date.parse(expiresTime),
    redeemedAt: redeemTime === null ? null : Date.parse(redeemTime),
    use: checkedUse(use),
  };
}
