import { type Rational, rational } from '../money/rational.ts';
import { err, ok } from '../result.ts';
import { boundsFault, type Game, isCents, NO_JACKPOT, resultText } from './game.ts';

/** A wheel of 50 fields in six colours. A colour with `fields` fields returns 48 / `fields` times the stake: 48/50 of every bet. */
export const WHEEL_COLOURS = {
  white: { fields: 24, times: 2, label: 'White' },
  yellow: { fields: 12, times: 4, label: 'Yellow' },
  green: { fields: 6, times: 8, label: 'Green' },
  blue: { fields: 4, times: 12, label: 'Blue' },
  purple: { fields: 3, times: 16, label: 'Purple' },
  red: { fields: 1, times: 48, label: 'Red' },
} as const;

export type WheelColour = keyof typeof WHEEL_COLOURS;
export const COLOURS_OF_WHEEL = Object.keys(WHEEL_COLOURS) as readonly WheelColour[];

/** The fields clockwise: w, y, g, b, p, r. A test counts them. */
export const WHEEL_FIELDS: readonly WheelColour[] = [...'rywgwywbwywgwywpwywgwywbwywgwpwywgwywbwywgwywpwywb'].map((first) => {
  const colour = COLOURS_OF_WHEEL.find((name) => name.startsWith(first));
  if (colour === undefined) throw new RangeError(`${first} is no colour of the wheel`);
  return colour;
});

export interface WheelChip {
  readonly colour: WheelColour;
  readonly cents: number;
}

export interface WheelOutcome {
  /** The drawn one of WHEEL_FIELDS. */
  readonly field: number;
  readonly colour: WheelColour;
}

const bounds = { minimumCents: 100, maximumCents: 50_000, stepCents: 1 } as const;

function readChip(value: unknown): WheelChip | null {
  const { colour, cents }: Readonly<Record<string, unknown>> = Object(value);
  const validColour = COLOURS_OF_WHEEL.find((name) => name === colour);
  return validColour !== undefined && isCents(cents) ? { colour: validColour, cents } : null;
}

/** What a cent on a colour returns. */
export function wheelReturnOf(colour: WheelColour): Rational {
  const { fields, times } = WHEEL_COLOURS[colour];
  return rational(fields * times, WHEEL_FIELDS.length);
}

const winOn = (bet: readonly WheelChip[], colour: WheelColour): number =>
  bet.reduce((sum, chip) => sum + (chip.colour === colour ? chip.cents * WHEEL_COLOURS[colour].times : 0), 0);

export const wheel: Game<readonly WheelChip[], WheelOutcome> = {
  engine: 'wheel',
  name: 'Market Wheel',
  version: 1,
  bounds,
  actionOfAbsentPlayer: null,
  rules: [
    `The wheel has ${WHEEL_FIELDS.length} fields in six colours. Every field is equally likely.`,
    ...Object.values(WHEEL_COLOURS).map(
      ({ label, fields, times }) => `${label}: ${fields === 1 ? 'one field' : `${fields} fields`}, pays ${times} times the stake.`,
    ),
    'Several colours can be bet on at once. The other stakes are lost.',
  ],
  readBet(value) {
    if (!Array.isArray(value) || value.length === 0 || value.length > COLOURS_OF_WHEEL.length) return err('BAD_BET');
    const chips = value.map(readChip).filter((chip) => chip !== null);
    if (chips.length !== value.length || new Set(chips.map(({ colour }) => colour)).size !== chips.length) return err('BAD_BET');
    const stakeCents = chips.reduce((sum, { cents }) => sum + cents, 0);
    const fault = boundsFault(stakeCents, bounds);
    return fault === null ? ok({ bet: chips, stakeCents }) : err(fault);
  },
  leastReturnCents: (bet) => Math.min(...COLOURS_OF_WHEEL.map((colour) => winOn(bet, colour))),
  play(bet, _actions, stream) {
    const field = stream.below(WHEEL_FIELDS.length);
    const colour = WHEEL_FIELDS[field] ?? 'white';
    const { label } = WHEEL_COLOURS[colour];
    const stakeCents = bet.reduce((sum, { cents }) => sum + cents, 0);
    const winCents = winOn(bet, colour);
    return {
      stakesCents: [stakeCents],
      winCents,
      jackpotId: null,
      isFinished: true,
      actions: [],
      outcome: { field, colour },
      text: `The wheel stopped on ${label.toLowerCase()}. ${resultText(winCents, stakeCents, 'bet')}`,
    };
  },
  returnToPlayer: () => ({ exact: wheelReturnOf('white'), value: 0.96 }),
  jackpotReturn: NO_JACKPOT,
};
