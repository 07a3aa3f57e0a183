import { z } from 'zod';
import { MARKET_UNITS } from '../../../core/money/markets.ts';
import {
  type GivenResult,
  PERIOD_KINDS,
  periodKind,
  RESULT_STATUSES,
  type ResultPeriod,
  type VoidResult,
} from '../../../core/money/results.ts';
import { periodsFault } from '../../domain/settlement/periodsFault.ts';
import { BadInput, parseInput } from './parseBody.ts';

/** In either case, and with hyphens. */
function named<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z
    .string()
    .transform((value) => value.toUpperCase().replaceAll('-', '_'))
    .pipe(z.enum(values));
}

const score = z.number().int().min(0).max(1_000);
const both = { home: score, away: score };
const units = z.partialRecord(z.enum(MARKET_UNITS), z.strictObject(both));
const part = z.strictObject({ part: z.string().min(1).max(10), ...both, units: units.optional() });
const period = z.strictObject({
  label: z.string().min(1).max(10).optional(),
  ...both,
  kind: named(PERIOD_KINDS).default('REGULATION'),
  open: z.boolean().optional(),
  units: units.optional(),
});
const play = z.strictObject({
  side: named(['HOME', 'AWAY']),
  points: score,
  period: z.number().int().min(1).max(100),
  playerId: z.string().max(100).optional(),
});
const starters = z.strictObject({ home: z.string().max(100).optional(), away: z.string().max(100).optional() });

const voidResult = z.strictObject({ void: z.literal(true) });
const givenResult = z.strictObject({
  homeScore: score.optional(),
  awayScore: score.optional(),
  status: named(RESULT_STATUSES).default('FINAL'),
  parts: z.array(part).max(60).optional(),
  periods: z.array(period).max(60).optional(),
  at: z.strictObject({ part: z.string().min(1).max(10), clock: z.string().max(40).optional() }).optional(),
  scoring: z.array(play).max(1_000).optional(),
  method: z.string().max(40).optional(),
  round: z.number().int().min(1).max(100).optional(),
  roundSeconds: z.number().int().min(0).max(1_000).optional(),
  winner: named(['HOME', 'AWAY']).optional(),
  setsToWin: z.number().int().min(2).max(3).optional(),
  playerStats: z.record(z.string().max(100), z.record(z.string().max(40), z.number().int())).optional(),
  placings: z
    .array(z.strictObject({ participantId: z.string().max(100), place: z.number().int().min(0).max(1_000) }))
    .max(1_000)
    .optional(),
  starters: starters.optional(),
});

type Given = z.infer<typeof givenResult>;

/** Sports whose halves are two periods of the catalogue each. */
const QUARTERED: Readonly<Record<string, (competition: string) => boolean>> = {
  football: () => true,
  basketball: (competition) => !competition.startsWith('ncaa'),
};

/** The body of `POST /sandbox/events/{id}/result`. @param event whose parts it names. */
export function readResult(
  body: unknown,
  event: { readonly sport: string; readonly competition: string },
): GivenResult | VoidResult {
  if (typeof body === 'object' && body !== null && 'void' in body) return parseInput(voidResult, body);
  const { parts, at, periods, ...given } = parseInput(givenResult, body);
  if ((given.homeScore === undefined) !== (given.awayScore === undefined))
    throw new BadInput('Must come with the score of the other side', given.homeScore === undefined ? 'homeScore' : 'awayScore');
  if (given.status === 'FINAL' && given.homeScore === undefined && !given.placings && !given.winner && given.method === undefined)
    throw new BadInput('Must be the score', 'homeScore');
  const givenPeriods = plain<readonly ResultPeriod[] | undefined>(periods ?? parts?.map((one) => periodOf(one, event)));
  // Without parts those of the event hold, and its clock.
  const stopped = givenPeriods && at && given.status !== 'FINAL' ? stoppedIn(givenPeriods, at, given) : givenPeriods;
  const fault = periodsFault({ ...given, periods: stopped }, event);
  if (fault !== null) throw new BadInput(`The periods ${fault}`, periods ? 'periods' : 'parts');
  return plain<GivenResult>({ ...given, periods: stopped });
}

/** The read value without the keys that have no value. */
function plain<Value>(read: unknown): Value {
  return read === undefined ? (read as Value) : JSON.parse(JSON.stringify(read));
}

function periodOf({ part: label, ...counted }: z.infer<typeof part>, { sport, competition }: Parameters<typeof readResult>[1]) {
  const isPair = /^H\d$/i.test(label) && QUARTERED[sport]?.(competition) === true;
  return { label, ...counted, kind: periodKind(label), ...(isPair && { spans: 2 }) };
}

/** The part in which play stopped is open, unless that was in a break; what it scored is the rest of the score. */
function stoppedIn(
  givenPeriods: readonly ResultPeriod[],
  { part: label, clock = '' }: NonNullable<Given['at']>,
  given: Given,
): readonly ResultPeriod[] {
  const isBreak = /^(HT|End )/i.test(clock);
  const named = givenPeriods.some((one) => one.label === label);
  const rest = (total: number | undefined, side: 'home' | 'away'): number =>
    Math.max(0, (total ?? 0) - givenPeriods.reduce((sum, one) => sum + (one.kind === 'SHOOTOUT' ? 0 : one[side]), 0));
  const last = { label, home: rest(given.homeScore, 'home'), away: rest(given.awayScore, 'away'), kind: periodKind(label) };
  return [...givenPeriods, ...(named ? [] : [last])].map((one) => (one.label === label && !isBreak ? { ...one, open: true } : one));
}
