import type { TestContext } from 'vitest';
import type { Position } from '../../../server/domain/location/position.ts';

/** What a contract makes the provider behind an adapter do. What is missing is skipped: of a real provider not all can be had. */
export interface Rehearsals {
  readonly location: Breakable & {
    /** What the vendor's software on the device makes by a licence. Null: nothing, because the licence is good no more. */
    packetOf(license: string, position: Position): Promise<string | null>;
  };
  readonly documents: Breakable;
  readonly phone: Breakable;
  readonly mail: Breakable;
  readonly gateway: Breakable & {
    /** The player pays. */
    pay(reference: string): Promise<void>;
    /** What the gateway would send of the payment, signed. */
    webhook(reference: string): Promise<{ readonly body: string; readonly headers: Readonly<Record<string, string>> }>;
  };
  readonly feed: {
    /** The provider says what a game is now. */
    say(game: RehearsedGame): void;
    /** All connections are cut. */
    cut(): void;
  };
}

export interface Breakable {
  /** Whether the provider answers from now on. */
  answer(isUp: boolean): Promise<void> | void;
}

export interface RehearsedGame {
  readonly state: 'UPCOMING' | 'OVER';
  /** American prices of the two sides. */
  readonly home: number;
  readonly away: number;
  readonly isLocked?: boolean;
  readonly score?: { readonly home: number; readonly away: number };
}

export type Kind = keyof Rehearsals;

export interface UnderTest<Port, Of extends Kind> {
  readonly port: Port;
  readonly rehearsal: Partial<Rehearsals[Of]>;
}
export type Make<Port, Of extends Kind> = () => Promise<UnderTest<Port, Of>>;

/** A function of the rehearsal; skips the test where there is none. */
export function needed<Value>(value: Value | undefined, { skip }: Pick<TestContext, 'skip'>): Value {
  if (value === undefined) return skip('the rehearsal of the adapter has no such function');
  return value;
}
