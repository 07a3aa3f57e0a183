import { act, fireEvent, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { fieldMessages } from '../../core/forms/fieldErrors.ts';
import { loadBrand } from '../../src/brand/loader.ts';
import { requestReset } from '../../src/features/credentials/data/passwords.ts';
import { ForgotPasswordPage } from '../../src/features/credentials/ui/ForgotPasswordPage.tsx';
import { ResetPasswordPage } from '../../src/features/credentials/ui/ResetPasswordPage.tsx';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { button, press, read, renderInPage } from '../support/page.tsx';
import { structureFaults } from '../support/structureFaults.ts';

const espnbet = await loadBrand('espnbet');
const REQUEST = 'POST /api/password_reset_requests';
const RESET = 'POST /api/password_resets';
const SENT = `${REQUEST} {"email":"maya@example.test","client_id":"slipstream-web"}`;

function Address() {
  const { pathname, hash } = useLocation();
  return <output>{pathname + hash}</output>;
}

function open(address: string) {
  const server = fakeServer({ status: 'loggedOut', playerAlias: null });
  renderInPage(
    <>
      <Address />
      <Routes>
        <Route path="forgot-password" element={<ForgotPasswordPage />} />
        <Route path="reset-password" element={<ResetPasswordPage />} />
      </Routes>
    </>,
    { services: { data: server.data }, brand: espnbet, address },
  );
  return server;
}

const email = () => screen.getByLabelText('Email');
const send = () => button('Send Reset Email');
const form = () => send().closest('form') as HTMLFormElement;
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const heading = () => screen.getByRole('heading').textContent;
const isDisabled = () => send().hasAttribute('disabled') || send().getAttribute('aria-disabled') === 'true';

async function type(text: string): Promise<void> {
  fireEvent.change(email(), { target: { value: text } });
  await act(settle);
}

async function submit(): Promise<void> {
  fireEvent.submit(form());
  await act(settle);
}

it('the page for a forgotten password has its words, and its button lives once an address stands in the field', async () => {
  const server = open('/forgot-password');
  expect(heading()).toBe('Reset your password');
  expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toMatch(/^mailto:/);
  expect(read()).toContain('Linked a sports-media account? Its own password is reset there.');
  expect(isDisabled()).toBe(true);
  email().focus();
  fireEvent.blur(email());
  await act(settle);
  expect(alerts()).toEqual(['Please enter your email']);
  await type('maya@example');
  expect(alerts()).toEqual(['Please enter a valid email']);
  expect(isDisabled()).toBe(true);
  expect(await structureFaults(document.body)).toEqual([]);
  await submit();
  expect(server.calls).toEqual([]);
  await type('maya@example.test');
  expect(alerts()).toEqual([]);
  expect(isDisabled()).toBe(false);
});

it('a request for a mail shows the server’s own words at the field when it is refused; answered by 201 it says “Email sent”, and is sent again by a press', async () => {
  const server = open('/forgot-password');
  await type('maya@example.test');
  const messages = fieldMessages({ errors: { email: [{ message: 'The server’s own words' }] } });
  server.fail(REQUEST, { kind: 'refused', codes: ['HTTP_422'], messages });
  await submit();
  expect(alerts()).toEqual(['The server’s own words']);
  server.fail(REQUEST, null);
  await submit();
  expect(server.calls).toEqual([SENT, SENT]);
  expect(heading()).toBe('Email sent');
  press('Send email again');
  await act(settle);
  expect(server.calls).toEqual([SENT, SENT, SENT]);
  expect(requestReset.operation).toMatchObject({ statuses: [201] });
});

it('a failed request leaves the focus where it was, at the field as at the button, and is sent once however often it is pressed', async () => {
  const server = open('/forgot-password');
  await type('maya@example.test');
  server.fail(REQUEST, { kind: 'unknown' });
  for (const [index, pressed] of [email(), send()].entries()) {
    const fail = server.hold(REQUEST);
    pressed.focus();
    await submit();
    expect(server.calls).toHaveLength(index + 1);
    // A browser takes the focus away from a disabled button.
    expect([send().hasAttribute('disabled'), send().getAttribute('aria-disabled')]).toEqual([false, 'true']);
    expect(alerts()).toEqual([]);
    // Enter in a field of a form is a click on its button for a browser.
    for (const _again of [1, 2]) fireEvent.click(send());
    await submit();
    expect(document.activeElement).toBe(pressed);
    await act(fail);
    expect(alerts()).toHaveLength(1);
    expect(isDisabled()).toBe(false);
    expect(document.activeElement).toBe(pressed);
    expect(server.calls).toHaveLength(index + 1);
  }
});

it('the page of the mail’s link takes the token out of the address, waits for a password by the rules, and leads to log-in', async () => {
  const server = open('/reset-password#token-of-the-mail');
  const type = async (password: string): Promise<void> => {
    fireEvent.change(screen.getByLabelText('New password'), { target: { value: password } });
    await act(settle);
  };
  await type('short');
  expect(button('Set password').hasAttribute('disabled')).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('/reset-password');
  await type('Tide-Lamp-4242');
  press('Set password');
  await act(settle);
  expect(server.calls).toEqual([
    `${RESET} {"token":"token-of-the-mail","password":"Tide-Lamp-4242","code":"","client_id":"slipstream-web"}`,
  ]);
  expect(heading()).toBe('Password changed');
  expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/login');
});

it('a link that was used before says so, and leads to a new one', async () => {
  const server = open('/reset-password#token-of-the-mail');
  server.fail(RESET, { kind: 'refused', codes: ['HTTP_422'], messages: { token: 'It is used' } });
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'Tide-Lamp-4242' } });
  press('Set password');
  await act(settle);
  expect(heading()).toBe('This link does not work any more');
  expect(screen.getByRole('link', { name: 'Get a new link' }).getAttribute('href')).toBe('/forgot-password');
});
