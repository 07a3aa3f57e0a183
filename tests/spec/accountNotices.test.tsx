import { act, fireEvent, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { loadBrand } from '../../src/brand/loader.ts';
import type { DueNotice } from '../../src/features/account/logic/notices.ts';
import { AccountNotices } from '../../src/features/account/ui/AccountNotices.tsx';
import { betslipOf } from '../../src/features/betslip/data/betslip.ts';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { useStore } from '../../src/platform/externalStore.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { useServices } from '../../src/platform/usePlatform.ts';
import { toasts } from '../../src/ui/toast/toastStore.ts';
import { openAccountHeader, wireAccount } from '../support/accountHeader.tsx';
import { button, press, read, renderInPage } from '../support/page.tsx';
import { serverSlip, slipServer, slipServices } from '../support/slipServer.ts';
import { structureFaults } from '../support/structureFaults.ts';

const brand = await loadBrand('tsb');

const LIMITS: DueNotice = { kind: 'limits', dailyTimeSeconds: null };
const FIRST: DueNotice = { kind: 'firstWager' };
const WIN: DueNotice = {
  kind: 'w2gWin',
  win: { gameName: 'Velvet Sevens', wonAt: '2026-11-20T20:00:00Z', winCents: 184_000, withheldCents: 0 },
};

it.each([
  ['Looks right', 'Change', LIMITS, 'PATCH /i/acks/limits_modal_dismissed_at {}'],
  ['Change', 'Looks right', LIMITS, 'PATCH /i/acks/limits_modal_dismissed_at {}'],
  ['Continue', 'See tax forms', WIN, 'AcknowledgeUserNotice {"ackType":"W2G_WIN"}'],
  ['See tax forms', 'Continue', WIN, 'AcknowledgeUserNotice {"ackType":"W2G_WIN"}'],
  ['Not now', 'Set a limit', FIRST, 'AcknowledgeUserNotice {"ackType":"FIRST_WAGER"}'],
  ['Set a limit', 'Time limit', FIRST, 'AcknowledgeUserNotice {"ackType":"FIRST_WAGER"}'],
] as const)('%s, pressed twice and then %s, acknowledges the notice once', async (first, other, notice, request) => {
  const server = fakeServer();
  for (const name of ['Account', 'AcknowledgeUserNotice', 'PATCH /i/acks/limits_modal_dismissed_at', 'PlayerLimits'])
    server.hold(name);
  renderInPage(<AccountNotices notice={notice} onAlertClosed={() => undefined} />, { services: { data: server.data }, brand });
  for (const label of [first, first, other]) press(label);
  await act(() => settle());
  expect(server.calls.filter((call) => !/^(Account|PlayerLimits) /.test(call))).toEqual([request]);
});

/** Places what is in the page's slip. */
function PlaceBet() {
  const betslip = betslipOf(useServices() as never);
  useStore(betslip);
  useEffect(() => betslip.preload(), [betslip]);
  return (
    <button type="button" onClick={() => betslip.place()}>
      Place {betslip.slip().legs.length}
    </button>
  );
}

const ACKNOWLEDGE = 'POST /i/acks';
const LIMITS_SEEN = 'PATCH /i/acks/limits_modal_dismissed_at';
const W2G_WIN = {
  gameName: 'Velvet Sevens',
  wonAt: '2026-11-20T20:00:00Z',
  winAmount: { amount: 184_000 },
  withheldAmount: { amount: 0 },
};

/** The only dialog. */
const dialog = () => screen.findByRole('dialog');
const titles = () => screen.queryAllByRole('dialog').map((shown) => within(shown).getByRole('heading').textContent);

/** A server whose account asks for these until each is acknowledged; and what it was asked since the last reading, without other pages' questions. */
function serverThatAsks(due: Readonly<Record<string, unknown>>) {
  const server = fakeServer();
  let account = wireAccount(due);
  const change = (done: Readonly<Record<string, unknown>>): void => {
    account = { ...account, ...done };
  };
  server.answer('Account', () => ({ account }));
  server.answer(ACKNOWLEDGE, () => change({ requiresResponsibleGamingAcknowledgement: false }));
  server.answer(LIMITS_SEEN, () => change({ showLimitsModal: false }));
  server.answer('AcknowledgeUserNotice', () => {
    change({ showW2gWinModal: false, w2gWin: null });
    return { acknowledgeUserNotice: account };
  });
  server.hold('PlayerLimits');
  const newCalls = () => server.calls.splice(0).filter((call) => !/^(AccountMenu|PlayerLimits) /.test(call));
  return { ...server, newCalls };
}

describe('the notices in the header of a player', () => {
  it('responsible gaming has to be acknowledged before anything else, then the limits and a win with a tax form are reviewed; the account is read anew after each', async () => {
    const server = serverThatAsks({
      requiresResponsibleGamingAcknowledgement: true,
      showLimitsModal: true,
      showW2gWinModal: true,
      w2gWin: W2G_WIN,
    });
    await openAccountHeader(server);
    server.newCalls();
    const acknowledgement = await dialog();
    expect(titles()).toEqual(['Play within your means']);
    expect(button('I Understand').hasAttribute('disabled')).toBe(true);
    expect(await structureFaults(acknowledgement)).toEqual([]);
    fireEvent.keyDown(acknowledgement, { key: 'Escape' });
    expect(titles()).toEqual(['Play within your means']);
    fireEvent.click(screen.getByRole('checkbox'));
    press('I Understand');
    await act(settle);
    expect(server.newCalls()).toEqual([`${ACKNOWLEDGE} {"acknowledged":true}`, 'Account {}']);
    expect(server.successes.get(ACKNOWLEDGE)).toEqual([202]);

    expect(titles()).toEqual(['Your limits']);
    expect(read(await dialog())).toContain('No limit');
    press('Looks right');
    await act(settle);
    expect(server.newCalls()).toEqual([`${LIMITS_SEEN} {}`, 'Account {}']);
    expect(server.successes.get(LIMITS_SEEN)).toEqual([201]);

    expect(titles()).toEqual(['That win comes with a form']);
    expect(read(await dialog())).toContain('You won $1,840.00 on Velvet Sevens');
    press('Continue');
    await act(settle);
    expect(titles()).toEqual([]);
  });

  it('the button that acknowledges keeps the focus while the answer is on its way and after it has failed, and a second press sends nothing', async () => {
    const server = serverThatAsks({ requiresResponsibleGamingAcknowledgement: true });
    await openAccountHeader(server);
    server.newCalls();
    const shown = await dialog();
    server.fail(ACKNOWLEDGE, { kind: 'unknown' });
    const fail = server.hold(ACKNOWLEDGE);
    fireEvent.click(screen.getByRole('checkbox'));
    const understood = button('I Understand');
    understood.focus();
    for (const _press of [1, 2]) {
      press('I Understand');
      await act(settle);
      // A browser takes the focus away from a disabled button.
      expect([understood.hasAttribute('disabled'), understood.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    }
    server.fail(ACKNOWLEDGE, null);
    await act(fail);
    expect(read(shown)).toContain('That did not come through');
    expect([understood.hasAttribute('disabled'), understood.getAttribute('aria-disabled')]).toEqual([false, null]);
    expect(document.activeElement).toBe(understood);
    expect(server.newCalls()).toEqual([`${ACKNOWLEDGE} {"acknowledged":true}`]);
    press('I Understand');
    await act(settle);
    expect(titles()).toEqual([]);
    expect(server.newCalls()).toEqual([`${ACKNOWLEDGE} {"acknowledged":true}`, 'Account {}']);
  });

  it('a bet that a limit refuses opens the alert of the limits, which is acknowledged with a PATCH', async () => {
    const message = 'This bet would take you past your spend limit. Nothing was bet.';
    const server = slipServer(['s-bills']);
    const slip = serverSlip(['s-bills']);
    const [bet] = slip.straight.draftBets;
    const staked = { ...bet, betAmount: { amount: 500 }, winAmount: { amount: 455 } };
    const betslip = { ...slip, straight: { ...slip.straight, draftBets: [staked] } };
    const userErrors = [{ code: 'edgebook.limit.spend', message, displayType: 'RG_LIMIT', priority: 4, field: 'bet' }];
    server.answer('Betslip', () => ({ betslip }));
    server.answer('BetslipPlaceBets', () => ({ betslipPlaceBets: { placement: null, betslip, balance: null, userErrors } }));
    server.answer('Account', () => ({ account: wireAccount() }));
    await openAccountHeader(server, slipServices(server), <PlaceBet />);
    await screen.findByRole('button', { name: 'Place 1' });
    press('Place 1');
    await act(settle);
    expect(server.calls.filter((call) => call.startsWith('BetslipPlaceBets'))).toHaveLength(1);
    const alert = await dialog();
    expect(titles()).toEqual(['You’ve reached a limit']);
    expect(read(alert)).toContain(`${message} No bet was placed.`);
    expect(await structureFaults(alert)).toEqual([]);
    server.calls.length = 0;
    press('I Understand');
    await act(settle);
    expect(titles()).toEqual([]);
    expect(server.calls).toEqual([`${LIMITS_SEEN} {}`, 'Account {}']);
    expect(server.successes.get(LIMITS_SEEN)).toEqual([201]);
  });

  it('deposits that have reached the state’s amount are acknowledged once; a failure is a toast', async () => {
    const server = serverThatAsks({});
    const player = await openAccountHeader(server);
    const modal = {
      title: 'About your deposits',
      body: 'Your deposits have reached $2,500.',
      buttonLabel: 'I Understand',
      depositAckType: 'DEPOSIT_AMOUNT',
    } as const;
    act(() => player.update({ deposits: modal }));
    const shown = await dialog();
    expect(titles()).toEqual(['About your deposits']);
    expect(read(shown)).toContain('Your deposits have reached $2,500.');
    expect(await structureFaults(shown)).toEqual([]);
    fireEvent.keyDown(shown, { key: 'Escape' });
    expect(titles()).toEqual(['About your deposits']);
    server.newCalls();
    const failed = 'Error acknowledging deposit amount. Please try again later.';
    server.fail('DepositAcknowledgement', { kind: 'unknown' });
    press('I Understand');
    await act(settle);
    expect(toasts.getSnapshot().map(({ type, body }) => [type, body])).toEqual([['danger', failed]]);
    expect(titles()).toEqual(['About your deposits']);
    server.fail('DepositAcknowledgement', null);
    server.answer('DepositAcknowledgement', () => ({ depositAcknowledgement: { userAck: true } }));
    press('I Understand');
    await act(settle);
    expect(titles()).toEqual([]);
    const sent = 'DepositAcknowledgement {"ackType":"DEPOSIT_AMOUNT"}';
    expect(server.newCalls()).toEqual([sent, sent]);
  });
});
