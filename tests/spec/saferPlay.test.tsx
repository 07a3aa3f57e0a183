import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadBrand } from '../../src/brand/loader.ts';
import {
  COOL_OFFS,
  EXCLUSIONS,
  LIMITS,
  limitsWith,
  makeLimit,
  makePending,
} from '../../src/features/safer-play/testing/samples.ts';
import { wireLimits } from '../../src/features/safer-play/testing/wire.ts';
import {
  CheckInPage,
  CoolOffPage,
  HistoryPage,
  LimitPage,
  OverviewPage,
  SelfExclusionPage,
} from '../../src/features/safer-play/ui/pages.ts';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import { noSessionTimes } from '../../src/platform/session/sessionTimesState.ts';
import { openTabs } from '../../src/platform/tabs/tabs.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { toasts } from '../../src/ui/toast/toastStore.ts';
import { button, press, read, renderInPage } from '../support/page.tsx';

const tsb = await loadBrand('tsb');
const ROOT = '/account/responsible-gaming';
const BALANCES = { playableCents: 24_850 };

/** The pages of safer play at an address, over a fake server. */
function open(path: string, { limits = LIMITS, brand = tsb, account = null as object | null } = {}) {
  const server = fakeServer();
  server.answer('PlayerLimits', () => wireLimits(limits));
  server.answer('LimitHistory', ({ after }) => ({
    limitHistorySection: {
      items: [
        {
          start: after === null ? '2026-09-14T14:00:00Z' : '2026-01-08T15:00:00Z',
          end: null,
          isActive: after === null,
          amount: after === null ? 50_000 : 80_000,
          timeLimit: null,
        },
      ],
      nextCursor: after === null ? '7' : null,
    },
  }));
  server.answer('GET /i/reality_checkin_interval', () => ({ minutes: 60 }));
  server.answer('GET /i/cool_offs', () => ({ options: COOL_OFFS }));
  server.answer('GET /i/self_exclusion_options', () => ({ options: EXCLUSIONS }));
  const logOut = vi.fn(async () => undefined);
  const checkInEvery = vi.fn();
  const times = createStore({
    ...noSessionTimes(0),
    sessionDuration: 4_320_000,
    realityCheckinInterval: 3_600,
    realityCheckinStartAt: 0,
  });
  const services = {
    data: server.data,
    connection: server.connection,
    session: { ...server.session, logOut },
    playerSession: createStore({ times, checkInEvery }),
  };
  renderInPage(
    <Routes>
      <Route path={ROOT} element={<OverviewPage />} />
      <Route path={`${ROOT}/limits/reality-check-in`} element={<CheckInPage />} />
      <Route path={`${ROOT}/limits/history`} element={<HistoryPage />} />
      <Route path={`${ROOT}/limits/*`} element={<LimitPage />} />
      <Route path={`${ROOT}/cool-off`} element={<CoolOffPage />} />
      <Route path={`${ROOT}/self-exclusion`} element={<SelfExclusionPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { services, player: { balances: BALANCES, account }, brand, address: ROOT + path },
  );
  const sent = () => server.calls.filter((call) => /^(POST|DELETE|PATCH) /.test(call));
  return { ...server, sent, logOut, checkInEvery };
}

const pressNow = (name: string | RegExp) => act(async () => press(name));
const type = async (label: string, text: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: label }), { target: { value: text } });
const toast = () => toasts.getSnapshot().at(-1)?.body;
const plain = (text: string): string => text.replaceAll('\u202f', ' ');

beforeEach(() => {
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
});

describe('the overview', () => {
  it('shows every limit with what is left, its badge, the session’s spending in ET, and the way to breaks and help', async () => {
    open('');
    await screen.findByText('$150.00');
    const text = plain(read());
    for (const part of [
      'Spent this session $20.00 since 1:08 PM ET',
      'Time this session 1 h 12 min',
      'Deposited this week $250.00',
      'Weekly $500.00 $250.00 left Increase pending',
      '$1,200.00 $710.00 left Action required',
      '$300.00 $216.00 left Removal pending',
      'Your monthly deposit limit is waiting for you',
      'Keep $1,200.00 or confirm $1,500.00',
      '3 hours a day · 1 h 48 min left',
      'Reality check-in Manage 1 h',
      'Take a cool-off',
      'Talk to someone 1-800-GAMBLER',
    ])
      expect(text).toContain(part);
    expect(screen.getByRole('link', { name: 'Set monthly loss limit' }).getAttribute('href')).toBe(`${ROOT}/limits/loss/monthly`);
    expect(screen.queryByText(/You’ve reached/)).toBeNull();
  });

  it('puts the helpline and the cool-off first where a limit is reached', async () => {
    open('', { limits: limitsWith(makeLimit({ period: 'DAILY' }, 15_000, 15_000)) });
    const note = (await screen.findByText('You’ve reached your daily deposit limit')).parentElement as HTMLElement;
    expect(read(note)).toMatch(/1-800-GAMBLER.*Take a cool-off.*Resets \w+day, Nov 2[78]/);
    expect(read().indexOf('You’ve reached')).toBeLessThan(read().indexOf('Spent this session'));
  });

  it.each([
    ['', 'heading', 'Check-in frequency'],
    ['', 'link', 'Set monthly stakes limit'],
    ['/limits/reality-check-in', 'heading', 'Check-in frequency'],
    ['/limits/loss', 'heading', 'Net loss limits'],
    ['/limits/spend/daily', 'heading', 'Daily stakes limit'],
    ['/limits/history', 'option', 'Weekly net loss limit'],
  ] as const)('at "%s" the %s "%s" is as the brand names it, whose titles say so, too', async (path, role, name) => {
    const limits = { checkIn: 'Check-in frequency', loss: 'Net loss', spend: 'Stakes' } as const;
    const { text } = tsb;
    open(path, { brand: { ...tsb, text: { ...text, responsibleGaming: { ...text.responsibleGaming, limits } } } });
    const [found] = await screen.findAllByRole(role, { name });
    expect(found).toBeDefined();
    const heading = screen.getByRole('heading', { level: 1 }).textContent;
    expect(document.title).toBe(`${heading} · tsb`);
  });

  it('says until when the casino is closed for the player, as its pages lead here', async () => {
    open('', { account: { casinoRestriction: { expiresAt: '2026-12-01T17:00:00Z' } } });
    expect(read((await screen.findByText('Casino is paused for you')).parentElement as HTMLElement)).toMatch(
      /Until Tuesday, Dec 1, .* Your balance and your bets are not affected\./,
    );
  });

  it('is read again when its window gets the focus, so that two tabs show one state', async () => {
    const { calls, answer } = open('');
    await screen.findByText('$150.00');
    answer('PlayerLimits', () => wireLimits(limitsWith(makeLimit({ period: 'DAILY' }, 9_900, 0))));
    await act(async () => {
      window.dispatchEvent(new Event('focus'));
      await settle();
    });
    expect(calls).toHaveLength(2);
    expect(screen.getByText('$99.00')).toBeDefined();
  });

  it('is read again when another tab has changed a limit', async () => {
    const { answer } = open('');
    await screen.findByText('$150.00');
    answer('PlayerLimits', () => wireLimits(limitsWith(makeLimit({ period: 'DAILY' }, 9_900, 0))));
    openTabs('slipstream-limits').send('changed');
    expect(await screen.findByText('$99.00')).toBeDefined();
  });
});

describe('the page of a limit', () => {
  it('shows the active limit, the pending one, the badge and the history, page by page', async () => {
    const { calls } = open('/limits/deposit/weekly');
    await screen.findByText('Load more');
    const text = plain(read());
    for (const part of [
      'Weekly deposit limit',
      '$500.00 a week',
      '$250.00 used',
      '$250.00 left',
      'Increase pending',
      'Changing to $750.00 a week',
      'Confirm from',
    ])
      expect(text).toContain(part);
    await pressNow('Load more');
    expect(await screen.findByText('$800.00')).toBeDefined();
    expect(calls.filter((call) => call.startsWith('LimitHistory'))).toEqual([
      'LimitHistory {"id":"deposit-weekly","first":10,"after":null}',
      'LimitHistory {"id":"deposit-weekly","first":10,"after":"7"}',
    ]);
    expect(screen.queryByText('Load more')).toBeNull();
  });

  it('sends a lower amount in cents after it was reviewed, reads anew and says so', async () => {
    const { sent, calls, answer } = open('/limits/deposit/weekly');
    await type('Weekly deposit limit', '300');
    answer('PlayerLimits', () => wireLimits(limitsWith(makeLimit({ period: 'WEEKLY' }, 30_000, 0))));
    await pressNow('Review');
    expect(sent()).toEqual([]);
    expect(plain(read())).toMatch(
      /Lower to \$300\.00\? This works right away\. Now \$500\.00 New \$300\.00 \$50\.00 left until \w+day, Nov (29|30)/,
    );
    await pressNow('Set $300.00');
    await waitFor(() => expect(toast()).toBe("You've successfully updated your weekly deposit limit."));
    expect(sent()).toEqual(['POST /i/cashflow_limits/deposit {"amount":30000,"period":"weekly"}']);
    expect(calls.filter((call) => call.startsWith('PlayerLimits'))).toHaveLength(2);
    await waitFor(() => expect(calls.filter((call) => call.startsWith('LimitHistory'))).toHaveLength(2));
  });

  it('a raise says that it waits and that keeping costs nothing; both answers look the same', async () => {
    const { sent } = open('/limits/deposit/weekly');
    await type('Weekly deposit limit', '750');
    await pressNow('Review');
    expect(plain(read())).toMatch(
      /Starts no sooner than \w+day, Nov (29|30).*Nothing changes if you don’t confirm\..*You can cancel any time before\./,
    );
    expect(button('Keep $500.00').className).toBe(button('Request raise').className);
    await pressNow('Request raise');
    await waitFor(() => expect(toast()).toBe('Deposit limit saved successfully!'));
    expect(sent()).toEqual(['POST /i/cashflow_limits/deposit {"amount":75000,"period":"weekly"}']);
  });

  it('a removal is a request, and keeping sends nothing', async () => {
    const { sent } = open('/limits/max-single-wager');
    await screen.findByRole('button', { name: 'Remove limit' });
    await pressNow('Remove limit');
    await pressNow('Keep $200.00');
    expect(sent()).toEqual([]);
    await pressNow('Remove limit');
    await pressNow('Request removal');
    expect(sent()).toEqual(['POST /i/cashflow_limits/max_single_wager {"amount":null}']);
  });

  it.each([
    [{ kind: 'refused', codes: ['HTTP_422'], messages: { amount: 'Enter less.' } }, 'Enter less.'],
    [{ kind: 'refused', codes: ['HTTP_422'], messages: {} }, 'Error setting deposit limit. Please try again later.'],
    [{ kind: 'unknown', reason: 'timeout' }, 'Error setting deposit limit. Please try again later.'],
  ] as const)('a failure %o says the server’s amount message, or that of the specification', async (failure, text) => {
    const { fail, calls } = open('/limits/deposit/weekly');
    fail('POST /i/cashflow_limits/deposit', failure);
    await type('Weekly deposit limit', '300');
    await pressNow('Review');
    await pressNow('Set $300.00');
    await waitFor(() => expect(toast()).toBe(text));
    // It may have been done, or another tab was first: the limits are read anew, and the review stays.
    expect(calls.filter((call) => call.startsWith('PlayerLimits'))).toHaveLength(2);
    expect(button('Set $300.00')).toBeDefined();
  });

  it('a pending change can be cancelled before its wait is over, and not confirmed', async () => {
    const { sent } = open('/limits/deposit/weekly');
    await screen.findByRole('button', { name: 'Cancel change' });
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    await pressNow('Cancel change');
    await waitFor(() => expect(toast()).toBe('Limit change canceled successfully!'));
    expect(sent()).toEqual(['DELETE /i/cashflow_limits/c1/pending {}']);
  });

  it('a cancel that fails says so', async () => {
    const { fail } = open('/limits/deposit/weekly');
    fail('DELETE /i/cashflow_limits/c1/pending', { kind: 'refused', codes: ['HTTP_422'] });
    await screen.findByRole('button', { name: 'Cancel change' });
    await pressNow('Cancel change');
    await waitFor(() => expect(toast()).toBe('Error canceling limit change. Please try again later.'));
  });

  it('a change whose wait is over is confirmed, or the old limit kept, side by side', async () => {
    const { sent } = open('/limits/deposit/monthly');
    await screen.findByRole('button', { name: 'Confirm' });
    expect(button('Keep $1,200.00').className).toBe(button('Confirm').className);
    await pressNow('Confirm');
    await waitFor(() => expect(toast()).toBe("You've successfully updated your monthly deposit limit."));
    expect(sent()).toEqual(['POST /i/cashflow_limits/c2/pending {}']);
  });

  it('the time limit is No Limit or 1 to 10 hours', async () => {
    const pending = makePending({ id: 't1', value: 5, text: '5 hours a day', badge: 'ACTION_REQUIRED' });
    const { sent } = open('/limits/time', {
      limits: limitsWith(makeLimit({ type: 'DAILY_TIME', period: 'DAILY' }, 3, 4_320, { pending })),
    });
    const group = await screen.findByRole('group', { name: 'Hours a day' });
    expect(
      within(group)
        .getAllByRole('button')
        .map((each) => read(each)),
    ).toEqual([...Array.from({ length: 10 }, (_, at) => `${at + 1} ${at === 0 ? 'hour' : 'hours'}`), 'No Limit']);
    expect(within(group).getByRole('button', { name: '3 hours' }).getAttribute('aria-pressed')).toBe('true');
    await pressNow('2 hours');
    await pressNow('Review');
    await pressNow('Set 2 hours');
    await pressNow('Confirm');
    expect(sent()).toEqual(['POST /i/time_limits {"hours":2}', 'POST /i/time_limits/t1/pending {}']);
  });

  it('offline the form and the pending change are shut, and the page says that what was set still holds', async () => {
    const { connection, sent } = open('/limits/deposit/weekly');
    await type('Weekly deposit limit', '300');
    act(() => connection.set({ online: false, live: false }));
    expect(read()).toContain('You’re offline What you have set holds as before.');
    expect(screen.getByRole('textbox', { name: 'Weekly deposit limit' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('group', { name: 'Weekly deposit limit' })).toHaveProperty('disabled', true);
    await pressNow('Cancel change');
    expect(sent()).toEqual([]);
  });

  it('without limits on this device help is there', async () => {
    const { fail, connection } = open('');
    fail('PlayerLimits', { kind: 'unreachable' });
    connection.set({ online: false, live: false });
    await screen.findByText('Talk to someone');
  });
});

describe('the page of a type', () => {
  it('has its three periods side by side, each with the way to its page, and what they were', async () => {
    open('/limits/deposit');
    await screen.findByRole('link', { name: 'Change daily deposit limit' });
    expect(
      ['daily', 'weekly', 'monthly'].map((period) =>
        screen.getByRole('link', { name: `Change ${period} deposit limit` }).getAttribute('href'),
      ),
    ).toEqual(['daily', 'weekly', 'monthly'].map((period) => `${ROOT}/limits/deposit/${period}`));
    expect(screen.getByRole('table', { name: 'Newest deposit limits' }).querySelectorAll('tbody tr')).toHaveLength(3);
  });
});

describe('the history of limits', () => {
  it('is of the limit that the address names, and another can be chosen', async () => {
    const { calls } = open('/limits/history?limit=loss-daily');
    const choice = await screen.findByRole('combobox', { name: 'Limit' });
    await act(async () => void fireEvent.change(choice, { target: { value: 'daily-time' } }));
    expect(calls.filter((call) => call.startsWith('LimitHistory')).map((call) => JSON.parse(call.slice(13)).id)).toEqual([
      'loss-daily',
      'daily-time',
    ]);
  });
});

describe('the reality check-in', () => {
  it('is saved in minutes, holds for this session at once, and says so', async () => {
    const { sent, answer, checkInEvery } = open('/limits/reality-check-in');
    answer('PATCH /i/reality_checkin_interval', () => ({ minutes: 30 }));
    expect(await screen.findByRole('radio', { name: '1 h' })).toHaveProperty('checked', true);
    expect(button('Save')).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('radio', { name: '30 min' }));
    await pressNow('Save');
    expect(sent()).toEqual(['PATCH /i/reality_checkin_interval {"minutes":30}']);
    expect(checkInEvery).toHaveBeenCalledWith(1_800);
    expect(toast()).toBe("You've successfully updated your reality check-in.");
  });
});

describe.each([
  ['/cool-off', '72 hours', 'Start cool-off', 'coolOff', 'POST /i/cool_offs', '72_hours'],
  ['/self-exclusion', '1 year', 'Self-exclude', 'selfExclusion', 'POST /i/self_exclusions', '1_year'],
] as const)('%s', (path, length, label, reason, request, option) => {
  async function choose() {
    const page = open(path);
    const radios = await screen.findAllByRole('radio');
    // Nothing is chosen before the player chooses.
    expect(radios.filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
    expect(button('Continue')).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('radio', { name: length }));
    await pressNow('Continue');
    return page;
  }
  function tick() {
    const box = screen.getByRole('checkbox') as HTMLInputElement;
    expect(box.checked).toBe(false);
    fireEvent.click(box);
    const word = screen.queryByRole('textbox', { name: 'Type EXCLUDE to confirm' });
    if (word === null) return;
    expect(button(label)).toHaveProperty('disabled', true);
    fireEvent.change(word, { target: { value: 'exclude' } });
  }

  it('says first what becomes of bets and balance, begins only after the box is ticked, and logs out with its reason', async () => {
    const { sent, answer, logOut } = await choose();
    answer(request, () => ({ until: '2027-11-27T15:00:00.000Z' }));
    expect(read()).toContain('Your $248.50 stays yours');
    expect(read()).toContain('1-800-GAMBLER');
    expect(button(label)).toHaveProperty('disabled', true);
    tick();
    await pressNow(label);
    expect(sent()).toEqual([`${request} {"option":"${option}","confirmed":true}`]);
    expect(logOut).toHaveBeenCalledWith(reason);
  });

  it('without an answer it may have begun, and the player is not told that it failed', async () => {
    const { fail, logOut } = await choose();
    fail(request, { kind: 'unknown', reason: 'timeout' });
    tick();
    await pressNow(label);
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(read(screen.getByRole('alert'))).toContain('It may have begun');
    expect(logOut).not.toHaveBeenCalled();
  });
});
