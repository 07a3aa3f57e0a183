import { useEffect } from 'react';
import { useStore } from '../../../platform/externalStore.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import type { Bet } from '../logic/bet.ts';
import { type CashOut, cashOutNow, NOTHING_OFFERED } from '../logic/cashOut.ts';
import { type CashOuts, createCashOuts, PERSISTED_CASH_OUTS } from './cashOuts.ts';

/** The cash outs of this page. */
export const cashOutsOf = onePerPage(
  ({ data, clock, timers, owner, persist }: Pick<PlatformServices, 'data' | 'clock' | 'timers' | 'owner' | 'persist'>) =>
    createCashOuts({ data, clock, timers, owner, stored: persist(PERSISTED_CASH_OUTS), newId: () => crypto.randomUUID() }),
);

/** The cash out of one bet, and whether its offer follows the prices. */
export function useCashOut(betId: string): { readonly cashOuts: CashOuts; readonly view: CashOut; readonly isLive: boolean } {
  const services = useServices();
  const cashOuts = cashOutsOf(services);
  const view = useStore(cashOuts.views).get(betId) ?? NOTHING_OFFERED;
  return { cashOuts, view, isLive: useStore(services.connection).live };
}

/** What all of these bets pay now; null where none can be cashed out. */
export function useCashOutNow(bets: readonly Bet[]): number | null {
  const views = useStore(cashOutsOf(useServices()).views);
  return cashOutNow(bets, (betId) => views.get(betId)?.offer ?? null);
}

/** Follows the offers for the open bets while they are on screen. */
export function useFollowOffers(bets: readonly Bet[], onTaken: (amountCents: number) => void): void {
  const cashOuts = cashOutsOf(useServices());
  const ids = bets
    .filter(({ status }) => status === 'OPEN')
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => (ids === '' ? undefined : cashOuts.follow(ids.split(' '))), [cashOuts, ids]);
  useEffect(() => cashOuts.forget, [cashOuts]);
  useEffect(() => cashOuts.onTaken(onTaken), [cashOuts, onTaken]);
}
