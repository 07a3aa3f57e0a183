import type { MarketSubject } from '../../../../core/money/markets.ts';
import type { MarketType } from '../../../../core/wire/contract.ts';
import type { SimulatedEvent } from '../simulatedEvent.ts';
import type { Quoted } from './quote.ts';

/** A market that the simulator offers on an event. */
export interface MarketSpec {
  /** Last part of the market's id; without a dot. */
  readonly key: string;
  /** `{home}` and `{away}` stand for the sides' names. */
  readonly name: string;
  readonly type: MarketType;
  readonly main: boolean;
  readonly subject: MarketSubject;
  /** In place of `subject`, where it names a side's person. */
  readonly subjectOf?: (event: SimulatedEvent) => MarketSubject;
  /** The model's price at the event's state. */
  readonly quote: (event: SimulatedEvent) => Quoted;
}
