import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PASSWORD_RESETS_PATH } from '../../core/wire/apiPaths.ts';
import { ResetPasswordPage } from '../../src/features/credentials/ui/ResetPasswordPage.tsx';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { button, read, renderInPage } from '../support/page.tsx';

it('a new password that needs a code says where it was sent without a fault, takes it where the focus is, and says that it is wrong', async () => {
  const server = fakeServer();
  const path = `POST ${PASSWORD_RESETS_PATH}`;
  const refuse = (text: string) => server.fail(path, { kind: 'refused', codes: ['HTTP_422'], messages: { code: text } });
  const text = 'We sent a code to (•••) •••-0142. Enter it to go on.';
  const wrong = 'That code didn’t match. 4 tries left.';
  renderInPage(<ResetPasswordPage />, { services: { data: server.data }, address: '/reset-password#token' });
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const submit = async (): Promise<void> => {
    fireEvent.submit(button('Set password').closest('form') as HTMLFormElement);
    await act(() => settle());
  };
  type('New password', 'Tide-Lamp-4242');
  refuse(text);
  await submit();
  expect(read()).toContain(text);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('6-digit code'));
  type('6-digit code', '123456');
  refuse(wrong);
  await submit();
  expect(screen.getByRole('alert').textContent).toBe(wrong);
  refuse(text);
  fireEvent.click(button('Send another code'));
  await act(() => settle());
  expect(read()).toContain(text);
  expect(server.calls.map((call) => /"code":"(\d*)"/.exec(call)?.[1])).toEqual(['', '123456', '']);
});
