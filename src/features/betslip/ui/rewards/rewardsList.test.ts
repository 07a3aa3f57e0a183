import { type ComponentProps, createElement, isValidElement, type MouseEvent, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { elementsOf } from '../../../../../tests/support/drawn.ts';
import { mountHook } from '../../../../../tests/support/mountHook.ts';
import type { RewardOption } from '../../logic/rewards.ts';
import { BetslipContext, type BetslipParts } from '../betslipContext.ts';
import { RewardsList, type RewardsListProps } from './RewardsList.tsx';

const NOW = new Date(2026, 10, 20, 12).getTime();
const HOUR_MS = 3_600_000;

const boost = (title: string, leftMs: number | null): RewardOption => ({
  ...{ choice: { kind: 'PROFIT_BOOST', id: title }, title, detail: null, isRestricted: false },
  expiresAt: leftMs === null ? null : NOW + leftMs,
});

function inSlip(part: ReactNode): ReactNode {
  return createElement(BetslipContext, { value: { betslip: { now: () => NOW } } as unknown as BetslipParts }, part);
}

/** The options, once the list is opened, as elements. */
function opened(options: readonly RewardOption[], onChoose: (option: RewardOption) => void = () => undefined) {
  let drawn: ReactNode = null;
  const { act } = mountHook(
    (props: RewardsListProps) => {
      drawn = RewardsList(props);
    },
    { initial: { options, usable: options.length, disabled: false, onChoose }, page: { getElementById: () => null } },
  );
  const [opener] = elementsOf<ComponentProps<'button'>>(drawn, 'button');
  act(() => opener?.props.onClick?.({} as MouseEvent<HTMLButtonElement>));
  return { drawn, act };
}

/** The texts of the options. */
function optionsOf(options: readonly RewardOption[]): readonly string[] {
  const shown = renderToStaticMarkup(inSlip(opened(options).drawn)).match(/<button[^>]* role="option".*?<\/button>/g) ?? [];
  return shown.map((option) =>
    option
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

it('a reward that is not for the bet says for which bets it is, and cannot be chosen [S2.248]', () => {
  const free = { ...boost('Free', null), detail: 'Max bet $50.00' };
  const nba = { ...boost('NBA', null), detail: 'NBA only', isRestricted: true };
  expect(optionsOf([free, nba])).toEqual(['Free Max bet $50.00', 'NBA Not for this bet · NBA only']);
});

it('the list has the boosts, the bonus bets and the credits each under their name, which a screen reader is told [S2.250]', () => {
  const bonus: RewardOption = { ...boost('Ten', null), choice: { kind: 'BONUS_BET', id: 'Ten' } };
  const credits: RewardOption = { ...boost('Credits', null), choice: { kind: 'PROMOTIONAL_CREDIT' } };
  const { drawn } = opened([boost('Free', null), bonus, credits]);
  const groups = elementsOf<ComponentProps<'fieldset'>>(drawn, 'fieldset');
  expect(groups.map(({ props }) => props['aria-label'])).toEqual(['Profit boosts', 'Bonus bets', 'Credits']);
  const markup = renderToStaticMarkup(inSlip(drawn));
  for (const name of ['Profit boosts', 'Bonus bets', 'Credits']) expect(markup).toContain(`aria-hidden="true">${name}</div>`);
});

/** What a press on each of the options does. */
function choosersOf(drawn: ReactNode): readonly (() => void)[] {
  if (Array.isArray(drawn)) return drawn.flatMap((one: ReactNode) => choosersOf(one));
  if (!isValidElement<{ readonly children?: ReactNode; readonly onChoose?: () => void }>(drawn)) return [];
  const { onChoose, children } = drawn.props;
  return onChoose === undefined ? choosersOf(children) : [onChoose];
}

it('a press chooses the reward that it is on, unless that is not for the bet [S3.63]', () => {
  const chosen: string[] = [];
  const options = [{ ...boost('NBA', null), isRestricted: true }, boost('Free', null)];
  const { drawn, act } = opened(options, ({ title }) => void chosen.push(title));
  for (const onChoose of choosersOf(drawn)) act(onChoose);
  expect(chosen).toEqual(['Free']);
});

it('the list counts down for a reward that ends within a day, and says the day of one that ends later [S2.255 S2.257]', () => {
  const soon = boost('Soon', 2 * HOUR_MS + 42 * 60_000 + 18_000);
  const options = [soon, boost('Tomorrow', 24 * HOUR_MS - 1000), boost('Later', 24 * HOUR_MS), boost('Always', null)];
  expect(optionsOf(options)).toEqual(['Soon 2h 42m 18s', 'Tomorrow 23h 59m 59s', 'Later until Nov 21', 'Always']);
});
