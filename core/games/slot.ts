import type { RandomStream } from '../fair/fairStream.ts';
import { type Game, type RoundView, readStake, resultText, type StakeBet } from './game.ts';
import { jackpotOfTicket, jackpotReturn, jackpotsOfNetwork, TICKETS } from './jackpots.ts';
import { LINE_ROWS, type PayingSymbol, ROWS, type SlotDesign, type SlotSymbol, symbolPlural } from './slotDesign.ts';
import { slotReturn } from './slotReturn.ts';

export interface LineWin {
  readonly line: number;
  readonly symbol: PayingSymbol;
  readonly count: number;
  readonly winCents: number;
}

export interface SlotSpin {
  readonly stops: readonly number[];
  /** Symbols by reel, each from the top. */
  readonly shown: readonly (readonly SlotSymbol[])[];
  readonly lines: readonly LineWin[];
  readonly scatters: number;
  readonly winCents: number;
  readonly freeSpinsWon: number;
  readonly isFree: boolean;
}

export interface SlotOutcome {
  /** The paid spin, then the free ones. */
  readonly spins: readonly SlotSpin[];
  /** The jackpot's ticket; null: the slot has no jackpots. */
  readonly ticket: number | null;
}

const MAXIMUM_BET_CENTS = 10_000;

type Shown = readonly (readonly SlotSymbol[])[];

const isPaying = (symbol: SlotSymbol | undefined): symbol is PayingSymbol =>
  symbol !== undefined && symbol !== 'W' && symbol !== 'X';

/** Wins of a line from the left; the first reel has no wild. */
function lineWin({ linePays }: SlotDesign, shown: Shown, line: number, lineCents: number): LineWin | null {
  const rows = LINE_ROWS[line] ?? [];
  const symbol = shown[0]?.[rows[0] ?? 0];
  if (!isPaying(symbol)) return null;
  let count = 1;
  for (; count < rows.length; count += 1) {
    const here = shown[count]?.[rows[count] ?? 0];
    if (here !== symbol && here !== 'W') break;
  }
  const times = linePays[symbol][count - 3];
  return times === undefined ? null : { line, symbol, count, winCents: times * lineCents };
}

/** What the reels pay at these stops. */
export function evaluateSpin(design: SlotDesign, stops: readonly number[], stakeCents: number, isFree: boolean): SlotSpin {
  const { reels, lines: lineCount, scatterPays, freeSpins, freeSpinMultiplier } = design;
  const shown = reels.map((reel, index) =>
    Array.from({ length: ROWS }, (_, row) => reel[((stops[index] ?? 0) + row) % reel.length] ?? 'H'),
  );
  const multiplier = isFree ? freeSpinMultiplier : 1;
  const lineCents = (stakeCents / lineCount) * multiplier;
  const lines = Array.from({ length: lineCount }, (_, line) => lineWin(design, shown, line, lineCents)).filter(
    (win) => win !== null,
  );
  const scatters = shown.filter((column) => column.includes('X')).length;
  const scatterCents = (scatterPays[scatters - 3] ?? 0) * stakeCents * multiplier;
  const winCents = lines.reduce((sum, line) => sum + line.winCents, scatterCents);
  return { stops, shown, lines, scatters, winCents, freeSpinsWon: freeSpins[scatters - 3] ?? 0, isFree };
}

function playSpins(design: SlotDesign, stakeCents: number, stream: RandomStream): readonly SlotSpin[] {
  const spins: SlotSpin[] = [];
  for (let left = 1; left > 0; left -= 1) {
    const stops = design.reels.map((reel) => stream.below(reel.length));
    const spin = evaluateSpin(design, stops, stakeCents, spins.length > 0);
    spins.push(spin);
    left += spin.freeSpinsWon;
  }
  return spins;
}

function textOf(design: SlotDesign, spins: readonly SlotSpin[], winCents: number, stakeCents: number): string {
  const [paid] = spins;
  const lines = paid?.lines.map(({ line, symbol, count }) => `Line ${line + 1}: ${count} ${symbolPlural(design, symbol)}.`) ?? [];
  const scatters = paid && paid.scatters >= 3 ? [`${paid.scatters} ${symbolPlural(design, 'X')}.`] : [];
  const free = spins.length > 1 ? [`${spins.length - 1} free spins were played.`] : [];
  return [...lines, ...scatters, ...free, resultText(winCents, stakeCents, 'spin')].join(' ');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The reels that have a wild, in words. */
function reelsOfWild({ reels }: SlotDesign): string {
  const numbers = reels.flatMap((reel, index) => (reel.includes('W') ? [index + 1] : []));
  return `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
}

function rulesOf(design: SlotDesign): readonly string[] {
  const { lines, linePays, scatterPays, freeSpins, freeSpinMultiplier, jackpotNetwork } = design;
  const jackpots = jackpotsOfNetwork(jackpotNetwork);
  const scatter = symbolPlural(design, 'X');
  return [
    `Five reels, three rows, ${lines} lines, all of them always played. Every stop of a reel is equally likely.`,
    'Three, four or five of a kind from the left on a line pay multiples of the stake of the line. Only the longest counts.',
    ...(Object.entries(linePays) as [PayingSymbol, readonly number[]][]).map(
      ([symbol, pays]) => `${capital(symbolPlural(design, symbol))}: ${pays.join(', ')}.`,
    ),
    `Wild: ${symbolPlural(design, 'W')}. They are on reels ${reelsOfWild(design)} and stand for every symbol but the ${scatter}.`,
    ...scatterPays.map(
      (times, index) => `${index + 3} ${scatter} anywhere pay ${times} times the stake and ${freeSpins[index]} free spins.`,
    ),
    `${freeSpinMultiplier > 1 ? `Wins of free spins are multiplied by ${freeSpinMultiplier}. ` : ''}Free spins can win more free spins.`,
    ...jackpots.map(
      ({ name, weight }) =>
        `${name}: each spin wins it with a chance of ${weight} in ${TICKETS.toLocaleString('en-US')} for every cent of its stake.`,
    ),
    ...(jackpots.length === 0
      ? []
      : [
          'A jackpot pays what it holds when the round is paid, in cash, and starts again at its first amount. In a demo no jackpot is paid, and nothing is added.',
        ]),
  ];
}

/** The game of a design. */
export function createSlot(design: SlotDesign): Game<StakeBet, SlotOutcome> {
  const bounds = { minimumCents: design.lines, maximumCents: MAXIMUM_BET_CENTS, stepCents: design.lines };
  return {
    engine: 'slot',
    name: design.title,
    version: design.version,
    bounds,
    actionOfAbsentPlayer: null,
    rules: rulesOf(design),
    readBet: (value) => readStake(value, bounds),
    leastReturnCents: () => 0,
    play({ stakeCents }, _actions, stream): RoundView<SlotOutcome> {
      const spins = playSpins(design, stakeCents, stream);
      const winCents = spins.reduce((sum, spin) => sum + spin.winCents, 0);
      const ticket = design.jackpotNetwork === null ? null : stream.below(TICKETS);
      const jackpot = ticket === null ? null : jackpotOfTicket(design.jackpotNetwork, ticket, stakeCents);
      return {
        stakesCents: [stakeCents],
        winCents,
        jackpotId: jackpot?.id ?? null,
        isFinished: true,
        actions: [],
        outcome: { spins, ticket },
        text: textOf(design, spins, winCents, stakeCents),
      };
    },
    returnToPlayer: () => slotReturn(design),
    jackpotReturn: () => jackpotReturn(design.jackpotNetwork),
  };
}
