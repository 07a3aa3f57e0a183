import type { FinalResult } from './oracle.ts';

/** For each event, every result sent and the last acknowledged one. One writer for each event. */
export class ResultBook {
  readonly #sent = new Map<string, FinalResult[]>();
  readonly #acknowledged = new Map<string, FinalResult>();

  /** To be called before the request is sent. */
  sending(eventId: string, result: FinalResult): void {
    const sent = this.#sent.get(eventId) ?? [];
    this.#sent.set(eventId, sent);
    if (!sent.some((one) => sameResult(one, result))) sent.push(result);
  }

  acknowledge(eventId: string, result: FinalResult): void {
    this.#acknowledged.set(eventId, result);
  }

  /** The last acknowledged result; null where there is none. */
  latest(eventId: string): FinalResult | null {
    return this.#acknowledged.get(eventId) ?? null;
  }

  /** All different results that were ever sent. */
  sent(eventId: string): readonly FinalResult[] {
    return this.#sent.get(eventId) ?? [];
  }

  /** Events with an acknowledged result. */
  eventIds(): readonly string[] {
    return [...this.#acknowledged.keys()];
  }
}

export function sameResult(one: FinalResult, other: FinalResult): boolean {
  if ('void' in one || 'void' in other) return 'void' in one && 'void' in other;
  return one.homeScore === other.homeScore && one.awayScore === other.awayScore;
}
