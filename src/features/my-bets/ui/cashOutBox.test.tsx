import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { button, press, read, renderInPage } from '../../../../tests/support/page.tsx';
import { createStore } from '../../../platform/externalStore.ts';
import { CashOutBox } from './CashOutBox.tsx';
import { CASH_OUTS } from './gallery/cashOutSamples.ts';

/** The box of a sample, and what was asked of it. */
function renderBox(name: string) {
  const sample = CASH_OUTS.find((one) => one.name === `Cash out, ${name}`);
  if (!sample) throw new Error(`There is no cash out ${name}`);
  const { isOnline = true } = sample;
  const calls: unknown[][] = [];
  const recorded =
    (call: string) =>
    (...given: readonly unknown[]) =>
      void calls.push([call, ...given]);
  const done =
    (call: string) =>
    async (...given: readonly unknown[]) => {
      recorded(call)(...given);
      return true;
    };
  renderInPage(
    <CashOutBox
      view={sample}
      isOnline={isOnline}
      isLive={isOnline}
      listedCents={28_50}
      title="Bills"
      unavailableText="No cash out for a round robin"
      onEvent={recorded('event')}
      onConfirm={() => recorded('confirm')()}
      onSetAuto={done('setAuto')}
      onRemoveAuto={() => done('removeAuto')()}
    />,
    { services: { unfinished: createStore([]) } },
  );
  return calls;
}

const ALL = 'Take now All · $28.50 Keeps running Nothing Back Cash out $28.50';
const AUTO = 'Cash out automatically at Set';
const OPEN = ['event', { type: 'opened' }];
const CLOSE = ['event', { type: 'closed' }];

it.each<[name: string, text: string, presses: readonly (readonly [label: string, call: unknown])[]]>([
  ['offered', 'Cash out $28.50', [['Cash out $28.50: Bills', OPEN]]],
  ['unavailable', 'No cash out for a round robin', []],
  [
    'all of it',
    `${ALL} ${AUTO}`,
    [
      ['Back', CLOSE],
      ['Cash out $28.50', ['confirm']],
    ],
  ],
  [
    'a part',
    `Take now 40% · $11.40 Keeps running $18.00 to pay $34.02 Back Cash out $11.40 ${AUTO}`,
    [['Cash out $11.40', ['confirm']]],
  ],
  ['at a value', `${ALL} Cashes out automatically at $45.00 Remove`, [['Remove', ['removeAuto']]]],
  [
    'fallen',
    'The offer went down $29.90 now $28.50 Keep bet Accept $28.50',
    [
      ['Keep bet', CLOSE],
      ['Accept $28.50', ['confirm']],
    ],
  ],
  [
    'not received',
    'Nothing was cashed out Your bet is running. Your last request didn’t reach us. Keep bet',
    [['Keep bet', CLOSE]],
  ],
  [
    'refused: changed',
    'Nothing was cashed out Your bet is running. The offer had changed by then. Keep bet',
    [['Keep bet', CLOSE]],
  ],
  [
    'refused: suspended',
    'Nothing was cashed out Your bet is running. The offer is suspended while its prices are. Keep bet',
    [['Keep bet', CLOSE]],
  ],
  [
    'refused: unavailable',
    'Nothing was cashed out Your bet is running. It can’t be cashed out any more. Keep bet',
    [['Keep bet', CLOSE]],
  ],
])('a cash out that is %s says “%s”, and its buttons do what they say', async (name, text, presses) => {
  const calls = renderBox(name);
  expect(read()).toBe(text);
  for (const [label] of presses) await act(async () => press(label));
  expect(calls).toEqual(presses.map(([, call]) => call));
});

it.each([
  ['listed only', 'Cash out $28.50', /^Cash out/],
  ['suspended', 'Cash out suspended', /^Cash out suspended/],
  ['offline', 'Cash out $28.50', /^Cash out/],
  ['choosing offline', `${ALL} You’re offline. Your bet is safe, and keeps running. ${AUTO}`, 'Cash out $28.50'],
  ['sending', 'Cashing out $28.50 You can leave this page.', /^Cashing out/],
  ['held', 'Cashing out $28.50 Up to 5 s. You can leave this page.', /^Cashing out/],
  ['being checked', 'Cashing out $28.50 We’re asking what became of it. Nothing is paid twice.', /^Cashing out/],
  ['found again after a reload', 'Cashing out We’re asking what became of it. Nothing is paid twice.', /^Cashing out/],
  ['done', '$28.50 is in your balance. Cash out $28.50', /^Cash out/],
])('a cash out that is %s says “%s” and takes no press', (name, text, label) => {
  const calls = renderBox(name);
  expect(read()).toBe(text);
  expect(button(label).matches('[aria-disabled=true], [aria-busy=true]')).toBe(true);
  press(label);
  expect(calls).toEqual([]);
});

it('the slider chooses tenths of the bet', () => {
  const calls = renderBox('a part');
  fireEvent.change(screen.getByRole('slider', { name: 'How much of the bet to cash out: Bills' }), { target: { value: '5' } });
  expect(calls).toEqual([['event', { type: 'partChosen', tenths: 5 }]]);
});

it('an amount above the offer is set for an automatic cash out, and one below it is not', async () => {
  const calls = renderBox('all of it');
  const field = screen.getByRole('textbox', { name: 'Cash out automatically at' });
  fireEvent.change(field, { target: { value: '20' } });
  await act(async () => press('Set'));
  expect(screen.getByRole('alert').textContent).not.toBe('');
  expect(calls).toEqual([]);
  fireEvent.change(field, { target: { value: '45' } });
  await act(async () => press('Set'));
  expect(calls).toEqual([['setAuto', 4_500]]);
});
