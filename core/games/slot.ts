import type { RandomStream } from '../fair/fairStream.ts';
import { formatMoney } from '../money.ts';
import { type Game, readStake, type StakeBet } from './game.ts';
import { slotReturn } from './slotReturn.ts';
import { FREE_SPIN_MULTIPLIER, LINE_PAYS, LINE_ROWS, LINES, REELS, ROWS, SCATTER_PAYS, type SlotSymbol } from './slotRules.ts';

export interface LineWin {
  readonly line: number;
  readonly symbol: SlotSymbol;
  readonly count: number;
  readonly winCents: number;
}

export interface SlotSpin {
  readonly stops: readonly number[];
  /** By reel, each from the top. */
  readonly shown: readonly (readonly SlotSymbol[])[];
  readonly lines: readonly LineWin[];
  readonly comets: number;
  readonly winCents: number;
  readonly freeSpinsWon: number;
  readonly isFree: boolean;
}

export interface SlotOutcome {
  /** The paid spin, then the free ones. */
  readonly spins: readonly SlotSpin[];
}

const bounds = { minimumCents: 20, maximumCents: 10_000, stepCents: LINES } as const;

/** What each reel shows at each of its stops, from the top. */
const COLUMNS: readonly (readonly (readonly SlotSymbol[])[])[] = REELS.map((reel) =>
  reel.map((_, stop) => Array.from({ length: ROWS }, (_row, row) => reel[(stop + row) % reel.length] ?? 'lemon')),
);

function shownAt(stops: readonly number[]): readonly (readonly SlotSymbol[])[] {
  return COLUMNS.map((column, reel) => column[stops[reel] ?? 0] ?? []);
}

/** Wins of a line from the left; the first reel has no wild. */
function lineWin(shown: readonly (readonly SlotSymbol[])[], line: number, lineCents: number): LineWin | null {
  const rows = LINE_ROWS[line] ?? [];
  const symbol = shown[0]?.[rows[0] ?? 0];
  const pays = symbol && LINE_PAYS[symbol];
  if (!pays) return null;
  let count = 1;
  for (; count < rows.length; count += 1) {
    const here = shown[count]?.[rows[count] ?? 0];
    if (here !== symbol && here !== 'wild') break;
  }
  const times = pays[count - 3];
  return times === undefined ? null : { line, symbol, count, winCents: times * lineCents };
}

/** What the reels pay at these stops. */
export function evaluateSpin(stops: readonly number[], stakeCents: number, isFree: boolean): SlotSpin {
  const shown = shownAt(stops);
  const multiplier = isFree ? FREE_SPIN_MULTIPLIER : 1;
  const lineCents = (stakeCents / LINES) * multiplier;
  const lines = LINE_ROWS.flatMap((_, line) => lineWin(shown, line, lineCents) ?? []);
  const comets = shown.filter((column) => column.includes('comet')).length;
  const scatter = SCATTER_PAYS[comets];
  const scatterCents = (scatter?.times ?? 0) * stakeCents * multiplier;
  const winCents = lines.reduce((sum, line) => sum + line.winCents, scatterCents);
  return { stops, shown, lines, comets, winCents, freeSpinsWon: scatter?.freeSpins ?? 0, isFree };
}

function playSpins(stakeCents: number, stream: RandomStream): readonly SlotSpin[] {
  const spins: SlotSpin[] = [];
  for (let left = 1; left > 0; left -= 1) {
    const spin = evaluateSpin(
      REELS.map((reel) => stream.below(reel.length)),
      stakeCents,
      spins.length > 0,
    );
    spins.push(spin);
    left += spin.freeSpinsWon;
  }
  return spins;
}

function textOf(spins: readonly SlotSpin[], winCents: number): string {
  const [paid] = spins;
  const free = spins.length > 1 ? ` ${spins.length - 1} free spins were played.` : '';
  const lines = paid?.lines.map(({ line, symbol, count }) => `Line ${line + 1}: ${count} ${symbol}.`).join(' ') ?? '';
  const result = winCents > 0 ? `You won ${formatMoney(winCents)}.` : 'No win.';
  return [lines, paid && paid.comets >= 3 ? `${paid.comets} comets.` : '', free.trim(), result]
    .filter((part) => part !== '')
    .join(' ');
}

export const slot: Game<StakeBet, SlotOutcome> = {
  engine: 'slot',
  name: 'Comet Run',
  version: 1,
  bounds,
  actionOfAbsentPlayer: null,
  rules: [
    `Five reels, three rows, ${LINES} lines, all of them always played. Every stop of a reel is equally likely.`,
    'Three, four or five of a kind from the left on a line pay multiples of the stake of the line. Only the longest counts.',
    ...Object.entries(LINE_PAYS).map(([symbol, pays]) => `${symbol}: ${pays.join(', ')}.`),
    'The wild is on reels 2, 3 and 4 and stands for every symbol but the comet.',
    ...Object.entries(SCATTER_PAYS).map(
      ([count, { times, freeSpins }]) => `${count} comets anywhere pay ${times} times the stake and ${freeSpins} free spins.`,
    ),
    `Wins of free spins are multiplied by ${FREE_SPIN_MULTIPLIER}. Free spins can win more free spins.`,
  ],
  readBet: (value) => readStake(value, bounds),
  play({ stakeCents }, _actions, stream) {
    const spins = playSpins(stakeCents, stream);
    const winCents = spins.reduce((sum, spin) => sum + spin.winCents, 0);
    return {
      stakesCents: [stakeCents],
      winCents,
      isFinished: true,
      actions: [],
      outcome: { spins },
      text: textOf(spins, winCents),
    };
  },
  returnToPlayer: slotReturn,
};
