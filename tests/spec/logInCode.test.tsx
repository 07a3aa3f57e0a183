import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadBrand } from '../../src/brand/loader.ts';
import { LogInPage } from '../../src/features/session/ui/LogInPage.tsx';
import { createStore } from '../../src/platform/externalStore.ts';
import type { Credentials } from '../../src/platform/session/types.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { button, read, renderInPage } from '../support/page.tsx';

it('a log-in that needs a code says where it was sent, takes it where the focus is, and says at the field that it is wrong', async () => {
  const sent: Credentials[] = [];
  const store = createStore({ status: 'loggedOut', playerAlias: null, logoutReason: null });
  const text = 'We sent a code to (•••) •••-0142. Enter it to go on.';
  const wrong = 'That code didn’t match. 4 tries left.';
  const session = {
    ...store,
    logIn: async (credentials: Credentials) => {
      sent.push(credentials);
      return { ok: false, error: { kind: 'codeRequired', text: credentials.oneTimeCode === undefined ? text : wrong } };
    },
  };
  const startup = createStore({ state: 'loaded', data: { serviceAttributes: { identity: { logInBy: 'PASSWORD' } } } });
  const picks = { subscribe: () => () => undefined, count: () => 0 };
  renderInPage(<LogInPage />, { services: { session, startup, picks }, brand: await loadBrand('tsb') });
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const submit = async (): Promise<void> => {
    fireEvent.submit(button('Log In').closest('form') as HTMLFormElement);
    await act(() => settle());
  };
  type('Email or username', 'maya');
  type('Password', 'secret');
  expect(screen.queryByLabelText('6-digit code')).toBeNull();
  await submit();
  expect(read()).toContain(text);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('6-digit code'));
  type('6-digit code', ' 123456 ');
  await submit();
  expect(screen.getByRole('alert').textContent).toBe(wrong);
  fireEvent.click(button('Send another code'));
  await act(() => settle());
  expect(read()).toContain(text);
  expect(sent.map(({ oneTimeCode }) => oneTimeCode)).toEqual([undefined, '123456', undefined]);
  expect(sent.every(({ username, password }) => username === 'maya' && password === 'secret')).toBe(true);
});
