import { useMemo } from 'react';
import { useLocation } from 'react-router';
import type { ProviderCode } from '../../../../core/wallet/providerCodes.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { type Draft, type DraftStore, useDraftStore } from '../data/draft.ts';
import { useDepositPage, useWithdrawalPage } from '../data/wallet.ts';
import { boundsOf, type DepositRule, depositProblem, withdrawalProblem } from '../logic/amount.ts';
import { type PaymentType, type Provider, providersOf } from '../logic/provider.ts';

export interface Screen {
  readonly type: PaymentType;
  /** Null: not known yet, or there is none for this player. */
  readonly provider: Provider | null;
  readonly isLoading: boolean;
  readonly draft: Draft;
  readonly draftStore: DraftStore;
  readonly rule: DepositRule | null;
  /** Why this amount cannot be paid; null: nothing is known against it. */
  readonly problemOf: (cents: number | null) => string | null;
  readonly source: Pick<ReturnType<typeof useDepositPage>, 'state' | 'refetch'>;
}

export const typeOfPath = (pathname: string): PaymentType => (/\/deposit(\/|$)/.test(pathname) ? 'DEPOSIT' : 'WITHDRAWAL');

/** What a page of one provider knows: its direction by the address, its provider by the landing page, and the amount that was entered there. */
export function useScreen(code: ProviderCode, withdrawableCents: number | null, of?: PaymentType): Screen {
  const { pathname } = useLocation();
  const type = of ?? typeOfPath(pathname);
  const deposits = useDepositPage({ skip: type !== 'DEPOSIT' });
  const withdrawals = useWithdrawalPage({ skip: type !== 'WITHDRAWAL' });
  const draftStore = useDraftStore(type);
  const draft = useStore(draftStore);
  const source = type === 'DEPOSIT' ? deposits : withdrawals;
  const landing = source.data?.landing ?? null;
  const rule = type === 'DEPOSIT' ? (deposits.data?.rule ?? null) : null;
  const provider = useMemo(
    () =>
      landing === null
        ? null
        : (providersOf(landing).find((one) => one.code === code && !one.isExcluded && one.isAvailable) ?? null),
    [landing, code],
  );
  return {
    type,
    provider,
    draft,
    draftStore,
    rule,
    source,
    isLoading: landing === null && source.state !== 'failed',
    problemOf: (cents) => {
      if (provider === null) return null;
      const bounds = boundsOf(provider, rule);
      if (type === 'DEPOSIT') return depositProblem(cents, bounds, landing?.limits ?? []);
      return withdrawalProblem(cents, bounds, provider.balance?.cents ?? withdrawableCents);
    },
  };
}
