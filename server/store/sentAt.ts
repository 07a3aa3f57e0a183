import type { Clock } from '../platform/clock.ts';

/** A parameter that is the time when its statement is sent, however long that has waited for a connection: check_clock refuses an old one. */
export interface SentAt {
  /** Called by node-postgres as it sends the statement. */
  toPostgres(): Date;
}

export type Moment = Date | SentAt;

export function sentAt(clock: Pick<Clock, 'now'>): SentAt {
  return { toPostgres: () => clock.now() };
}

/** The time of a transaction under way, whose rules need it too. */
export function dateOf(moment: Moment): Date {
  return moment instanceof Date ? moment : moment.toPostgres();
}
