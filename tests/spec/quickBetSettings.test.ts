import { act, createElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { QuickBetSettings } from '../../src/features/betslip/ui/QuickBetSettings.tsx';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { settle } from '../../src/platform/fakeTime.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { MoneyField } from '../../src/ui/MoneyField.tsx';
import { Switch } from '../../src/ui/Switch.tsx';
import { toasts } from '../../src/ui/toast/toastStore.ts';
import { elementsOf } from '../support/drawn.ts';
import { fakeServices } from '../support/fakeServices.ts';
import { mountHook } from '../support/mountHook.ts';

it.each([
  ['is saved when it is valid', 1_250, ['SetQuickBets {"enabled":true,"betAmount":1250}']],
  ['is not saved when the field is empty', null, []],
  ['is not saved when it is nothing', 0, []],
  ['is not saved above the largest stake', 1_000_000_000_000, []],
] as const)('a custom stake of a quick bet %s [S1.24]', async (_, cents, calls) => {
  const server = fakeServer();
  const account = { id: 'a1', userPreferences: { quickBets: { enabled: true, betAmount: { amount: cents } } } };
  server.answer('SetQuickBets', () => ({ setQuickBets: account }));
  let drawn: ReactNode = null;
  mountHook(
    () => {
      drawn = QuickBetSettings({ preference: { isOn: true, stakeCents: 700 } });
    },
    {
      initial: {},
      wrap: (hook) => createElement(ServicesContext, { value: fakeServices({ data: server.data }) }, hook),
    },
  );
  const [field] = elementsOf(drawn, MoneyField);
  expect(field?.props).toMatchObject({ label: 'Stake per tap', valueCents: 700 });
  await act(async () => {
    field?.props.onCommit?.(cents);
    await settle();
  });
  expect(server.calls).toEqual(calls);
});

it.each([
  ['says so where it could not be saved', { kind: 'unreachable' }, ['Your choice could not be saved. Please try again.']],
  ['says nothing once it is saved', null, []],
] as const)('a choice of quick bets %s', async (_, failure, said) => {
  const server = fakeServer();
  const account = { id: 'a1', userPreferences: { quickBets: { enabled: false, betAmount: { amount: 700 } } } };
  server.answer('SetQuickBets', () => ({ setQuickBets: account }));
  server.fail('SetQuickBets', failure);
  let drawn: ReactNode = null;
  mountHook(
    () => {
      drawn = QuickBetSettings({ preference: { isOn: true, stakeCents: 700 } });
    },
    { initial: {}, wrap: (hook) => createElement(ServicesContext, { value: fakeServices({ data: server.data }) }, hook) },
  );
  // Those of tests before.
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  await act(async () => {
    elementsOf(drawn, Switch)[0]?.props.onChange(false);
    await settle();
  });
  expect(toasts.getSnapshot().map(({ body }) => body)).toEqual(said);
});
