import { playerQuery } from '../../../platform/data/declare.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import type { Summary } from '../logic/summary.ts';
import type { TaxYear } from '../logic/taxes.ts';
import { AccountSummaryDocument, TaxFormsDocument } from './history.generated.ts';

const summary = playerQuery({
  document: AccountSummaryDocument,
  map: ({ accountSummary: { periods, ...facts } }): Summary => ({
    ...facts,
    periods: periods.map(({ sportsNet, casinoNet, deposited, withdrawn, ...period }) => ({
      ...period,
      sportsNetCents: sportsNet.amount,
      casinoNetCents: casinoNet.amount,
      depositedCents: deposited.amount,
      withdrawnCents: withdrawn.amount,
    })),
  }),
});

export const useSummary = () => useQuery(summary, {});

const taxYears = playerQuery({
  document: TaxFormsDocument,
  map: ({ taxForms }): readonly TaxYear[] =>
    taxForms.map(({ winnings, forms, sportsNet, casinoNet, ...year }) => ({
      ...year,
      sportsNetCents: sportsNet.amount,
      casinoNetCents: casinoNet.amount,
      winningsCents: winnings.amount,
      forms: forms.map((form) => ({ ...form, winningsCents: form.winnings.amount, wagerCents: form.wager.amount })),
    })),
});

export const useTaxYears = () => useQuery(taxYears, {});
