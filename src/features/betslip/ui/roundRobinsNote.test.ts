import { act, type ComponentProps, createElement, type MouseEvent, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { roundRobinChoices } from '../../../../core/roundRobin.ts';
import { elementsOf, elementWith } from '../../../../tests/support/drawn.ts';
import { mountHook } from '../../../../tests/support/mountHook.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { NO_DRAFTS, nextDrafts } from '../logic/amountDrafts.ts';
import { bills, factsOf, lions, oilers, slipOf } from '../logic/fixtures.ts';
import type { LegGroup, SlipError } from '../logic/slip.ts';
import { type SlipFacts, slipView } from '../logic/slipView.ts';
import { BetslipContext, type BetslipParts } from './betslipContext.ts';
import { RoundRobins } from './RoundRobins.tsx';
import { SECTIONS, type SectionProps } from './sections.tsx';

const NOTE = 'Picks of the same game count as one.';
const GROUP = { eventStatus: 'PRE_GAME', odds: null, trend: 'NONE', requiresAcceptance: false } as const;
const REFUSED: SlipError = {
  ...{ code: 'edgebook.parlay.clashing', message: 'Some picks of the same event clash.', priority: 4 },
  ...{ displayType: 'GENERIC', field: null },
};

/** The open drawer: the server says whether two legs of the first game are one bet, and why it refuses the bets. */
function drawn(isOneBet: boolean, errors: readonly SlipError[] = [], more: Partial<SlipFacts> = {}): string {
  const over = { ...bills, selectionId: 's-over', name: 'Over', marketType: 'TOTAL', pointsHundredths: 4450 } as const;
  const slip = slipOf([bills, over, oilers, lions]);
  const [parlay] = slip.sections.PARLAY.draftBets;
  if (!parlay) throw new Error('four legs');
  const groups: readonly LegGroup[] = [
    { ...GROUP, eventId: bills.eventId, selectionIds: ['s-bills', 's-over'], isOneBet },
    ...[oilers, lions].map(({ eventId, selectionId }) => ({ ...GROUP, eventId, selectionIds: [selectionId], isOneBet: false })),
  ];
  const draftBets = roundRobinChoices(isOneBet ? 3 : 4).map((choice) => ({ ...parlay, ...choice, ratio: null, groups, errors }));
  const sections = { ...slip.sections, ROUND_ROBIN: { kind: 'ROUND_ROBIN', draftBets, groupings: [], errors: [] } } as const;
  // It opens by itself with a stake.
  const drafts = nextDrafts(NO_DRAFTS, { type: 'typed', draftBetId: 'roundRobin:2', field: 'BET', cents: 200 });
  const view = slipView({ ...factsOf({ ...slip, sections }, { tab: 'PARLAY', words: SECTIONS, ...more }), drafts });
  const bets = view.bets.filter(({ draftBetId }) => draftBetId.startsWith('roundRobin'));
  const props = { bets, sameEvent: [], refusals: [], disabled: false, locked: false, now: 0 };
  const tree = createElement(BetslipContext, { value: {} as BetslipParts }, createElement(RoundRobins, props));
  return renderToStaticMarkup(tree);
}

/** Its text. */
function drawer(...server: Parameters<typeof drawn>): string {
  return drawn(...server)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

it('the drawer says that picks of one game count as one, where they do and the bets are not refused', () => {
  expect(drawer(true)).toContain(`${NOTE} By 2s 3 combinations · $2.00 each`);
  expect(drawer(false)).toContain('By 2s 6 combinations');
  expect(drawer(false)).not.toContain(NOTE);
  expect(drawer(true, [REFUSED])).toContain('By 2s 3 combinations');
  expect(drawer(true, [REFUSED])).not.toContain(NOTE);
});

it('the stake that the server refuses is marked, and described by the reason [S5.19]', () => {
  const error = { ...REFUSED, code: 'edgebook.bet_amount.invalid', message: 'Too low.', displayType: 'BET_AMOUNT' } as const;
  const placement = { kind: 'idle', reuseId: null, notReceived: false, errors: [error], receipt: null } as const;
  const markup = drawn(true, [], { placement });
  const [marked = '', ...others] = markup.match(/<input[^>]*aria-invalid="true"[^>]*>/g) ?? [];
  expect(others).toEqual([]);
  expect(marked).toContain('value="$2.00"');
  const [, errorId] = /aria-describedby="[^"]* ([^"]*)"/.exec(marked) ?? [];
  expect(markup).toMatch(new RegExp(`id="${errorId}">Too low\\.<`));
  expect(drawn(true)).not.toContain('aria-invalid');
});

it('the drawer explains round robins while it is closed, too [S2.234]', async () => {
  let shown: ReactNode = null;
  mountHook(
    (props: SectionProps) => {
      shown = RoundRobins(props);
    },
    { initial: { bets: [], sameEvent: [], refusals: [], disabled: false, locked: false, now: 0 } },
  );
  const [about] = elementsOf(shown, IconButton);
  expect(about?.props).toMatchObject({ label: 'What are round robins?', icon: 'info' });
  const isExplained = (): boolean => elementWith(shown, 'onClose') !== undefined;
  expect(isExplained()).toBe(false);
  await act(async () => {
    about?.props.onClick?.({} as MouseEvent<HTMLButtonElement>);
    await import('./RoundRobinInfo.tsx');
  });
  expect(isExplained()).toBe(true);
  act(() => elementWith<{ readonly onClose: () => void }>(shown, 'onClose')?.props.onClose());
  expect(isExplained()).toBe(false);
});

it('the drawer without a round robin says why there is none, once it is opened', () => {
  let shown: ReactNode = null;
  const mounted = mountHook(
    (props: SectionProps) => {
      shown = RoundRobins(props);
    },
    { initial: { bets: [], sameEvent: [], refusals: ['Too many picks.'], disabled: false, locked: false, now: 0 } },
  );
  expect(renderToStaticMarkup(shown)).not.toContain('Too many picks.');
  const [opener] = elementsOf<ComponentProps<'button'>>(shown, 'button');
  mounted.act(() => opener?.props.onClick?.({} as MouseEvent<HTMLButtonElement>));
  expect(renderToStaticMarkup(shown)).toContain('Too many picks.');
});
