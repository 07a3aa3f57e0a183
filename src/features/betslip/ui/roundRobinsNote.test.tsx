import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { roundRobinChoices } from '../../../../core/money/roundRobin.ts';
import { press, read } from '../../../../tests/support/page.tsx';
import { renderInSlip } from '../../../../tests/support/slip.tsx';
import { NO_DRAFTS, nextDrafts } from '../logic/amountDrafts.ts';
import type { LegGroup, SlipError } from '../logic/slip.ts';
import { type SlipFacts, slipView } from '../logic/view/slipView.ts';
import { bills, factsOf, lions, oilers, slipOf } from '../testing/fixtures.ts';
import { RoundRobins } from './RoundRobins.tsx';
import { SECTIONS } from './sections.tsx';

const NOTE = 'Picks of the same game count as one.';
const GROUP = { eventStatus: 'PRE_GAME', odds: null, trend: 'NONE', requiresAcceptance: false } as const;
const REFUSED: SlipError = {
  code: 'edgebook.parlay.clashing',
  message: 'These picks can’t be combined in one same-game parlay.',
  priority: 4,
  displayType: 'GENERIC',
  field: null,
};
const EMPTY = { bets: [], sameEvent: [], refusals: [], disabled: false, locked: false, now: 0 };

/** The open drawer: the server says whether two legs of the first game are one bet, and why it refuses the bets. */
function renderDrawer(isOneBet: boolean, errors: readonly SlipError[] = [], more: Partial<SlipFacts> = {}): string | null {
  cleanup();
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
  return renderInSlip(<RoundRobins {...EMPTY} bets={bets} />, { betslip: {} }).container.textContent;
}

it('the drawer says that picks of one game count as one, where they do and the bets are not refused', () => {
  expect(renderDrawer(true)).toContain(`${NOTE}By 2s3 combinations · $2.00 each`);
  expect(renderDrawer(false)).toContain('By 2s6 combinations');
  expect(renderDrawer(false)).not.toContain(NOTE);
  expect(renderDrawer(true, [REFUSED])).toContain('By 2s3 combinations');
  expect(renderDrawer(true, [REFUSED])).not.toContain(NOTE);
});

it('ten legs have a line of all sizes, which says 1,013 combinations', () => {
  const ten = Array.from({ length: 10 }, (_, index) => ({ ...bills, selectionId: `s-${index}`, eventId: `e-${index}` }));
  const { bets } = slipView(factsOf(slipOf(ten), { tab: 'PARLAY', words: SECTIONS }));
  renderInSlip(<RoundRobins {...EMPTY} bets={bets.slice(1)} />, { betslip: {} });
  press('Round Robins');
  expect(read()).toContain('All sizes 1,013 combinations');
});

it('the stake that the server refuses is marked, and described by the reason', () => {
  const error = { ...REFUSED, code: 'edgebook.bet_amount.invalid', message: 'Too low.', displayType: 'BET_AMOUNT' } as const;
  renderDrawer(true, [], { placement: { kind: 'idle', reuseId: null, notReceived: false, errors: [error], receipt: null } });
  const marked = screen.getAllByRole<HTMLInputElement>('textbox').filter((field) => field.matches('[aria-invalid=true]'));
  expect(marked.map(({ value }) => value)).toEqual(['$2.00']);
  const described = marked[0]?.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['3 combinations · $2.00 each', 'Too low.']);
  renderDrawer(true);
  expect(document.querySelector('[aria-invalid]')).toBeNull();
});

it('the closed drawer explains round robins', async () => {
  renderInSlip(<RoundRobins {...EMPTY} />);
  press('What are round robins?');
  expect(await screen.findByRole('dialog', { name: 'What are round robins?' })).toBeTruthy();
  press('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the drawer without a round robin says why there is none, once it is opened', () => {
  const { container } = renderInSlip(<RoundRobins {...EMPTY} refusals={['Too many picks.']} />);
  expect(container.textContent).not.toContain('Too many picks.');
  press('Round Robins');
  expect(container.textContent).toContain('Too many picks.');
});
