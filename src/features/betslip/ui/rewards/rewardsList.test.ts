import { type ComponentProps, createElement, type MouseEvent, type ReactNode } from 'react';
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

/** The texts of the options, once the list is opened. */
function optionsOf(options: readonly RewardOption[]): readonly string[] {
  let drawn: ReactNode = null;
  const { act } = mountHook(
    (props: RewardsListProps) => {
      drawn = RewardsList(props);
    },
    {
      initial: { options, usable: options.length, disabled: false, onChoose: () => undefined },
      page: { getElementById: () => null },
    },
  );
  const [opener] = elementsOf<ComponentProps<'button'>>(drawn, 'button');
  act(() => opener?.props.onClick?.({} as MouseEvent<HTMLButtonElement>));
  const shown = renderToStaticMarkup(inSlip(drawn)).match(/<button[^>]* role="option".*?<\/button>/g) ?? [];
  return shown.map((option) =>
    option
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

it('the list counts down for a reward that ends within a day, and says the day of one that ends later [S2.255 S2.257]', () => {
  const soon = boost('Soon', 2 * HOUR_MS + 42 * 60_000 + 18_000);
  const options = [soon, boost('Tomorrow', 24 * HOUR_MS - 1000), boost('Later', 24 * HOUR_MS), boost('Always', null)];
  expect(optionsOf(options)).toEqual(['Soon 2h 42m 18s', 'Tomorrow 23h 59m 59s', 'Later until Nov 21', 'Always']);
});
