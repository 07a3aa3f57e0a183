import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSample } from '../support/openSlip.tsx';
import { read } from '../support/page.tsx';

const find = (name: string, role = 'button') => screen.findByRole(role, { name });
const isOff = (element: HTMLElement) => element.matches(':disabled, [aria-disabled=true], [aria-busy=true]');

it.each<readonly [sample: string, label: string, call: readonly unknown[]]>([
  ['Logged out', 'Log In to Bet', ['logIn']],
  ['Straight', 'Place Bet', ['place']],
  ['Odds changed', 'Accept Changes & Bet', ['acceptAndPlace']],
  ['Odds changed, over the balance', 'Accept Changes', ['accept']],
  ['Deposit required', 'Deposit', ['show', 'quickDepositOpened']],
])('the bet button in the state “%s” is “%s” and does that: %j', async (sample, label, call) => {
  const calls = renderSample(sample);
  fireEvent.click(await find(label));
  expect(calls).toEqual([call]);
});

it.each([
  ['No amount', 'Place Bet', false],
  ['Placing', 'Placing bets', true],
  ['Checking', 'Checking', true],
  ['Bet Placed', 'Bet Placed', false],
  ['Error GEO', 'Place Bet', false],
  ['Offline', 'Place Bet', false],
  ['Updating', 'Place Bet', false],
])('the bet button in the state “%s” is “%s” and takes no press; busy: %s', async (sample, label, busy) => {
  const calls = renderSample(sample);
  const button = await find(label);
  expect(isOff(button)).toBe(true);
  expect(button.matches('[aria-busy=true]')).toBe(busy);
  // It keeps the focus.
  expect(button.matches(':disabled')).toBe(false);
  fireEvent.click(button);
  expect(calls).toEqual([]);
});

it.each<readonly [sample: string, label: string, call: readonly unknown[]]>([
  ['Straight', 'Clear all', ['clear']],
  ['Straight', 'Maximize betslip', ['panel', 'maximized']],
  ['Straight', 'Minimize betslip', ['panel', 'minimized']],
  ['Straight', 'Remove Celtics −4.5', ['remove', 's-celtics']],
  ['Suspended', 'Remove suspended', ['remove', 's-bills']],
  ['Closed', 'Remove closed', ['remove', 's-bills']],
  ['Odds changed', 'Accept +124 for Oilers', ['accept', ['s-oilers']]],
  ['Line changed', 'Accept −122 for Bills −3', ['accept', ['s-bills']]],
  ['Teaser with a moved leg', 'Accept change for Bills +3.5', ['accept', ['s-bills']]],
  ['Deposit required', 'Bet $12.00', ['setAmount', 'straight:s-bills', 'BET', 1_200]],
  ['Over the book’s limit', 'Bet $10.99', ['setAmount', 'straight:s-bills', 'BET', 1_099]],
  ['Quick deposit', 'Go back to Betslip', ['show', 'depositLeft']],
  ['Parlay of picks that can’t be combined', 'Bet as straights', ['chooseTab', 'STRAIGHT']],
  ['Parlay+ with a player prop', 'Remove it, keep +291', ['remove', 's-prop']],
  ['Teaser', 'Clear teaser', ['clearTeaser']],
  ['Bet Placed', 'Keep same selections', ['keepSame']],
  ['Error GEO', 'Check Location', ['checkLocation', true]],
])('a press in the state “%s” on “%s” asks for that: %j', async (sample, label, call) => {
  const calls = renderSample(sample);
  fireEvent.click(await find(label));
  expect(calls).toEqual([call]);
});

it.each([
  ['Parlay+ of one game that has moved', 'Accept +872 for Celtics @ Knicks'],
  ['Parlay+ of a game that has moved and another', 'Accept +300 for Celtics @ Knicks'],
])('a moved group of legs in “%s” is accepted as one with “%s”', async (sample, label) => {
  const calls = renderSample(sample);
  fireEvent.click(await find(label));
  expect(calls).toEqual([['accept', ['s-over']]]);
});

it('a press removes all picks that are suspended', async () => {
  const calls = renderSample('Both picks suspended');
  fireEvent.click(await find('Remove suspended'));
  expect(calls).toEqual([
    ['remove', 's-bills'],
    ['remove', 's-oilers'],
  ]);
});

it('a press on a tab chooses it, with what it says where it cannot be opened', () => {
  const calls = renderSample('Straight, empty');
  for (const name of ['Straight', 'Parlay']) fireEvent.click(screen.getByRole('tab', { name }));
  expect(calls).toEqual([
    ['chooseTab', 'STRAIGHT', 'Add a bet to start building your betslip!'],
    ['chooseTab', 'PARLAY', 'Add another bet to make this a parlay!'],
  ]);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Straight');
});

it.each([
  ['Parlay and round robins', ['Straight4', 'Parlay4', 'Teaser']],
  ['Odds changed', ['Straight2', 'Parlay$10.00', 'Teaser']],
  ['Teaser', ['Straight3', 'Parlay', 'Teaser2']],
])('the tabs of “%s” say how many picks and which stakes are there: %j', (sample, texts) => {
  renderSample(sample);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(texts);
});

it.each<readonly [sample: string, label: string, call: readonly unknown[]]>([
  ['No amount', 'Bet', ['straight:s-bills', 'BET', 500]],
  ['No amount', 'To win', ['straight:s-bills', 'WIN', 500]],
  ['Parlay+', 'Bet', ['parlay', 'BET', 500]],
  ['Parlay and round robins', 'By 3s, 4 combinations', ['roundRobin:3', 'BET', 500]],
  ['Teaser', 'To win', ['teaser', 'WIN', 500]],
])('an amount typed in the state “%s” into “%s” is set: %j', async (sample, label, call) => {
  const calls = renderSample(sample);
  fireEvent.change(await find(label, 'textbox'), { target: { value: '5' } });
  expect(calls).toEqual([['setAmount', ...call]]);
});

it('a pick leads to its event', async () => {
  renderSample('No amount');
  const link = await find('Chiefs @ Bills', 'link');
  expect(link.getAttribute('href')).toBe('/sport/football/organization/united-states/competition/nfl/event/e-1');
});

it.each([
  ['Straight in credits that are too few', ['Bet'], 'You have $15.00 in site credit.'],
  ['Error BET_AMOUNT', ['Bet'], 'Bet between $0.10 and $10,000.00.'],
  ['Error DEPOSIT', ['Bet'], 'Your balance is $12.00. Deposit to place this bet.'],
  ['Error WIN_AMOUNT', ['To win'], 'The most a bet can win is $100,000.00.'],
  ['Error BET_WIN_AMOUNT', ['Bet', 'To win'], 'The most a bet can win is $100,000.00.'],
  ['Amount invalid', ['Bet'], 'The most for one bet is $9,999,999.99'],
])('the error in the state “%s” marks the fields %j, which it describes: %s', async (sample, labels, message) => {
  renderSample(sample);
  const fields = await screen.findAllByRole('textbox');
  const marked = fields.filter((field) => field.matches('[aria-invalid=true]'));
  expect(marked).toEqual(await Promise.all(labels.map((label) => find(label, 'textbox'))));
  for (const field of marked) {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent?.trim())).toEqual(['Bills −2.5', message]);
  }
});

it.each([
  ['Bonus bet applied', [true, true]],
  ['Boost applied', [false, true]],
  ['No amount', [false, false]],
])('the amounts in the state “%s” are read-only: %j', async (sample, readOnly) => {
  renderSample(sample);
  const fields = await screen.findAllByRole<HTMLInputElement>('textbox');
  expect(fields.map((field) => field.readOnly)).toEqual(readOnly);
});

it.each(['Straight', 'Rewards for other bets'])('the slip in the state “%s” has no banner of rewards', async (sample) => {
  renderSample(sample);
  await find('Place Bet');
  expect(read()).not.toMatch(/reward|boost|bonus/i);
});

it('one reward is applied with a switch', async () => {
  const calls = renderSample('One reward');
  const toggle = await find('Apply 25% Profit Boost', 'switch');
  expect(read()).toContain('25% Profit Boost 0h 42m 18s');
  fireEvent.click(toggle);
  expect(calls).toEqual([['chooseReward', 'straight:s-bills', { kind: 'PROFIT_BOOST', id: 'boost' }]]);
});

it('one of several rewards is chosen in a list of boosts, bonus bets and credits', async () => {
  const calls = renderSample('Several rewards');
  fireEvent.click(await screen.findByRole('button', { name: /Use a reward\s*· 4 available/ }));
  const list = within(screen.getByRole('listbox'));
  expect(list.getAllByRole('option').map((option) => read(option))).toEqual([
    '25% Profit Boost Max bet $50.00 · 1+ legs 0h 42m 18s',
    '10% Live Boost Max bet $25.00 · Live only',
    '$10.00 Bonus Bet',
    '$5.00 Bonus Bet Not for this bet · NBA only',
    expect.stringContaining('$15.00'),
  ]);
  fireEvent.click(list.getByRole('option', { name: /^\$10\.00 Bonus Bet/ }));
  expect(calls).toEqual([['chooseReward', 'straight:s-bills', { kind: 'BONUS_BET', id: 'bonus' }]]);
});

it.each([
  ['Boost applied', 'straight:s-bills'],
  ['Bonus bet applied', 'straight:s-bills'],
  ['Straight in credits that are too few', 'straight:s-bills'],
  ['Straight with a boost that cannot be used any more', 'straight:s-bills'],
  ['Parlay with a boost', 'parlay'],
])('the reward applied in the state “%s” can be removed', async (sample, draftBetId) => {
  const calls = renderSample(sample);
  fireEvent.click(await find('Remove reward'));
  expect(calls).toEqual([['chooseReward', draftBetId, null]]);
});

it.each(['Straight while placing', 'Parlay while placing', 'Teaser while placing', 'Teaser offline'])(
  'nothing of the bets can be changed in the state “%s”',
  async (sample) => {
    const calls = renderSample(sample);
    const panel = screen.getByRole('tabpanel');
    await waitFor(() => expect(panel.querySelector('input')).not.toBeNull());
    for (const field of panel.querySelectorAll('input')) expect(field.disabled).toBe(true);
    for (const one of panel.querySelectorAll('article button')) fireEvent.click(one);
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(calls).toEqual([]);
  },
);
