import type { PickedSelection } from '../../core/money/pickedSelection.ts';
import { step } from '../../src/features/betslip/logic/machine/slipMachine.ts';
import { FIRST_STATE, type SlipEvent, type SlipState, slipOf } from '../../src/features/betslip/logic/machine/slipState.ts';
import { slipView } from '../../src/features/betslip/logic/view/slipView.ts';
import { bills, slipOf as builtSlip, factsOf, withLeg } from '../../src/features/betslip/testing/fixtures.ts';
import { median } from '../benchmark.ts';

const LEGS = 20;
const ROUNDS = 9;
const WARM_ROUNDS = 3;
const TURNS_A_ROUND = 100;
/** The goals are for a processor four times as slow. */
export const SLOWER = 4;

const PICKS: readonly PickedSelection[] = Array.from({ length: LEGS }, (_, index) => ({
  ...bills,
  selectionId: `s-${index}`,
  marketId: `m-${index}`,
  eventId: `e-${index}`,
}));
const [FIRST = bills] = PICKS;

/** A player's slip of 20 picks, read from the server. */
function fullSlip(): SlipState {
  const events: readonly SlipEvent[] = [
    { type: 'connectionChanged', online: true, live: true },
    { type: 'loginChanged', login: 'loggedIn' },
    { type: 'loaded' },
    { type: 'pushed', slip: builtSlip(PICKS) },
  ];
  return events.reduce((state, event) => step(state, event).state, FIRST_STATE);
}

function shown(state: SlipState): number {
  const { drafts, login, online, loading, placement, oddsAcceptance } = state;
  const stateFacts = {
    drafts,
    login,
    online,
    loading,
    placement,
    oddsAcceptance,
    tab: state.tab.tab,
    changing: state.pending.length > 0,
  };
  return slipView({ ...factsOf(slipOf(state)), ...stateFacts }).count;
}

/** The pick of a tap is taken away, and shown so: before React draws it. */
function tap(state: SlipState): void {
  const left = shown(step(state, { type: 'toggled', pick: FIRST }).state);
  if (left !== LEGS - 1) throw new Error(`The slip shows ${left} picks`);
}

function priceChange(state: SlipState, turn: number): void {
  const current = { odds: { numerator: 100, denominator: 101 + turn }, pointsHundredths: -250 };
  const slip = withLeg(builtSlip(PICKS, {}, turn + 2), FIRST.selectionId, { current, requiresAcceptance: true });
  shown(step(state, { type: 'pushed', slip }).state);
}

/** Time of the processor: other work of the machine does not count. */
function millisecondsOf(work: (turn: number) => void): number {
  const before = process.cpuUsage();
  for (let turn = 0; turn < TURNS_A_ROUND; turn += 1) work(turn);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / TURNS_A_ROUND;
}

function measured(work: (turn: number) => void): number {
  for (let round = 0; round < WARM_ROUNDS; round += 1) millisecondsOf(work);
  return median(Array.from({ length: ROUNDS }, () => millisecondsOf(work)));
}

/** The machine and the view of a slip with 20 picks: what a tap and a price change cost before React draws them, on the slower processor. */
export function measureMachine(): { readonly tapMs: number; readonly changeMs: number } {
  const state = fullSlip();
  return { tapMs: measured(() => tap(state)) * SLOWER, changeMs: measured((turn) => priceChange(state, turn)) * SLOWER };
}
