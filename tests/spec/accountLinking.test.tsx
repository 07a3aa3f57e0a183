import { act, fireEvent, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { createState, createVerifier } from '../../core/wire/pkce.ts';
import { loadBrand } from '../../src/brand/loader.ts';
import { AccountPanel } from '../../src/features/account/ui/AccountPanel.tsx';
import { encodeAttempt } from '../../src/features/account-linking/logic/linkAttempt.ts';
import { CallbackPage } from '../../src/features/account-linking/ui/CallbackPage.tsx';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { accountServices, WIRE_MENU, wireAccount } from '../support/accountHeader.tsx';
import { press, read, renderInPage } from '../support/page.tsx';
import { structureFaults } from '../support/structureFaults.ts';

const espnbet = await loadBrand('espnbet');
const CALLBACK = '/account_linking/callback';

function Address() {
  const { pathname, hash } = useLocation();
  return <output>{pathname + hash}</output>;
}

/** Back from the provider with this answer, in the tab that left for it. */
async function comeBack(answer: Readonly<Record<string, string>>, result = 'SUCCESS') {
  const server = fakeServer();
  server.answer('RedeemAccountLinkCode', () => ({ redeemAccountLinkCode: 'aaa.bbb.ccc' }));
  server.answer('CreateAccountLink', () => ({ createAccountLink: result }));
  const state = createState(crypto);
  const attempt = { playerAlias: 'p1', verifier: createVerifier(crypto), state, startedAt: server.time.clock.now() };
  const stored = { text: encodeAttempt(attempt) as string | null };
  const reports: string[] = [];
  const release = server.hold('RedeemAccountLinkCode');
  renderInPage(
    <>
      <Address />
      <Routes>
        <Route path="account_linking/callback" element={<CallbackPage />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    {
      services: {
        ...accountServices(server),
        clock: server.time.clock,
        persistInTab: () => ({ read: () => stored.text, write: (text: string | null) => Object.assign(stored, { text }) }),
        report: (scope: string, error: unknown) => void reports.push(`${scope} ${String(error)}`),
      },
      brand: espnbet,
      address: `${CALLBACK}#${new URLSearchParams({ id_token: 'aaa.bbb.ccc', state, ...answer }).toString()}`,
    },
  );
  await act(settle);
  return { reports, release };
}

/** The only dialog. */
function modal(title: string): HTMLElement {
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  return screen.getByRole('dialog', { name: title });
}

const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const address = () => document.querySelector('output')?.textContent;

it('the way back from the provider has the modal of its progress, then that of the link; its answer is out of the address at once', async () => {
  const { release } = await comeBack({ code: 'code' });
  const progress = modal('Linking your accounts');
  expect(read(progress)).toContain('Keep this window open.');
  expect(address()).toBe(CALLBACK);
  expect(await structureFaults(progress)).toEqual([]);
  await act(release);
  const linked = modal('You’re linked');
  expect(await structureFaults(linked)).toEqual([]);
  expect(document.activeElement).toBe(within(linked).getByRole('link', { name: 'Done' }));
  follow('Done');
  expect(address()).toBe('/account/linked-accounts');
});

it('a linking that fails has its modal, which reports the reason and does not show it', async () => {
  const { reports } = await comeBack({});
  const failed = modal('We couldn’t link your accounts');
  expect(read(failed)).toContain('Nothing was changed. Try again in a moment.');
  expect(read(failed)).not.toContain('Authorization code');
  expect(within(failed).getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe(espnbet.links.support);
  expect(within(failed).getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(await structureFaults(failed)).toEqual([]);
  expect(reports).toEqual(['account-linking ONE_ID_AUTH_FAIL: Authorization code missing']);
});

it('an account that another player has linked has its modal, which leads to the linked accounts', async () => {
  const { release } = await comeBack({ code: 'code' }, 'DUPLICATE_PAIRWISE_ID');
  await act(release);
  const unable = modal('This account is already linked');
  expect(read(unable)).toContain('An account can only be linked to one at a time.');
  expect(await structureFaults(unable)).toEqual([]);
  follow('See linked accounts');
  expect(address()).toBe('/account/linked-accounts');
});

it('a dismissed invitation to link an account is gone from the panel, which keeps the focus, and the server is told', async () => {
  const server = fakeServer();
  server.answer('Account', () => ({ account: wireAccount() }));
  server.answer('AccountMenu', () => ({ accountMenu: WIRE_MENU }));
  for (const name of ['Loyalty', 'AccountRewards']) server.hold(name);
  const title = 'Link your Sports Media account';
  const deepLink = { webUrl: '/account/linked-accounts' };
  server.answer('AccountMenuPrompt', () => ({
    accountMenuPrompt: { promptType: 'ACCOUNT_MENU', title, body: 'Picks follow you.', ctaLabel: 'See linked accounts', deepLink },
    account: { espnAccountLinkPromptDismissals: { promptTypes: [] } },
  }));
  server.answer('DismissAccountLinkPrompt', ({ promptType }) => ({ dismissAccountLinkPrompt: { promptTypes: [promptType] } }));
  const nothing = () => undefined;
  renderInPage(<AccountPanel opener={createRef()} onClose={nothing} onLogOut={nothing} />, {
    services: { ...accountServices(server), clock: server.time.clock },
    brand: espnbet,
  });
  await act(settle);
  const panel = screen.getByRole('dialog');
  const invitation = within(panel).getByRole('region', { name: title });
  expect(within(invitation).getByRole('link', { name: 'See linked accounts' }).getAttribute('href')).toBe(deepLink.webUrl);
  press(`Dismiss: ${title}`);
  expect(document.activeElement).toBe(panel);
  await act(settle);
  expect(within(panel).queryByRole('region', { name: title })).toBeNull();
  expect(server.calls).toContain('DismissAccountLinkPrompt {"promptType":"ACCOUNT_MENU"}');
});
