import { z } from 'zod';
import type { SaferPlayFlaw, SaferPlayRow } from './row.ts';

/** A limit, a change that waits or a stop, as its table has it. */
export type Standing =
  | { readonly what: 'limit'; readonly playerId: string; readonly slot: string; readonly value: number }
  | {
      readonly what: 'pending';
      readonly playerId: string;
      readonly slot: string;
      readonly value: number | null;
      readonly at: Date;
    }
  /** `at`: until when; null: for good. */
  | { readonly what: 'stop'; readonly playerId: string; readonly slot: string; readonly at: Date | null };

const limitBody = z.object({
  type: z.string(),
  period: z.string().nullable(),
  value: z.number().nullable(),
  pending: z.object({ value: z.number().nullable(), confirmableAt: z.string() }).nullable(),
});
const stopBody = z.object({ until: z.string().nullable() });
const STOPS: Readonly<Record<string, string>> = {
  COOL_OFF: 'cool_off',
  SELF_EXCLUSION: 'self_exclusion',
  SELF_EXCLUSION_LIFTED: 'self_exclusion',
};

const milliseconds = (at: string | Date | null): string => (at === null ? 'for good' : new Date(at).toISOString());
const limitSlot = (type: string, period: string | null): string => (period === null ? type : `${type} ${period}`);

/** What a row says of the state: a value for each key that it decides, null where nothing stands. @throws ZodError: its body says nothing. */
function decided({ playerId, kind, body }: SaferPlayRow): readonly (readonly [key: string, value: string | null])[] {
  const stop = STOPS[kind];
  if (stop !== undefined) {
    const key = `stop ${stop} of player ${playerId}`;
    return [[key, kind === 'SELF_EXCLUSION_LIFTED' ? null : milliseconds(stopBody.parse(JSON.parse(body)).until)]];
  }
  if (!kind.startsWith('LIMIT_')) return [];
  const { type, period, value, pending } = limitBody.parse(JSON.parse(body));
  const slot = limitSlot(type, period);
  return [
    [`limit ${slot} of player ${playerId}`, value === null ? null : String(value)],
    [`pending ${slot} of player ${playerId}`, pending && `${pending.value} from ${milliseconds(pending.confirmableAt)}`],
  ];
}

function standingValue(standing: Standing): string {
  if (standing.what === 'limit') return String(standing.value);
  if (standing.what === 'stop') return milliseconds(standing.at);
  return `${standing.value} from ${milliseconds(standing.at)}`;
}

/** The first limit, waiting change or stop that is not what the log says; null: all are. The rows of each player in order of their numbers. */
export function findStateFlaw(rows: readonly SaferPlayRow[], state: readonly Standing[]): SaferPlayFlaw | null {
  const logged = new Map<string, string | null>();
  for (const row of rows)
    try {
      for (const [key, value] of decided(row)) logged.set(key, value);
    } catch {
      return { where: `row ${row.number} of player ${row.playerId}`, what: 'it does not say what it decides' };
    }
  const stands = new Map(state.map((one) => [`${one.what} ${one.slot} of player ${one.playerId}`, standingValue(one)]));
  for (const key of new Set([...logged.keys(), ...stands.keys()])) {
    const [log, table] = [logged.get(key) ?? null, stands.get(key) ?? null];
    if (log !== table) return { where: key, what: `the log says ${log ?? 'nothing'}, and ${table ?? 'nothing'} stands` };
  }
  return null;
}
