import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { press } from '../../../../../tests/support/page.tsx';
import { renderInSlip } from '../../../../../tests/support/slip.tsx';
import type { RewardOption } from '../../logic/rewards/rewards.ts';
import { RewardsList } from './RewardsList.tsx';

const NOW = new Date(2026, 10, 20, 12).getTime();
const HOUR_MS = 3_600_000;
const betslip = { now: () => NOW };

const boost = (title: string, leftMs: number | null): RewardOption => ({
  choice: { kind: 'PROFIT_BOOST', id: title },
  title,
  detail: null,
  isRestricted: false,
  expiresAt: leftMs === null ? null : NOW + leftMs,
});

/** The open list. */
function renderOptions(...options: readonly RewardOption[]) {
  const onChoose = vi.fn();
  renderInSlip(<RewardsList options={options} usable={options.length} disabled={false} onChoose={onChoose} />, { betslip });
  press(/Use a reward/);
  return { onChoose, texts: () => screen.getAllByRole('option').map(({ textContent }) => textContent) };
}

it('a reward for other bets says for which, and a press chooses only one that is for the bet', () => {
  const free = { ...boost('Free', null), detail: 'Max bet $50.00' };
  const nba = { ...boost('NBA', null), detail: 'NBA only', isRestricted: true };
  const { texts, onChoose } = renderOptions(free, nba);
  expect(texts()).toEqual(['FreeMax bet $50.00', 'NBANot for this bet · NBA only']);
  fireEvent.click(screen.getByRole('option', { name: /NBA/ }));
  expect(onChoose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('option', { name: /Free/ }));
  expect(onChoose.mock.calls).toEqual([[free]]);
});

it('boosts, bonus bets and credits are listed each under their name, which a screen reader is told', () => {
  const bonus: RewardOption = { ...boost('Ten', null), choice: { kind: 'BONUS_BET', id: 'Ten' } };
  const credits: RewardOption = { ...boost('Credit', null), choice: { kind: 'PROMOTIONAL_CREDIT' } };
  renderOptions(boost('Free', null), bonus, credits);
  for (const [name, title] of [
    ['Profit boosts', 'Free'],
    ['Bonus bets', 'Ten'],
    ['Site credit', 'Credit'],
  ] as const) {
    const group = within(screen.getByRole('group', { name }));
    expect(group.getByRole('option', { name: title })).toBeTruthy();
    expect(group.getByText(name)).toBeTruthy();
  }
});

it('a reward that ends within a day counts down, and one that ends later says the day', () => {
  const soon = boost('Soon', 2 * HOUR_MS + 42 * 60_000 + 18_000);
  const tomorrow = boost('Tomorrow', 24 * HOUR_MS - 1000);
  const { texts } = renderOptions(soon, tomorrow, boost('Later', 24 * HOUR_MS), boost('Always', null));
  expect(texts()).toEqual(['Soon2h 42m 18s', 'Tomorrow23h 59m 59s', 'Lateruntil Nov 21', 'Always']);
});

it('a reward that comes within a day of its end while it is listed counts down from then on', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { texts } = renderOptions(boost('Later', 24 * HOUR_MS + 1_000));
  expect(texts()).toEqual(['Lateruntil Nov 21']);
  vi.spyOn(betslip, 'now').mockReturnValue(NOW + 2_000);
  act(() => void vi.advanceTimersByTime(2_000));
  expect(texts()).toEqual(['Later23h 59m 59s']);
});
