import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PageAction, PageApi, PageView } from './api.ts';
import { modeOf } from './host.ts';
import { openPayPage } from './payPage.ts';

const APP = 'http://tsb.localhost:4000';
const OPEN: PageView = {
  page: 'bank',
  direction: 'DEPOSIT',
  providerCode: 'TRUSTLY',
  amountCents: 5_000,
  customerName: 'Maya Rivera',
  state: 'open',
  methodDescription: 'Checking ••••4417',
  isHidden: false,
  message: null,
  appOrigins: [APP, 'http://localhost:4000'],
};
const SUCCEEDED: PageView = {
  ...OPEN,
  state: 'succeeded',
  message: { type: 'showDepositSuccessful', payload: { receiptId: 'r1' } },
};

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset.mode;
});

/** The page in a frame of the app; `posted` are its messages. `now` is what the gateway answers. */
async function openPage(first: PageView | null, after: PageView | Error = SUCCEEDED) {
  vi.useFakeTimers();
  const posted: unknown[] = [];
  const listeners: ((event: object) => void)[] = [];
  const parent = { postMessage: (message: unknown, origin: string) => posted.push([message, origin]) };
  vi.spyOn(window, 'parent', 'get').mockReturnValue(parent as unknown as Window & typeof globalThis);
  vi.spyOn(window, 'addEventListener').mockImplementation((name, listener) => {
    if (name === 'message') listeners.push(listener as (event: object) => void);
  });
  const pressed: PageAction[] = [];
  let now = first;
  const api: PageApi = {
    read: async () => now,
    async press(action) {
      pressed.push(action);
      if (after instanceof Error) throw after;
      return after;
    },
    appOrigins: async () => [APP],
  };
  const main = document.createElement('main');
  document.body.append(main);
  await openPayPage(main, api);
  await vi.advanceTimersByTimeAsync(0);
  const button = (name: string) => [...main.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  return {
    main,
    posted,
    pressed,
    parent,
    button,
    tell(event: object) {
      for (const listener of listeners) listener(event);
    },
    async becomes(view: PageView) {
      now = view;
      await vi.advanceTimersByTimeAsync(1_000);
    },
    async press(name: string) {
      button(name)?.click();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}
const theme = [{ type: 'getHostTheme', payload: {} }, APP];

describe('the page of a payment', () => {
  it('asks for the theme, shows the amount, and says the end to the payment’s own origin, once', async () => {
    const page = await openPage(OPEN);
    expect(page.main.textContent).toContain('$50.00');
    expect(page.main.textContent).toContain('First Harbor Bank');
    await page.press('Approve');
    await page.press('Approve');
    expect(page.pressed).toEqual(['approve']);
    expect(page.posted).toEqual([theme, [{ type: 'showDepositSuccessful', payload: { receiptId: 'r1' } }, APP]]);
  });

  it.each<[pressed: string, action: PageAction, state: PageView['state'], message: NonNullable<PageView['message']>]>([
    ['Decline', 'decline', 'failed', { type: 'showDepositFailed', payload: { receiptId: 'r1', reason: 'declined' } }],
    ['Cancel', 'cancel', 'cancelled', { type: 'showDepositFailed', payload: { receiptId: 'r1', reason: 'cancelled' } }],
    ['Approve', 'approve', 'open', { type: 'dropInChosen', payload: { receiptId: 'r1', nonce: 'nonce_1' } }],
  ])(
    '%s, which the gateway takes as %s, tells the app what became of it: a payment that is %s',
    async (name, action, state, message) => {
      const page = await openPage(OPEN, { ...OPEN, state, message });
      expect(page.main.querySelector<HTMLInputElement>('[type=radio]')?.checked).toBe(true);
      await page.press(name);
      expect(page.pressed).toEqual([action]);
      expect(page.posted).toEqual([theme, [message, APP]]);
    },
  );

  it('follows what others decide: it waits, and says the end when it is known', async () => {
    const page = await openPage(OPEN);
    await page.becomes({ ...OPEN, state: 'processing' });
    expect(page.main.querySelector('[role=status]')?.textContent).toContain('This takes a moment');
    expect(page.button('Approve')?.getAttribute('aria-disabled')).toBe('true');
    await page.becomes(SUCCEEDED);
    expect(page.posted).toHaveLength(2);
  });

  it('can be pressed again where no answer came', async () => {
    const page = await openPage(OPEN, new Error('no answer'));
    await page.press('Decline');
    expect(page.main.querySelector('[role=status]')?.textContent).toContain('no answer');
    await page.press('Cancel');
    expect(page.pressed).toEqual(['decline', 'cancel']);
  });

  it('approves by itself a bank payment in a frame that nobody sees', async () => {
    expect((await openPage({ ...OPEN, isHidden: true })).pressed).toEqual(['approve']);
    expect((await openPage({ ...OPEN, isHidden: true, providerCode: 'PAYSAFE_DEBIT_DEPOSIT', page: 'card' })).pressed).toEqual([]);
  });

  it('offers a new start and a way back where the payment has ended elsewhere', async () => {
    const page = await openPage({ ...OPEN, direction: 'WITHDRAWAL', state: 'cancelled' });
    await page.press('Start again');
    await page.press('Back');
    expect(page.posted.slice(1)).toEqual([
      [{ type: 'resubmitWithdrawalCreate', payload: {} }, APP],
      [{ type: 'goBackToWithdrawal', payload: {} }, APP],
    ]);
  });

  it('takes the theme of its own host alone', async () => {
    const page = await openPage(OPEN);
    const data = { type: 'hostTheme', payload: { brand: 'tsb', mode: 'dark' } };
    page.tell({ source: page.parent, origin: 'http://evil.test', data });
    page.tell({ source: {}, origin: APP, data });
    expect(document.documentElement.dataset.mode).toBeUndefined();
    page.tell({ source: page.parent, origin: APP, data });
    expect(document.documentElement.dataset.mode).toBe('dark');
    expect([{}, null, { type: 'hostTheme', payload: { mode: 'blue' } }].map(modeOf)).toEqual([null, null, null]);
  });
});
