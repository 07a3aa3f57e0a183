import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadBrand } from '../../src/brand/loader.ts';
import { LogInPage } from '../../src/features/session/ui/LogInPage.tsx';
import { createStore } from '../../src/platform/externalStore.ts';
import type { Credentials } from '../../src/platform/session/types.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { button, read, renderInPage } from '../support/page.tsx';

it('a log-in that needs a code says where it was sent, and sends it with the password', async () => {
  const sent: Credentials[] = [];
  const store = createStore({ status: 'loggedOut', playerId: null, logoutReason: null });
  const text = 'We sent a code to (•••) •••-0142. Enter it to go on.';
  const session = {
    ...store,
    logIn: async (credentials: Credentials) => {
      sent.push(credentials);
      return { ok: false, error: { kind: 'codeRequired', text } };
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
  expect(screen.queryByLabelText('Code')).toBeNull();
  await submit();
  expect(read()).toContain(text);
  type('Code', ' 123456 ');
  await submit();
  expect(sent).toEqual([
    { username: 'maya', password: 'secret', oneTimeCode: undefined },
    { username: 'maya', password: 'secret', oneTimeCode: '123456' },
  ]);
});
