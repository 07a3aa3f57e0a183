import { add, divide, rational } from '../money/rational.ts';
import { err, ok } from '../result.ts';
import { boundsFault, type Game, isCents, NO_JACKPOT, resultText } from './game.ts';
import { isRouletteBetKind, POCKETS, RED, ROULETTE_BETS, ROULETTE_PLACES, type RouletteBetKind } from './rouletteRules.ts';

/** One chip: `at` names the place of its kind (rouletteRules.ts), 0 where the kind has only one. */
export interface RouletteChip {
  readonly kind: RouletteBetKind;
  readonly at: number;
  readonly cents: number;
}

export interface RouletteOutcome {
  readonly pocket: number;
  readonly color: 'red' | 'black' | 'green';
  /** Indexes of the winning chips. */
  readonly winners: readonly number[];
}

const MAXIMUM_CHIPS = 60;
const bounds = { minimumCents: 10, maximumCents: 100_000, stepCents: 1 } as const;

function readChip(value: unknown): RouletteChip | null {
  if (typeof value !== 'object' || value === null) return null;
  const { kind, at, cents } = value as Readonly<Record<string, unknown>>;
  if (!isRouletteBetKind(kind) || typeof at !== 'number' || !isCents(cents)) return null;
  return ROULETTE_PLACES.get(kind)?.has(at) ? { kind, at, cents } : null;
}

/** What one unit on a bet of the kind returns on average, over all pockets. Every kind: 36/37. */
export function rouletteReturnOf(kind: RouletteBetKind) {
  const returns = [...(ROULETTE_PLACES.get(kind)?.values() ?? [])].map((numbers) =>
    rational(numbers.length * (ROULETTE_BETS[kind].pays + 1), POCKETS),
  );
  const sum = returns.reduce(add, rational(0));
  return divide(sum, rational(returns.length));
}

/** What each chip returns. */
function winsOn(bet: readonly RouletteChip[], pocket: number): readonly number[] {
  return bet.map(({ kind, at, cents }) =>
    ROULETTE_PLACES.get(kind)?.get(at)?.includes(pocket) ? cents * (ROULETTE_BETS[kind].pays + 1) : 0,
  );
}

function colorOf(pocket: number): RouletteOutcome['color'] {
  if (pocket === 0) return 'green';
  return RED.has(pocket) ? 'red' : 'black';
}

export const roulette: Game<readonly RouletteChip[], RouletteOutcome> = {
  engine: 'roulette',
  name: 'European Roulette',
  version: 1,
  bounds,
  actionOfAbsentPlayer: null,
  rules: [
    'The wheel has 37 pockets, 0 to 36. Every pocket is equally likely.',
    ...Object.values(ROULETTE_BETS).map(
      ({ label, pays, numbers }) => `${label}: ${numbers === 1 ? 'one number' : `${numbers} numbers`}, pays ${pays} to 1.`,
    ),
    'Zero wins only bets that cover it by number. There is no surrender.',
  ],
  readBet(value) {
    if (!Array.isArray(value) || value.length === 0 || value.length > MAXIMUM_CHIPS) return err('BAD_BET');
    const chips = value.map(readChip).filter((chip) => chip !== null);
    if (chips.length !== value.length) return err('BAD_BET');
    const stakeCents = chips.reduce((sum, { cents }) => sum + cents, 0);
    const fault = boundsFault(stakeCents, bounds);
    return fault === null ? ok({ bet: chips, stakeCents }) : err(fault);
  },
  leastReturnCents: (bet) =>
    Math.min(...Array.from({ length: POCKETS }, (_, pocket) => winsOn(bet, pocket).reduce((sum, cents) => sum + cents, 0))),
  play(bet, _actions, stream) {
    const stakeCents = bet.reduce((sum, { cents }) => sum + cents, 0);
    const pocket = stream.below(POCKETS);
    const wins = winsOn(bet, pocket);
    const winCents = wins.reduce((sum, cents) => sum + cents, 0);
    const color = colorOf(pocket);
    return {
      stakesCents: [stakeCents],
      winCents,
      jackpotId: null,
      isFinished: true,
      actions: [],
      outcome: { pocket, color, winners: wins.flatMap((cents, index) => (cents > 0 ? [index] : [])) },
      text: `The ball stopped on ${pocket}, ${color}. ${resultText(winCents, stakeCents, 'bet')}`,
    };
  },
  returnToPlayer: () => ({ exact: rouletteReturnOf('straight'), value: 36 / 37 }),
  jackpotReturn: NO_JACKPOT,
};
