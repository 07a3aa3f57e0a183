import type { EventSnapshot, EventUpdate, PriceLine, SeedEvent } from '../prices/liveEvent.ts';

/** The server's state of one event with a moneyline, for tests; every change makes one event update. */
export class TruthfulEvent {
  readonly id: string;
  sequence = 1;
  readonly updates: EventUpdate[] = [];
  readonly #prices = new Map<string, number>();

  constructor(id: string, selections = 2) {
    this.id = id;
    for (let index = 0; index < selections; index += 1) this.#prices.set(`${id}-s${index}`, 100);
  }

  get selectionIds(): readonly string[] {
    return [...this.#prices.keys()];
  }

  /** The numerator over 100. */
  price(selectionId: string): number {
    return this.#prices.get(selectionId) ?? 0;
  }

  change(selectionId: string, numerator: number): EventUpdate {
    this.sequence += 1;
    this.#prices.set(selectionId, numerator);
    const update = this.#update([line(selectionId, numerator)]);
    this.updates.push(update);
    return update;
  }

  snapshot(): EventSnapshot {
    const all = this.#update([...this.#prices].map(([id, numerator]) => line(id, numerator)));
    return { ...all, periods: [], markets: [{ marketId: `${this.id}-m`, status: 'OPEN' }] };
  }

  seed(selectionIds = this.selectionIds): SeedEvent {
    const selections = selectionIds.map((id) => ({ id, numeratorLong: this.price(id), denominatorLong: 100, points: null }));
    return {
      id: this.id,
      sequence: this.sequence,
      asOf: this.#asOf(),
      status: 'IN_PLAY',
      markets: [{ id: `${this.id}-m`, main: false, status: 'OPEN', selections }],
    };
  }

  #asOf(): string {
    return new Date(this.sequence * 1000).toISOString();
  }

  #update(prices: readonly PriceLine[]): EventUpdate {
    return {
      eventId: this.id,
      sequence: this.sequence,
      asOf: this.#asOf(),
      status: 'IN_PLAY',
      homeScore: null,
      awayScore: null,
      clock: null,
      periods: null,
      markets: [],
      prices,
    };
  }
}

function line(selectionId: string, numerator: number): PriceLine {
  return { selectionId, numeratorLong: numerator, denominatorLong: 100, points: null };
}
