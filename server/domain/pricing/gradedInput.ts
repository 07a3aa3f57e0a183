import type { Odds } from '../../../core/money/odds.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import type { TicketLeg } from '../betKinds/types.ts';
import type { Grade } from '../settlement/grades.ts';
import { type Input, readStake } from './input.ts';

/** HW and HL: half of the leg has won or lost, as on a quarter line. */
const RESULTS: Readonly<Record<string, Grade>> = {
  W: 'WIN',
  L: 'LOSS',
  P: 'PUSH',
  V: 'VOIDED',
  HW: 'HALF_WIN',
  HL: 'HALF_LOSS',
};

/** One result a leg: a list, or a text of single letters; of one leg also its result alone. */
export function readGrades(results: unknown, legs: number): Result<readonly Grade[], string> {
  const isOne = typeof results === 'string' && legs === 1;
  const named: readonly unknown[] = Array.isArray(results)
    ? results
    : isOne
      ? [results]
      : typeof results === 'string'
        ? [...results]
        : [];
  if (named.length !== legs) return err('results must hold one result a leg');
  const grades = named.flatMap((name) => (typeof name === 'string' ? (RESULTS[name.trim().toUpperCase()] ?? []) : []));
  return grades.length === legs ? ok(grades) : err('results must be W, L, P, V, HW or HL');
}

export function resultsOf(input: Input): unknown {
  return input.results ?? input.result;
}

/** Every leg with its result; won without them. */
export function readGradedLegs(input: Input, prices: readonly Odds[]): Result<readonly TicketLeg[], string> {
  const grades = readGrades(resultsOf(input) ?? prices.map(() => 'W'), prices.length);
  return grades.ok ? ok(prices.map((odds, index) => ({ odds, grade: grades.value[index] ?? 'PENDING' }))) : grades;
}

/** Calculates once both the stake and the other fields are valid. Amounts beyond safe integers are refused, not rounded. */
export function withStake<Read, Value>(
  input: Input,
  read: Result<Read, string>,
  calculate: (stakeCents: number, value: Read) => Value,
): Result<Value, string> {
  const stake = readStake(input);
  if (!stake.ok) return stake;
  if (!read.ok) return read;
  const value = calculate(stake.value, read.value);
  const amounts: readonly unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  return amounts.every(Number.isSafeInteger) ? ok(value) : err('the payout is too large to be exact');
}
