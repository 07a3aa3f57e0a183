import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation, useNavigationType } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadBrand } from '../../src/brand/loader.ts';
import type { PanelView } from '../../src/features/betslip/logic/view/panelMode.ts';
import { slipView } from '../../src/features/betslip/logic/view/slipView.ts';
import { bills, factsOf, oilers, slipOf } from '../../src/features/betslip/testing/fixtures.ts';
import { harness } from '../../src/features/betslip/testing/harness.ts';
import { AddOrReplaceDialog } from '../../src/features/betslip/ui/AddOrReplaceDialog.tsx';
import { AmountFields } from '../../src/features/betslip/ui/AmountFields.tsx';
import { LocationCheck } from '../../src/features/betslip/ui/LocationCheck.tsx';
import { QuickDepositOffer } from '../../src/features/betslip/ui/QuickDepositOffer.tsx';
import { RewardCountdown } from '../../src/features/betslip/ui/rewards/RewardCountdown.tsx';
import { SlipBody } from '../../src/features/betslip/ui/SlipBody.tsx';
import { SlipFab } from '../../src/features/betslip/ui/SlipFab.tsx';
import { SlipLinks } from '../../src/features/betslip/ui/SlipLinks.tsx';
import { SlipPanel } from '../../src/features/betslip/ui/SlipPanel.tsx';
import { SlipReceipt } from '../../src/features/betslip/ui/SlipReceipt.tsx';
import { SECTIONS } from '../../src/features/betslip/ui/sections.tsx';
import { PLACE_BUTTON_ID } from '../../src/features/betslip/ui/slipStyles.ts';
import { useDeposit } from '../../src/features/betslip/ui/useDeposit.ts';
import { useSlipKeys } from '../../src/features/betslip/ui/useSlipKeys.ts';
import type { ServerData } from '../../src/platform/data/createServerData.ts';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import { fakeFlags } from '../support/fakeFlags.ts';
import { button, press, read, renderInPage } from '../support/page.tsx';
import { offeredQuickDeposit } from '../support/quickDeposit.tsx';
import { renderInSlip } from '../support/slip.tsx';
import { serverSlip, slipServer, slipServices } from '../support/slipServer.ts';

const brand = await loadBrand('tsb');

function Address() {
  const { pathname, search } = useLocation();
  return <output>{`${useNavigationType()} ${pathname}${search}`}</output>;
}

/** The panel of a player with $12.00 and a pick: the field of its bet, and the server. */
async function renderPanel() {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const server = slipServer(['s-1']);
  const services = {
    ...slipServices(server),
    data: server.data,
    flags: fakeFlags(),
    reconnecting: createStore(false),
    priceSource: createStore('socket'),
    oddsFormat: createStore('EURO'),
    watchEvents: () => () => undefined,
    update: { ...createStore({ outdated: false }) },
    startup: createStore({ data: { applicationMetadata: { oddsHighlightMilliseconds: 3_000 } } }),
    prices: { event: () => null, onEvent: () => () => undefined },
  };
  const part = (
    <>
      <Address />
      <SlipPanel />
    </>
  );
  const { player } = renderInPage(part, { services, player: { balances: { playableCents: 1_200 } }, brand });
  return { server, player, field: await screen.findByRole('textbox', { name: 'Bet' }) };
}

it('the panel has the player’s odds format and balance, and highlights odds for as long as the configuration says', async () => {
  const { server, field } = await renderPanel();
  await waitFor(() => expect(read()).toContain('s-1 1.91'));
  fireEvent.change(field, { target: { value: '20' } });
  expect(read()).toContain('$8.00 more than your balance');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  await act(async () => server.push('BetslipUpdated', { betslipUpdated: serverSlip(['s-1'], 2, [6, 5]) }));
  pass(2_999);
  expect(read()).toContain('was 1.91 now 2.20');
  pass(1);
  expect(read()).toContain('s-1 2.20');
});

it('the Deposit button of a stake above the balance opens the deposit page', async () => {
  const { field } = await renderPanel();
  fireEvent.change(field, { target: { value: '20' } });
  press('Deposit');
  expect(document.querySelector('output')?.textContent).toBe('PUSH /deposit');
});

it('a placed bet has the account menu read anew, with the balance that was returned', async () => {
  const { server, player, field } = await renderPanel();
  const betsPlaced = vi.fn();
  player.follow({ betsPlaced, reread: vi.fn(), rereadDeposits: vi.fn() });
  const placement = { placementId: 'p', status: 'PLACED', placedBets: [], userErrors: [] };
  const balance = { playableBalance: { amount: 700 } };
  server.answer('BetslipPlaceBets', () => ({
    betslipPlaceBets: { placement, betslip: serverSlip([], 9), balance, userErrors: [] },
  }));
  fireEvent.change(field, { target: { value: '5' } });
  expect(betsPlaced).not.toHaveBeenCalled();
  press('Place Bet');
  await waitFor(() => expect(betsPlaced.mock.calls).toEqual([[700]]));
});

it('the minimized slip is a button with the number of picks, which opens it', () => {
  const onOpen = vi.fn();
  renderInPage(<SlipFab count={3} buttonRef={null} onOpen={onOpen} />);
  press(/^Betslip\s*3\s*selections, open$/);
  expect(onOpen).toHaveBeenCalledOnce();
});

it('the slip follows the scores of its live games, and of no others', () => {
  const live = { ...oilers, eventStatus: 'IN_PLAY' } as const;
  const watchEvents = vi.fn(() => () => undefined);
  const services = { watchEvents, flags: fakeFlags(), prices: { event: () => null, onEvent: () => () => undefined } };
  const parts = { betslip: harness().betslip, panel: { useView: () => 'betslip' } };
  renderInSlip(<SlipBody view={slipView(factsOf(slipOf([bills, live]), { words: SECTIONS }))} />, parts, { services, brand });
  expect(watchEvents.mock.calls).toEqual([[['e-2'], 'NONE']]);
});

describe('time passes', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));

  it('the location is read again every 20 seconds and when the player is back, until it is known, and a press checks it', () => {
    const checkLocation = vi.fn();
    const { unmount } = renderInSlip(<LocationCheck message="" />, { betslip: { ...harness().betslip, checkLocation } });
    vi.advanceTimersByTime(19_999);
    expect(checkLocation).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    window.dispatchEvent(new Event('focus'));
    press('Check Location');
    unmount();
    vi.advanceTimersByTime(40_000);
    window.dispatchEvent(new Event('focus'));
    expect(checkLocation.mock.calls).toEqual([[false], [false], [true]]);
  });

  it('the countdown of a reward goes on every second, and ends', () => {
    let now = Date.UTC(2026, 10, 20, 19);
    renderInSlip(<RewardCountdown expiresAt={now + 2_000} />, { betslip: { now: () => now } });
    const texts = [read()];
    for (let second = 1; second <= 2; second += 1) {
      now += 1_000;
      act(() => void vi.advanceTimersByTime(1_000));
      texts.push(read());
    }
    expect(texts).toEqual(['0h 0m 2s', '0h 0m 1s', 'Expired']);
    expect(vi.getTimerCount()).toBe(0);
  });
});

interface KeysProps {
  readonly fieldsDisabled: boolean;
  readonly maximized: boolean;
}

function Keys({ fieldsDisabled, maximized }: KeysProps) {
  useSlipKeys({ ...slipView(factsOf(slipOf([bills]))), fieldsDisabled }, maximized);
  return (
    <section id="betslip">
      <article>
        <div data-draft-bet="straight:s-bills" />
        <button type="button">Remove</button>
      </article>
    </section>
  );
}

it.each<readonly [key: string, fieldsDisabled: boolean, view: PanelView, maximized: boolean, did: readonly unknown[]]>([
  ['1', false, 'betslip', false, ['setAmount', 'straight:s-bills', 'BET', 1000]],
  ['1', true, 'betslip', false, []],
  ['Escape', false, 'betslip', false, ['choose', 'minimized']],
  ['Escape', false, 'betslip', true, ['choose', 'open']],
  ['Escape', true, 'quickDepositForm', false, ['show', 'depositLeft']],
])('key %s in the slip, with the fields disabled: %s, in the %s, maximized: %s', (key, fieldsDisabled, view, maximized, did) => {
  const does = vi.fn();
  const recorded =
    (name: string) =>
    (...given: readonly unknown[]) =>
      does(name, ...given);
  renderInSlip(<Keys fieldsDisabled={fieldsDisabled} maximized={maximized} />, {
    betslip: { ...harness().betslip, setAmount: recorded('setAmount') },
    panel: { choose: recorded('choose'), show: recorded('show'), useView: () => view },
  });
  fireEvent.keyDown(button('Remove'), { key });
  expect(does.mock.calls).toEqual(did.length === 0 ? [] : [did]);
});

it('the button to deposit has the focus after a deposit was left, and the slip is itself again', () => {
  const show = vi.fn();
  const services = { flags: fakeFlags({ 'quick-deposit': true }), quickDeposit: offeredQuickDeposit };
  const onAnswer = vi.fn();
  const foot = (
    <>
      <QuickDepositOffer shortCents={100} onAnswer={onAnswer} />
      <button type="button" id={PLACE_BUTTON_ID}>
        Deposit
      </button>
    </>
  );
  renderInSlip(foot, { panel: { show, useView: () => 'depositExit' } }, { services });
  expect(document.activeElement).toBe(button('Deposit'));
  expect(onAnswer.mock.calls).toEqual([[true]]);
  expect(show.mock.calls).toEqual([['betslipUsed']]);
});

function Press({ isOffered }: { readonly isOffered: boolean }) {
  const { deposit, isWaiting, onAnswer } = useDeposit(true);
  return (
    <>
      <button type="button" onClick={deposit}>
        {isWaiting ? 'Waiting' : 'Deposit'}
      </button>
      <button type="button" onClick={() => onAnswer(isOffered)}>
        Answer
      </button>
    </>
  );
}

it.each([
  [true, [['show', 'quickDepositOpened']]],
  [false, [['deposit']]],
])('a press on Deposit before the wallet has answered waits for it; offered in the slip: %s', (isOffered, calls) => {
  const did: unknown[][] = [];
  const panel = { show: (view: string) => void did.push(['show', view]) };
  const services = { flags: fakeFlags({ 'quick-deposit': true }) };
  renderInSlip(<Press isOffered={isOffered} />, { panel, onDeposit: () => void did.push(['deposit']) }, { services });
  press('Deposit');
  expect([read(), did]).toEqual(['Waiting Answer', []]);
  press('Answer');
  expect([read(), did]).toEqual(['Deposit Answer', calls]);
});

it.each([
  [false, ['$10', '$25', '$50', '$100', 'Max']],
  [true, []],
])('quick stakes appear with the focus in Bet, but not where it is read-only: %s', (readOnly, labels) => {
  const [shown] = slipView(factsOf(slipOf([bills]))).bets;
  if (!shown) throw new Error('The slip has no bet');
  const draft = { ...shown, readOnly: { bet: readOnly, win: readOnly } };
  const setAmount = vi.fn();
  renderInSlip(<AmountFields bet={draft} disabled={false} nameId="name" />, { betslip: { ...harness().betslip, setAmount } });
  // The field tells of the focus in a turn of its own.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.focus(screen.getByRole('textbox', { name: 'Bet' }));
  act(() => void vi.runAllTimers());
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(labels);
  if (readOnly) return;
  press('$25');
  expect(setAmount.mock.calls).toEqual([['straight:s-bills', 'BET', 2_500]]);
});

function renderReceipt(data: ServerData) {
  const bet = {
    betId: 'b1',
    reference: '8F21·00001',
    payoutCents: 2_000,
    subtitle: 'Chiefs @ Bills',
    stakeCents: 3_000,
    odds: '−112',
    isCash: true,
  };
  const receipt = {
    placementId: 'p1',
    bets: [
      { ...bet, title: 'Bills −2.5' },
      { ...bet, betId: 'b2', title: 'Oilers' },
    ],
    balanceCents: 1,
  };
  return renderInSlip(<SlipReceipt receipt={receipt} />, { betslip: harness().betslip }, { services: { data } });
}

it('each bet of a receipt has a button that shares it', () => {
  renderReceipt(fakeServer().data);
  expect(screen.getAllByRole('button', { name: /^Share bet/ }).map((one) => one.getAttribute('aria-label'))).toEqual([
    'Share bet: Bills −2.5',
    'Share bet: Oilers',
  ]);
});

it('a bet that settles shows its outcome and payout on its receipt; once all have, nothing is left to wish or to wait for', async () => {
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'default' });
  const server = fakeServer();
  const wire = (id: string, outcome: string, amount: number) => ({
    id,
    outcome,
    payoutAmount: { amount },
    betAmount: { amount: 3_000 },
  });
  server.answer('ReceiptBets', () => ({
    placement: { placementId: 'p1', placedBets: [wire('b1', 'PENDING', 5_000), wire('b2', 'LOSS', 0)] },
  }));
  renderReceipt(server.data);
  await screen.findByText('Lost');
  expect(read()).toMatch(/You’re in\. 2 bets placed\. Good luck, Maya\..*Oilers .*Lost \$30\.00 at −112 Payout \$0\.00/);
  expect(read()).toContain('Tell me when it settles');
  act(() => server.push('ReceiptBetUpdated', { betUpdated: wire('b1', 'WIN', 5_679) }));
  await screen.findByText('2 bets settled.');
  expect(read()).toContain('Won $30.00 at −112 Payout $56.79');
  expect(read()).not.toMatch(/Good luck|Tell me when it settles|Balance/);
});

it('a link to a featured parlay leaves the address, and asks before the parlay joins other selections', async () => {
  const server = fakeServer();
  const legs = [bills, oilers].map(({ selectionId, odds, pointsHundredths, startsAt, ...pick }) => ({
    ...pick,
    id: selectionId,
    marketStatus: 'OPEN',
    points: null,
    marketStartAt: startsAt,
    numeratorLong: odds.numerator,
    denominatorLong: odds.denominator,
  }));
  const featured = { featuredBetId: 'f1', selectionOrigin: 'featured_bet', title: 'Two favourites', isParlay: true };
  server.answer('FeaturedBet', () => ({ featuredBet: { ...featured, totalOdds: '+300', legs } }));
  const { betslip } = harness({ slip: slipOf([{ ...bills, selectionId: 's-eagles' }]) });
  const services = { data: server.data, oddsFormat: createStore('EURO'), report: () => undefined };
  const part = (
    <>
      <Address />
      <SlipLinks />
    </>
  );
  renderInSlip(part, { betslip }, { services, address: '/sport?a=b&featuredBetId=f1' });
  expect(screen.getByRole('status').textContent).toBe('REPLACE /sport?a=b');
  const question = await screen.findByRole('dialog', { name: 'Two favourites' });
  expect(read(question)).toContain('This 2-leg parlay pays +300.');
  expect(server.calls).toEqual(['FeaturedBet {"featuredBetId":"f1","oddsFormat":"EURO"}']);
});

it.each([
  [false, 'Add to betslip'],
  [true, 'Replace betslip'],
])('the question answers %s to “%s”', (replaces, label) => {
  const onAnswer = vi.fn();
  const props = { title: 'Two favourites', legs: 2, totalOdds: '+300', onAnswer, onClose: () => undefined };
  renderInPage(<AddOrReplaceDialog {...props} />);
  press(label);
  expect(onAnswer.mock.calls).toEqual([[replaces]]);
});
