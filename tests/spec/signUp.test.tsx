import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { err, ok } from '../../core/result.ts';
import { loadBrand } from '../../src/brand/loader.ts';
import { SignUpPage } from '../../src/features/credentials/ui/SignUpPage.tsx';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import { button, press, read, renderInPage } from '../support/page.tsx';

const ACCOUNT = { Email: 'maya@example.test', Username: 'maya1', Password: 'Kd83-slip-Walker!' };
const PERSON = {
  'First name': 'Maya',
  'Last name': 'Reyes',
  'Date of birth': '1994-04-18',
  'Street address': '218 Harbor Way',
  City: 'Newark',
  ZIP: '07102',
  Mobile: '(201) 555-0142',
};

function Elsewhere() {
  const { pathname, state } = useLocation();
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>;
}

/** The form at its first step. */
async function open() {
  const server = fakeServer({ status: 'loggedOut', playerAlias: null });
  server.answer('GET /i/regions', () => ({ regions: [{ iso_3166_2_code: 'US-NJ', name: 'New Jersey', redirect_url: null }] }));
  server.answer('POST /api/sign_ups', () => ({ play_credit_cents: 10_000 }));
  const state = createStore<{ status: string; playerAlias: string | null }>({ status: 'loggedOut', playerAlias: null });
  const logIn = vi.fn(async () => {
    state.set({ status: 'loggedIn', playerAlias: 'p1' });
    return ok(undefined);
  });
  const regionalMetadata = { ipAddressCountryCode: 'US', currentRegion: { name: 'New Jersey' } };
  const { data, time, connection } = server;
  renderInPage(
    <Routes>
      <Route path="signup" element={<SignUpPage />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    {
      services: {
        data,
        ...time,
        clock: { now: () => Date.parse('2026-11-01T12:00:00Z') },
        connection,
        session: { ...state, logIn },
        startup: createStore({ data: { regionalMetadata } }),
      },
      brand: await loadBrand('tsb'),
      address: '/signup',
    },
  );
  await screen.findByRole('heading', { name: 'Where do you live?' });
  return { server, state, logIn };
}

function fill(fields: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(fields)) fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

/** The form at its last step. */
async function filled(person: Readonly<Record<string, string>> = PERSON) {
  const opened = await open();
  const type = async (heading: string, fields: Readonly<Record<string, string>>): Promise<void> => {
    await screen.findByRole('heading', { name: heading });
    fill(fields);
    press('Continue');
  };
  await type('Where do you live?', { State: 'US-NJ' });
  await type('Create your login', ACCOUNT);
  await type('About you', person);
  return opened;
}

async function create(): Promise<void> {
  await screen.findByRole('heading', { name: 'Almost there' });
  fireEvent.click(screen.getByRole('checkbox', { name: /I’m 21 or older/ }));
  press('Create account');
}

describe('a sign-up', () => {
  it('says at each step what is wrong, and ends logged in', async () => {
    const { server, logIn } = await open();
    const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
    expect(read()).toContain('We found New Jersey. Change it if that’s wrong.');
    // A browser has it chosen already, as the journey of the six presses shows.
    fill({ State: 'US-NJ' });
    expect(read()).toContain('You need to be 21 or older In New Jersey .');
    press('Continue');
    await screen.findByRole('heading', { name: 'Create your login' });
    press('Continue');
    await waitFor(() => expect(alerts()[0]).toBe('Please enter your email'));
    fill(ACCOUNT);
    await waitFor(() => expect(alerts()).toEqual([]));
    press('Continue');
    await screen.findByRole('heading', { name: 'About you' });
    fill({ ...PERSON, 'Date of birth': '2010-01-01' });
    press('Continue');
    await waitFor(() => expect(alerts()).toEqual(['You need to be 21 or older']));
    fill({ 'Date of birth': '1994-04-18' });
    press('Continue');
    await screen.findByRole('heading', { name: 'Almost there' });
    press('Create account');
    await waitFor(() => expect(alerts()).toEqual(['Please agree to the terms to continue']));
    expect([server.calls.filter((call) => call.startsWith('POST')), logIn.mock.calls]).toEqual([[], []]);
    await create();
    await waitFor(() => expect(read()).toBe('/welcome-promo null'));
    expect(logIn).toHaveBeenCalledOnce();
  });

  it('logs in at once by what was typed, and leads to the welcome', async () => {
    const { logIn } = await filled();
    await create();
    await waitFor(() => expect(read()).toBe('/welcome-promo null'));
    expect(logIn.mock.calls).toEqual([[{ username: 'maya1', password: 'Kd83-slip-Walker!' }]]);
  });

  it('whose log-in is refused, as for an address that has an account, leads to the page that points to log-in', async () => {
    const { logIn } = await filled();
    logIn.mockResolvedValue(err({ kind: 'invalidCredentials' }) as never);
    await create();
    await waitFor(() => expect(read()).toMatch(/^\/signup\/success .*"firstName":"Maya"/));
  });

  it('somebody who logs in in another tab is led home', async () => {
    const { state } = await filled();
    state.set({ status: 'loggedIn', playerAlias: 'p1' });
    await waitFor(() => expect(read()).toBe('/ null'));
  });

  it('a name that is in the password leads back to the password as soon as it is typed, with the message and the rule that is not met', async () => {
    const { server } = await filled({ ...PERSON, 'Last name': 'Walker' });
    await screen.findByRole('heading', { name: 'Create your login' });
    expect(screen.getByRole('alert').textContent).toBe('Choose a password without your name or email in it');
    expect(read(screen.getByRole('list', { name: 'Rules for the password' }))).toContain('Not your name or email : not met yet');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
    expect(server.calls.some((call) => call.startsWith('POST'))).toBe(false);
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Kd83-slip-Harbor!' } });
    press('Continue');
    expect(await screen.findByLabelText('Last name')).toHaveProperty('value', 'Walker');
  });

  it('a refusal by the server leads to the field, with its message', async () => {
    const { server } = await filled();
    const messages = { username: 'This username is taken. Try another one.' };
    server.fail('POST /api/sign_ups', { kind: 'refused', code: '422', messages } as never);
    await create();
    await screen.findByRole('heading', { name: 'Create your login' });
    expect(screen.getByRole('alert').textContent).toBe(messages.username);
    expect(button('Continue').hasAttribute('disabled')).toBe(false);
  });
});
