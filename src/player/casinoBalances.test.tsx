import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../platform/data/testing/fakeServer.ts';
import type { Services } from '../platform/services.ts';
import { settle } from '../platform/testing/fakeTime.ts';
import { ServicesContext } from '../platform/usePlatform.ts';
import { balancesOf, casinoBalances, useCasinoBalances, useSetCasinoBalance } from './casinoBalances.ts';
import { playerOf } from './player.ts';
import type { PlayerFacts } from './types.ts';

it('games use first what stands first in the account’s preference, and cash without one', () => {
  const account = (casinoBalanceUsagePreferences: readonly ('CASH' | 'BONUS')[]) => ({
    balances: { playableBalance: { amount: 24_850 }, bonusBalance: { amount: 500 } },
    casinoBonusToWager: { amount: 4_000 },
    userPreferences: { casinoBalanceUsagePreferences },
  });
  expect(balancesOf(account(['BONUS', 'CASH']))).toEqual({
    cashCents: 24_850,
    bonusCents: 500,
    toWagerCents: 4_000,
    first: 'BONUS',
  });
  expect(balancesOf(account(['CASH', 'BONUS']))).toMatchObject({ first: 'CASH' });
  expect(balancesOf(account([]))).toMatchObject({ first: 'CASH' });
});

it('the choice that games use the bonus first is known from its answer, without a refetch', async () => {
  const account = (first: 'CASH' | 'BONUS') => ({
    balances: { playableBalance: { amount: 24_850 }, bonusBalance: { amount: 500 } },
    casinoBonusToWager: { amount: 4_000 },
    userPreferences: { casinoBalanceUsagePreferences: [first] },
  });
  const { data, answer, calls } = fakeServer();
  answer('CasinoBalances', () => ({ account: account('CASH') }));
  answer('SetCasinoBalanceUsage', ({ first }) => ({ setCasinoBalanceUsage: account(first as 'BONUS') }));
  const query = data.query(casinoBalances, {});
  query.subscribe(() => undefined);
  await settle();
  const { result } = renderHook(useSetCasinoBalance, {
    wrapper: ({ children }) => <ServicesContext value={{ data } as Services}>{children}</ServicesContext>,
  });
  expect(await act(() => result.current('BONUS'))).toBe(true);
  expect(query.getSnapshot().data).toMatchObject({ first: 'BONUS' });
  expect(calls).toEqual(['CasinoBalances {}', 'SetCasinoBalanceUsage {"first":"BONUS"}']);
});

it('a changed cash is the header’s beside the choice of cash and bonus, before the balances are read anew', async () => {
  const { data, answer } = fakeServer();
  const account = {
    balances: { playableBalance: { amount: 24_850 }, bonusBalance: { amount: 500 } },
    casinoBonusToWager: { amount: 4_000 },
  };
  answer('CasinoBalances', () => ({ account: { ...account, userPreferences: { casinoBalanceUsagePreferences: [] } } }));
  const services = { data } as Services;
  const { result } = renderHook(useCasinoBalances, {
    wrapper: ({ children }) => <ServicesContext value={services}>{children}</ServicesContext>,
  });
  await act(settle);
  expect(result.current.data).toEqual({ cashCents: 24_850, bonusCents: 500, toWagerCents: 4_000, first: 'CASH' });
  act(() => playerOf(services).update({ balances: { playableCents: 30_000 } as PlayerFacts['balances'] }));
  expect(result.current.data).toMatchObject({ cashCents: 30_000, bonusCents: 500 });
});
