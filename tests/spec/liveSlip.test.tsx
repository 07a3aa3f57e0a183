import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NO_REWARDS } from '../../src/features/betslip/logic/rewards/betRewards.ts';
import type { Slip } from '../../src/features/betslip/logic/slip.ts';
import { bills, oilers, slipOf, withLeg } from '../../src/features/betslip/testing/fixtures.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { getCssText } from '../../src/ui/stitches.ts';
import { BETSLIP_WIDTH } from '../../src/ui/tokens.ts';
import { openLiveSlip } from '../support/liveSlip.tsx';
import { button, press, read } from '../support/page.tsx';

const HOUR_MS = 3_600_000;
const STAKES = { 'straight:s-bills': 1_000, 'straight:s-oilers': 1_000 };
const STRAIGHT = { tab: { tab: 'STRAIGHT', isNew: false } } as const;
const TO = { bills: { numerator: 8, denominator: 5 }, oilers: { numerator: 19, denominator: 10 } };

/** The slip once a price of it has moved. */
function moved(slip: Slip, of: keyof typeof TO, requiresAcceptance: boolean): Slip {
  const odds = TO[of];
  const { STRAIGHT: straight } = slip.sections;
  const id = `s-${of}`;
  const won = {
    ...slip,
    sections: {
      ...slip.sections,
      STRAIGHT: {
        ...straight,
        draftBets: straight.draftBets.map((bet) =>
          bet.id === `straight:${id}`
            ? { ...bet, ratio: odds, winCents: Math.round((bet.stakeCents * odds.numerator) / odds.denominator) }
            : bet,
        ),
      },
    },
  };
  const pointsHundredths = of === 'bills' ? bills.pointsHundredths : oilers.pointsHundredths;
  return withLeg(won, id, { current: { odds, pointsHundredths }, trend: 'UP', requiresAcceptance });
}

const panel = () => screen.getByRole('tabpanel');
const bet = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Bet' })[0] as HTMLInputElement;
const pressNow = (name: string | RegExp) =>
  act(async () => {
    press(name);
    await settle();
  });
const typeStake = async (text: string): Promise<void> => {
  fireEvent.change(bet(), { target: { value: text } });
  fireEvent.blur(bet());
  await act(() => settle());
};

it('moved prices are accepted one by one, each under its leg, without betting', async () => {
  const slip = slipOf([bills, oilers], STAKES);
  const { api } = await openLiveSlip({ slip, stored: STRAIGHT });
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Odds changes' }).value).toBe('ASK');
  act(() => api.push(moved(moved(slip, 'bills', true), 'oilers', true)));
  expect(read(panel())).toContain('2 prices changed');
  const accept = () => screen.queryAllByRole('button', { name: /^Accept \+1[69]0 for / });
  expect(accept().map((one) => one.getAttribute('aria-label') ?? read(one))).toEqual([
    'Accept +160 for Bills −2.5',
    'Accept +190 for Oilers',
  ]);
  for (const [index, one] of accept().entries()) expect(screen.getAllByRole('article')[index]?.contains(one)).toBe(true);
  await pressNow('Accept +160 for Bills −2.5');
  expect(read(panel())).toContain('1 price changed');
  expect(accept()).toHaveLength(1);
  await pressNow('Accept +190 for Oilers');
  expect(read(panel())).not.toContain('price changed');
  expect(button('Place Bet').getAttribute('aria-disabled')).toBeNull();
  expect(api.calls.filter((call) => /^(accept|place)/.test(call))).toEqual(['accept', 'accept']);
});

it('where nothing can be placed, a moved price is accepted at the bet button alone', async () => {
  const slip = slipOf([bills], { 'straight:s-bills': 500_000 });
  const { api } = await openLiveSlip({ slip, stored: STRAIGHT });
  act(() => api.push(moved(slip, 'bills', true)));
  expect(read(panel())).toContain('1 price changed');
  await pressNow('Accept Changes');
  expect(read(panel())).not.toContain('price changed');
  expect(button('Deposit')).toBeTruthy();
  expect(api.calls.filter((call) => /^(accept|place)/.test(call))).toEqual(['accept']);
});

it('a price change draws its own card again, and in it To win alone', async () => {
  const slip = slipOf([bills, oilers], STAKES);
  const { api } = await openLiveSlip({ slip, stored: STRAIGHT });
  // React writes an attribute of every amount that it draws, also where its value stays the same.
  const drawn = new Set<string>();
  const cards = screen.getAllByRole('article');
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const card = element?.closest('article') ?? null;
      if (card === null) continue;
      const label = element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : 'card';
      drawn.add(`${label} of ${cards.indexOf(card)}`);
    }
  });
  observer.observe(panel(), { subtree: true, childList: true, attributes: true, characterData: true });
  await act(async () => {
    api.push(moved(slip, 'bills', false));
    await settle();
  });
  expect(within(cards[0] as HTMLElement).getByRole<HTMLInputElement>('textbox', { name: 'To win' }).value).toBe('$16.00');
  await waitFor(() => expect([...drawn].toSorted()).toEqual(['To win of 0', 'card of 0']));
  observer.disconnect();
});

it('the slip by keys: a quick stake, a removal undone, a deposit and back, the button in the corner', async () => {
  const { api, time, minimized } = await openLiveSlip({ slip: slipOf([bills]), stored: STRAIGHT });
  const remove = button('Remove Bills −2.5');
  remove.focus();
  fireEvent.keyDown(remove, { key: '2' });
  await act(() => settle());
  expect(bet().value).toBe('$25.00');

  await pressNow('Remove Bills −2.5');
  expect(screen.queryAllByRole('article')).toEqual([]);
  await screen.findByRole('button', { name: 'Undo' });
  await pressNow('Undo');
  expect(bet().value).toBe('$25.00');

  await typeStake('5000');
  await screen.findByRole('button', { name: 'Deposit' });
  await pressNow('Deposit');
  await screen.findByRole('button', { name: 'Go back to Betslip' });
  expect(screen.queryAllByRole('article')).toEqual([]);
  await pressNow('Go back to Betslip');
  await waitFor(() => expect(document.activeElement).toBe(button('Deposit')));
  expect(bet().value).toBe('$5,000.00');

  fireEvent.keyDown(button('Deposit'), { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(button(/^Betslip/)));
  expect(minimized.getSnapshot()).toBe(true);
  await act(() => time.pass(1_000));
  expect(api.amounts.at(-1)).toEqual({ draftBetId: 'straight:s-bills', field: 'BET', cents: 500_000 });
});

it('a slip that was minimized is the button in the corner after a reload', async () => {
  await openLiveSlip({ slip: slipOf([bills]) }, true);
  expect(button(/^Betslip\s*1\s*selections, open$/)).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
});

it('amounts are dollars with separators and two decimals, as they are typed and once they are left', async () => {
  await openLiveSlip({ slip: slipOf([bills]), stored: STRAIGHT });
  const toWin = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'To win' });
  const typeKeys = (field: () => HTMLInputElement, text: string): void => {
    fireEvent.change(field(), { target: { value: '' } });
    for (const key of text) {
      fireEvent.keyDown(field(), { key });
      fireEvent.change(field(), { target: { value: `${field().value}${key}` } });
    }
  };
  // The field takes no third decimal.
  typeKeys(bet, '1234.567');
  expect(bet().value).toBe('$1,234.56');
  expect(toWin().value).toBe('$1,102.29');
  for (const [typed, settled] of [
    ['1234.5', '$1,234.50'],
    ['7', '$7.00'],
    ['.5', '$0.50'],
  ] as const) {
    typeKeys(bet, typed);
    fireEvent.blur(bet());
    expect(bet().value).toBe(settled);
  }
  typeKeys(toWin, '12.3');
  expect(toWin().value).toBe('$12.3');
  fireEvent.blur(toWin());
  expect(toWin().value).toBe('$12.30');
});

/** What an element's classes say of a property, by a token; happy-dom computes none of these. */
function tokenOf(element: Element | null, property: string): string | undefined {
  const rules = [...(element?.classList ?? [])].map((name) => new RegExp(`\\.${name} \\{([^}]*)\\}`).exec(getCssText())?.[1] ?? '');
  return [...rules.join('').matchAll(new RegExp(` ${property}: var\\(--colors-(\\w+)\\)`, 'g'))].at(-1)?.[1];
}

it('the only reward is a switch: on, its banner is active and the odds are boosted; removed, it is the switch again', async () => {
  const boost = { kind: 'PROFIT_BOOST', id: 'b' } as const;
  const offer = { ...boost, title: '25% Profit Boost', detail: null, isRestricted: false };
  const rewarded = (slip: Slip, expiresAt: number, isChosen: boolean): Slip => {
    const { STRAIGHT: straight } = slip.sections;
    const boosted = isChosen ? { chosen: boost, boostedWinCents: 2_790, boostedOdds: '+112' } : {};
    const rewards = { ...NO_REWARDS, offers: [{ ...offer, expiresAt }], ...boosted };
    const draftBets = straight.draftBets.map((bet) => ({ ...bet, rewards }));
    return { ...slip, sections: { ...slip.sections, STRAIGHT: { ...straight, draftBets } } };
  };
  const plain = slipOf([bills], { 'straight:s-bills': 2_500 });
  const { api, time } = await openLiveSlip({ slip: plain, stored: STRAIGHT });
  const now = time.clock.now();
  const chosen = () => api.calls.filter((call) => call.startsWith('reward')).at(-1) === 'reward straight:s-bills PROFIT_BOOST';
  api.recompute = (slip) => rewarded(slip, now + 5 * HOUR_MS, chosen());
  const banner = () => panel().querySelector('[data-active]');
  const boostTotal = () => document.querySelector('footer')?.textContent;

  act(() => api.push(rewarded(plain, now + HOUR_MS - 1_000, false)));
  await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('0h 59m 59s'));
  // Below one hour.
  expect(tokenOf(screen.getByRole('timer'), 'color')).toBe('danger');
  act(() => api.push(rewarded({ ...plain, revision: 2 }, now + 5 * HOUR_MS, false)));
  expect(screen.getByRole('timer').textContent).toBe('5h 0m 0s');
  expect(tokenOf(screen.getByRole('timer'), 'color')).toBe('text2');
  expect(banner()).toBeNull();

  const toggle = () => screen.queryByRole('switch', { name: 'Apply 25% Profit Boost' });
  expect(toggle()?.getAttribute('aria-checked')).toBe('false');
  await act(async () => {
    toggle()?.click();
    await settle();
  });
  expect(read(banner() as Element)).toContain('25% Profit Boost applied');
  expect(tokenOf(banner(), 'background-color')).toBe('rewardSoft');
  expect(boostTotal()).toMatch(/Boost\+\$\d/);
  expect(toggle()).toBeNull();
  expect(document.activeElement).toBe(button('Remove reward'));
  await pressNow('Remove reward');
  expect(toggle()?.getAttribute('aria-checked')).toBe('false');
  expect(banner()).toBeNull();
  expect(boostTotal()).not.toContain('Boost');
});

describe('the slip of a visitor without picks', () => {
  const region = () => screen.getByRole('region', { name: 'Betslip' });
  const look = () => {
    const { position, width } = getComputedStyle(region());
    return [region().dataset.slip, position, width];
  };

  it('is a button in the corner when it is collapsed, and has two empty tabs with their words', async () => {
    await openLiveSlip({ login: 'loggedOut' });
    const { position, right, bottom } = getComputedStyle(button(/^Betslip/));
    expect([position, right, bottom]).toEqual(['fixed', '8px', '24px']);
    expect(region().children).toHaveLength(1);
    await pressNow(/^Betslip/);
    await waitFor(() => expect(read(panel())).toContain('Add a bet to start building your betslip!'));
    fireEvent.click(screen.getByRole('tab', { name: /^Parlay/ }));
    await waitFor(() => expect(read(panel())).toContain('Add another bet to make this a parlay!'));
  });

  it('is made larger and smaller again, and minimized', async () => {
    await openLiveSlip({ login: 'loggedOut' });
    await pressNow(/^Betslip/);
    await screen.findByRole('tabpanel');
    expect(look()).toEqual(['open', 'sticky', `${BETSLIP_WIDTH}px`]);
    await pressNow('Maximize betslip');
    // It lies over the page; how much wider it is there, slip.spec.ts measures.
    expect(look().slice(0, 2)).toEqual(['maximized', 'fixed']);
    await pressNow('Restore betslip');
    expect(look()).toEqual(['open', 'sticky', `${BETSLIP_WIDTH}px`]);
    await pressNow('Minimize betslip');
    expect(screen.queryByRole('tab')).toBeNull();
    expect(button(/^Betslip/)).toBeTruthy();
  });
});
