import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QuickBetSettings } from '../../src/features/betslip/ui/QuickBetSettings.tsx';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { toasts } from '../../src/ui/toast/toastStore.ts';
import { renderInPage } from '../support/page.tsx';

function renderSettings() {
  const server = fakeServer();
  server.answer('SetQuickBets', ({ enabled, betAmount }) => ({
    setQuickBets: { id: 'a1', userPreferences: { quickBets: { enabled, betAmount: { amount: betAmount } } } },
  }));
  renderInPage(<QuickBetSettings preference={{ isOn: true, stakeCents: 700 }} />, { services: { data: server.data } });
  return server;
}

it.each([
  ['$12.50', 'is saved', ['SetQuickBets {"enabled":true,"betAmount":1250}']],
  ['', 'is not saved', []],
  ['$0', 'is not saved', []],
])('a custom stake of “%s” for a quick bet %s', async (text, _, calls) => {
  const server = renderSettings();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Stake per tap' });
  expect(field.value).toBe('$7.00');
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
  await act(() => settle());
  expect(server.calls).toEqual(calls);
});

it.each([
  ['that could not be saved says so', { kind: 'unreachable' }, ['Your choice could not be saved. Please try again.']],
  ['that is saved says nothing', null, []],
] as const)('a choice of quick bets %s', async (_, failure, toastTexts) => {
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  const server = renderSettings();
  server.fail('SetQuickBets', failure);
  fireEvent.click(screen.getByRole('switch', { checked: true }));
  await act(() => settle());
  expect(server.calls).toEqual(['SetQuickBets {"enabled":false,"betAmount":700}']);
  expect(toasts.getSnapshot().map(({ body }) => body)).toEqual(toastTexts);
});
