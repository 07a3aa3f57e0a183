import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ContentSettingsPage } from '../../src/features/account/ui/ContentSettingsPage.tsx';
import { SettingsPage } from '../../src/features/account/ui/SettingsPage.tsx';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { oddsFormatOf } from '../../src/player/index.ts';
import { toasts } from '../../src/ui/toast/toastStore.ts';
import { freshDevice } from '../support/fakeServices.ts';
import { press, read, renderInPage } from '../support/page.tsx';

async function open(kind: 'sportsbook' | 'casino' = 'sportsbook', amount: number | null = null) {
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  const server = fakeServer();
  const preference = (value: number | null) => ({
    id: 'a1',
    userPreferences: { defaultBetAmount: value === null ? null : { amount: value } },
  });
  server.answer('DefaultBetAmount', () => ({ account: preference(amount) }));
  server.answer('SetDefaultBetAmount', ({ betAmount }) => ({ setDefaultBetAmount: preference(betAmount as number | null) }));
  const device = freshDevice();
  // One value by its name, as in a page, whose services are one object.
  const values = new Map<string, unknown>();
  const persist: typeof device.persist = (definition) => {
    const existing = values.get(definition.name) ?? device.persist(definition);
    values.set(definition.name, existing);
    return existing as ReturnType<typeof device.persist<never>>;
  };
  const oddsFormat = oddsFormatOf({ persist });
  const chosen: string[] = [];
  const theme = {
    choices: ['system', 'dark', 'light'],
    choice: createStore('system'),
    choose: (choice: string) => void chosen.push(choice),
  };
  const services = { persist, data: server.data, connection: server.connection, oddsFormat, theme, brandKind: kind };
  renderInPage(<ContentSettingsPage />, { services });
  await act(() => settle());
  return { ...server, oddsFormat, chosen };
}

const odds = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Odds:' });
const stake = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Stake' });

it('content settings: each odds format writes the sample anew, and only what the contract has goes to the account', async () => {
  const { oddsFormat } = await open();
  expect(read()).toContain('A bet at −110 shows as −110.');
  for (const [format, text] of [
    ['EURO', '1.91'],
    ['FRACTIONAL', '10/11'],
    ['PROBABILITY', '52.4%'],
  ] as const) {
    await act(async () => void fireEvent.change(odds(), { target: { value: format } }));
    expect(read()).toContain(`A bet at −110 shows as ${text}.`);
    expect(oddsFormat.getSnapshot()).toBe(format);
  }
  expect(read()).toContain('your account and your files say American');
});

it('content settings: a default stake is saved as typed, and removed by its button', async () => {
  const { calls } = await open('sportsbook', 2_500);
  expect(stake().value).toBe('$25.00');
  fireEvent.change(stake(), { target: { value: '$10' } });
  fireEvent.blur(stake());
  await act(() => settle());
  press('None');
  await act(() => settle());
  expect(calls.filter((call) => call.startsWith('Set'))).toEqual([
    'SetDefaultBetAmount {"betAmount":1000}',
    'SetDefaultBetAmount {"betAmount":null}',
  ]);
  expect(toasts.getSnapshot().map(({ body }) => body)).toEqual(['No default stake']);
  expect(stake().value).toBe('');
});

it('content settings: a default stake that was not saved says so, and the old one is shown', async () => {
  const { fail } = await open('sportsbook', 2_500);
  fail('SetDefaultBetAmount', { kind: 'unreachable' });
  fireEvent.change(stake(), { target: { value: '$10' } });
  fireEvent.blur(stake());
  await act(() => settle());
  expect(toasts.getSnapshot().map(({ body }) => body)).toEqual(['Your default stake was not saved. Try again.']);
  expect(stake().value).toBe('$25.00');
});

it('content settings: theme, motion and sounds are of this device', async () => {
  const { chosen, calls } = await open();
  fireEvent.change(screen.getByRole('combobox', { name: 'Theme:' }), { target: { value: 'light' } });
  expect(chosen).toEqual(['light']);
  for (const name of ['Less motion', 'Sounds']) {
    const control = () => screen.getByRole('switch', { name });
    expect(control().getAttribute('aria-checked')).toBe('false');
    await act(async () => void fireEvent.click(control()));
    expect(control().getAttribute('aria-checked')).toBe('true');
  }
  expect(calls.filter((call) => call.startsWith('Set'))).toEqual([]);
});

it('content settings: a standalone casino has no settings of bets', async () => {
  await open('casino');
  expect(screen.queryByRole('combobox', { name: 'Odds:' })).toBeNull();
  expect(screen.queryByRole('switch', { name: 'Sounds' })).toBeNull();
  expect(screen.getByRole('switch', { name: 'Less motion' })).toBeTruthy();
});

it('settings lead to every page of them that the brand has', () => {
  const missing = ['/account/update-address', '/casino'];
  const server = fakeServer();
  const session = createStore({ status: 'unknown', playerAlias: null });
  renderInPage(<SettingsPage />, {
    services: { data: server.data, session, persistOnDevice: () => undefined, hasPage: (path: string) => !missing.includes(path) },
  });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/account/settings/content',
    '/account/settings/notifications',
    '/account/settings/email',
    '/account/login-preferences',
    '/account/update-password',
    '/account/settings/close',
    '/licenses.txt',
  ]);
});
