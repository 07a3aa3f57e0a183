import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AddressPage } from '../../src/features/credentials/ui/AddressPage.tsx';
import { CloseAccountPage } from '../../src/features/credentials/ui/CloseAccountPage.tsx';
import { EmailPreferencesPage } from '../../src/features/credentials/ui/EmailPreferencesPage.tsx';
import { UpdatePasswordPage } from '../../src/features/credentials/ui/UpdatePasswordPage.tsx';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { toasts } from '../../src/ui/toast/toastStore.ts';
import { makeUnfinished } from '../support/fakeServices.ts';
import { button, press, read, renderInPage } from '../support/page.tsx';

const HOME = { street: '1 Main Street', city: 'Trenton', region_code: 'US-NJ', postal_code: '08608', changed_at: null };
const NONE = {
  state: 'NOT_STARTED',
  document_type: null,
  reason: null,
  started_at: null,
  decided_at: null,
  url: null,
  proved: null,
};
const REGIONS = {
  regions: [
    { iso_3166_2_code: 'US-NJ', name: 'New Jersey', redirect_url: null },
    { iso_3166_2_code: 'CA-ON', name: 'Ontario', redirect_url: null },
  ],
};

function newServer() {
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  const server = fakeServer();
  server.answer('GET /i/address', () => HOME);
  server.answer('GET /i/regions', () => REGIONS);
  server.answer('GET /i/jumio/verification', () => NONE);
  server.answer('GET /i/account_closure', () => ({ obstacles: [] }));
  server.answer('GET /i/email_preferences', () => ({ offers: false }));
  const loggedOut: string[] = [];
  const session = { ...server.session, logOut: async (reason: string) => loggedOut.push(reason) };
  const unfinished = makeUnfinished();
  const services = { data: server.data, connection: server.connection, session, hasPage: () => true, unfinished };
  return { ...server, services, loggedOut, things: () => unfinished.getSnapshot().map(({ text }) => text) };
}

const toastTexts = () => toasts.getSnapshot().map(({ body }) => body);
const refused = (messages: Record<string, string>) => ({ kind: 'refused', codes: [], messages }) as const;
const typed = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });

describe('the page of address and documents', () => {
  async function open(document: object = NONE) {
    const server = newServer();
    server.answer('GET /i/jumio/verification', () => document);
    renderInPage(<AddressPage />, { services: server.services });
    await act(() => settle());
    return server;
  }

  it('shows the address, checks the postal code by the region, and saves; it is unfinished meanwhile', async () => {
    const { answer, calls, things } = await open();
    expect(things()).toEqual([]);
    answer('PATCH /i/address', (body) => ({ ...body, changed_at: '2026-11-27T12:00:00Z' }));
    typed('ZIP', '123');
    fireEvent.blur(screen.getByLabelText('ZIP'));
    await act(() => settle());
    expect(read()).toContain('Please enter a valid ZIP code');
    typed('ZIP', '08609');
    await act(() => settle());
    expect(things()).toEqual(['Your new address is not saved']);
    fireEvent.submit(button('Save address').closest('form') as HTMLFormElement);
    await act(() => settle());
    const { changed_at: _, ...sent } = HOME;
    expect(calls).toContain(`PATCH /i/address ${JSON.stringify({ ...sent, postal_code: '08609' })}`);
    expect(toastTexts()).toEqual(['Address updated']);
    expect(things()).toEqual([]);
  });

  it('says what a move to another region needs, and shows the server’s refusal at the region', async () => {
    const { fail } = await open();
    fail('PATCH /i/address', refused({ region_code: 'Add a document first' }));
    typed('State or province', 'CA-ON');
    typed('Postal code', 'M5H 1A1');
    await act(() => settle());
    expect(read()).toMatch(/You move from New Jersey.*needs an approved document.*limits stay/);
    fireEvent.submit(button('Save address').closest('form') as HTMLFormElement);
    await act(() => settle());
    expect(read()).toContain('Add a document first');
    expect(toastTexts()).toEqual([]);
  });

  it.each([
    ['NOT_STARTED', null, /Not started.*No document yet/, true],
    ['PENDING', null, /Being checked.*can leave this page/, false],
    ['REVIEW', null, /In review.*A person looks/, false],
    ['APPROVED', null, /Approved.*is approved.*what was read in it, and nothing else/, true],
    ['REJECTED', 'The date has passed.', /Not accepted.*The date has passed\./, true],
  ] as const)(
    'a document that is %s says so, with the reason, and another can be added only where none is open',
    async (state, reason, words, mayAdd) => {
      await open({
        ...NONE,
        state,
        reason,
        ...(state === 'NOT_STARTED' ? {} : { document_type: 'PASSPORT', started_at: '2026-11-27T12:00:00Z' }),
      });
      expect(read()).toMatch(words);
      expect(screen.queryByRole('button', { name: 'Add document' }) !== null).toBe(mayAdd);
    },
  );

  it.each([
    ['US-NJ', /It proves that you are Maya Reyes and live in New Jersey, and nothing else\./],
    [null, /It proves that you are Maya Reyes\. It names no state or province, so it proves no move to one\./],
  ])('an approved document in which %s was read says whose it is and what it proves', async (region_code, words) => {
    const approved = { state: 'APPROVED', document_type: 'ID_CARD', decided_at: '2026-11-27T12:00:00Z' };
    await open({ ...NONE, ...approved, proved: { name: 'Maya Reyes', region_code } });
    expect(read()).toMatch(words);
  });

  it('a document is added by its kind, nothing is chosen before, and a refusal is said', async () => {
    const { answer, fail, calls, things } = await open();
    expect(button('Add document').hasAttribute('disabled')).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Passport' }));
    fail('POST /i/jumio/verification', refused({ form: 'A document of yours is being checked already.' }));
    press('Add document');
    await act(() => settle());
    expect(screen.getByRole('alert').textContent).toContain('is being checked already');
    expect(things()).toEqual(['Your document is not sent']);
    fail('POST /i/jumio/verification', null);
    answer('POST /i/jumio/verification', () => ({ ...NONE, state: 'PENDING', document_type: 'PASSPORT' }));
    press('Add document');
    await act(() => settle());
    expect(calls.at(-1)).toBe('POST /i/jumio/verification {"document_type":"PASSPORT"}');
    expect(read()).toContain('Your document is being checked');
    expect(things()).toEqual([]);
  });
});

describe('the page that closes the account', () => {
  async function open(obstacles: readonly object[]) {
    const server = newServer();
    server.answer('GET /i/account_closure', () => ({ obstacles }));
    renderInPage(<CloseAccountPage />, { services: server.services });
    await act(() => settle());
    return server;
  }

  it('says everything that stands in the way, with the link to the withdrawal, and has no form then', async () => {
    await open([
      { code: 'BALANCE', cents: 6_000, items: null },
      { code: 'PENDING_WITHDRAWAL', cents: 4_000, items: null },
      { code: 'OPEN_BETS', cents: null, items: 1 },
    ]);
    expect(read()).toMatch(/You have \$60\.00 in cash.*A withdrawal of \$40\.00 is on its way.*You have 1 open bet /);
    expect(screen.getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/withdrawal');
    expect(screen.queryByRole('button', { name: 'Close account' })).toBeNull();
  });

  it('closes by the password alone, and logs out', async () => {
    const { calls, answer, loggedOut } = await open([]);
    answer('POST /i/account_closure', () => null);
    typed('Your password', 'correct horse');
    await act(() => settle());
    fireEvent.submit(button('Close account').closest('form') as HTMLFormElement);
    await act(() => settle());
    expect(calls.at(-1)).toBe('POST /i/account_closure {"password":"correct horse"}');
    expect([loggedOut, toastTexts()]).toEqual([['none'], ['Your account is closed']]);
  });

  it('a wrong password stands at its field, and the account stays open', async () => {
    const { fail, loggedOut } = await open([]);
    fail('POST /i/account_closure', refused({ password: 'That’s not your password' }));
    typed('Your password', 'wrong');
    await act(() => settle());
    fireEvent.submit(button('Close account').closest('form') as HTMLFormElement);
    await act(() => settle());
    expect(read()).toContain('That’s not your password');
    expect(loggedOut).toEqual([]);
  });
});

describe('the e-mail preference', () => {
  it.each([
    ['is saved', null, 'Email preferences saved'],
    ['that could not be saved says so', { kind: 'unreachable' }, 'Your email preference was not saved. Try again.'],
  ] as const)('%s', async (_, failure, body) => {
    const server = newServer();
    server.answer('PATCH /i/email_preferences', ({ offers }) => ({ offers }));
    server.fail('PATCH /i/email_preferences', failure);
    renderInPage(<EmailPreferencesPage />, { services: server.services });
    await act(() => settle());
    fireEvent.click(screen.getByRole('switch', { name: 'Email offers', checked: false }));
    await act(() => settle());
    expect(server.calls.at(-1)).toBe('PATCH /i/email_preferences {"offers":true}');
    expect(toastTexts()).toEqual([body]);
  });
});

it('a password that is typed is unfinished', async () => {
  const { services, answer, things } = newServer();
  answer('OneTimeCode', () => ({ oneTimeCode: { source: 'UPDATE_PASSWORD', showOneTimeCode: false, destination: '•• 42' } }));
  renderInPage(<UpdatePasswordPage />, { services });
  await act(() => settle());
  typed('Current password', 'Old-password-1');
  await act(() => settle());
  expect(things()).toEqual(['Your new password is not saved']);
});
