import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadBrand } from '../../src/brand/loader.ts';
import { bills, slipOf } from '../../src/features/betslip/testing/fixtures.ts';
import { type Harness, harness } from '../../src/features/betslip/testing/harness.ts';
import { OpenSlip } from '../../src/features/betslip/ui/OpenSlip.tsx';
import { createStore } from '../../src/platform/externalStore.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { fakeFlags } from '../support/fakeFlags.ts';
import { button, press } from '../support/page.tsx';
import { renderInSlip } from '../support/slip.tsx';

const brand = await loadBrand('tsb');

/** The open slip of a player with one pick, over a fake server. */
async function open() {
  const made = harness({ slip: slipOf([bills]) });
  // The server computes the stake from either amount.
  made.api.recompute = (slip) => {
    const { field, cents } = made.api.amounts.at(-1) ?? { field: 'BET', cents: 0 };
    const { numerator, denominator } = bills.odds;
    const stake = field === 'BET' ? cents : Math.round((cents * denominator) / numerator);
    return slipOf([bills], { 'straight:s-bills': stake }, slip.revision);
  };
  await settle();
  const services = {
    flags: fakeFlags(),
    data: { query: () => ({ getSnapshot: () => ({ state: 'idle', data: null }), subscribe: () => () => undefined }) },
    watchEvents: () => () => undefined,
    prices: { event: () => null, onEvent: () => () => undefined },
  };
  const panel = { useChoice: () => 'open', useView: () => 'betslip', isDrawn: createStore(true) };
  renderInSlip(
    <OpenSlip maximized={false} wasMinimized={{ current: false }} />,
    { betslip: made.betslip, panel },
    { services, brand },
  );
  await screen.findByRole('textbox', { name: 'To win' });
  return made;
}

const field = (name: 'Bet' | 'To win') => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}$`) });
const described = (of: HTMLElement) =>
  (of.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

/** Presses these keys one after the other, as a browser does: what no listener has prevented is typed at the end of the text. */
async function type(into: HTMLInputElement, keys: string): Promise<void> {
  fireEvent.focus(into);
  into.focus();
  for (const key of keys) {
    if (!fireEvent.keyDown(into, { key })) continue;
    fireEvent.change(into, { target: { value: into.value + key } });
    await act(settle);
  }
}

function paste(into: HTMLInputElement, text: string): void {
  const event = createEvent.paste(into);
  Object.defineProperty(event, 'clipboardData', { value: { getData: () => text } });
  act(() => void fireEvent(into, event));
}

const answered = async ({ time }: Harness) => act(() => time.pass(2_000));

async function leave(from: HTMLInputElement): Promise<void> {
  act(() => from.blur());
  await act(settle);
}

it('an amount stays as typed although answers arrive between the keys, and after it shows what the stake wins', async () => {
  const made = await open();
  const toWin = field('To win');
  for (const [key, shown] of [
    ['1', '$1'],
    ['0', '$10'],
    ['0', '$100'],
  ] as const) {
    const sent = made.api.amounts.length;
    await type(toWin, key);
    await answered(made);
    expect(made.api.amounts.length).toBe(sent + 1);
    expect(toWin.value).toBe(shown);
  }
  expect(field('Bet').value).not.toBe('');
  await leave(toWin);
  expect(toWin.value).toMatch(/^\$(99|100)\.\d\d$/);
});

it.each([
  ['12,5', '$12.50'],
  ['1,234', '$1,234.00'],
  ['12.345', '$12.34'],
  // The server's answer says that there is no stake: the field is empty again, and its placeholder reads $0.00.
  ['0', ''],
] as const)('a bet typed as %s is shown as “%s” once the field is left', async (typed, shown) => {
  const made = await open();
  const bet = field('Bet');
  await type(bet, typed);
  await leave(bet);
  await answered(made);
  expect([bet.value, bet.placeholder]).toEqual([shown, '$0.00']);
});

it.each(['1e5', '-5'])('a bet typed as %s is refused, with what an amount is, until Backspace', async (typed) => {
  const { api } = await open();
  const bet = field('Bet');
  await type(bet, typed);
  expect([bet.value, bet.getAttribute('aria-invalid')]).toEqual(['', 'true']);
  expect(described(bet)).toContain('Enter an amount such as 12.50');
  expect(api.amounts.every(({ cents }) => cents === 0 || cents === 100)).toBe(true);
  fireEvent.keyDown(bet, { key: 'Backspace' });
  expect(bet.getAttribute('aria-invalid')).toBeNull();
});

it('an amount is pasted with its signs, one above the most of the field is not, and a leading point becomes 0.', async () => {
  await open();
  const bet = field('Bet');
  paste(bet, '$1,234.5');
  expect(bet.value).toBe('$1,234.5');
  fireEvent.change(bet, { target: { value: '' } });
  paste(bet, '1000000000.01');
  expect(bet.value).toBe('');
  await type(bet, '.5');
  expect(bet.value).toBe('$0.5');
});

it('the field takes up to a thousand million, and says that a bet does not; a quick stake keeps the focus, and Enter goes to the bet button', async () => {
  await open();
  const bet = field('Bet');
  await type(bet, '10000000009');
  expect(bet.value).toBe('$1,000,000,000');
  expect(described(bet)).toContain('The most for one bet is $9,999,999.99');
  expect(button('Place Bet').getAttribute('aria-disabled')).toBe('true');
  press('$25');
  await act(settle);
  expect(bet.value).toBe('$25.00');
  expect(document.activeElement).toBe(bet);
  fireEvent.keyDown(bet, { key: 'Enter' });
  expect(document.activeElement).toBe(button('Place Bet'));
});
