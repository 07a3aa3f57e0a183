import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MarketScope } from '../../../core/wire/contract.ts';
import { TruthfulEvent } from '../testing/priceFixtures.ts';
import type { EventSnapshot, EventUpdate } from './liveEvent.ts';
import { PriceBook, selectionKey } from './priceBook.ts';

function opened(event: TruthfulEvent): PriceBook {
  const book = new PriceBook();
  book.seed([event.seed()], 0);
  book.connected();
  book.observe(event.id, event.sequence, book.epoch);
  return book;
}

const first = 'e-s0';

describe('a price', () => {
  it('is live when the server has confirmed its sequence', () => {
    const event = new TruthfulEvent('e');
    const book = new PriceBook();
    book.seed([event.seed()], 0);
    expect(book.selection(first)?.state).toBe('stale');
    book.observe('e', event.sequence, book.epoch);
    expect(book.selection(first)).toMatchObject({
      state: 'live',
      odds: { numerator: 100, denominator: 100 },
      trend: 'NONE',
      sequence: 1,
    });
  });

  it('the price of a cached answer is stale when the server has confirmed a later sequence', () => {
    const event = new TruthfulEvent('e');
    const cached = event.seed();
    event.change(first, 120);
    const book = new PriceBook();
    book.observe('e', event.sequence, book.epoch);
    book.seed([cached], 0);
    expect(book.selection(first)?.state).toBe('stale');
    expect(book.unsure(['e'], () => 'ALL')).toEqual(['e']);
  });

  it('shows its trend for 2000 ms', () => {
    const event = new TruthfulEvent('e');
    const book = opened(event);
    book.update(event.change(first, 150), 10_000);
    expect(book.endFlashes(10_000, 2000)).toBe(11_400);
    expect(book.endFlashes(11_999, 2000)).toBe(12_000);
    expect(book.selection(first)?.trend).toBe('UP');
    expect(book.endFlashes(12_000, 2000)).toBeNull();
    expect(book.selection(first)?.trend).toBe('NONE');
    book.update(event.change(first, 90), 13_000);
    expect(book.selection(first)?.trend).toBe('DOWN');
  });

  it('holds its highlight for 70 % of that, then fades', () => {
    const event = new TruthfulEvent('e');
    const book = opened(event);
    book.update(event.change(first, 150), 10_000);
    book.update(event.change('e-s1', 150), 10_500);
    expect(book.endFlashes(11_399, 2000)).toBe(11_400);
    expect(book.selection(first)?.fading).toBe(false);
    book.drainDirty(Number.POSITIVE_INFINITY);
    expect(book.endFlashes(11_400, 2000)).toBe(11_900);
    expect(book.drainDirty(Number.POSITIVE_INFINITY)).toEqual([selectionKey(first)]);
    expect([book.selection(first)?.fading, book.selection('e-s1')?.fading]).toEqual([true, false]);
    expect(book.endFlashes(12_000, 2000)).toBe(12_500);
    expect(book.selection('e-s1')?.fading).toBe(true);
    expect(book.endFlashes(12_500, 2000)).toBeNull();
  });

  it('a price that moves again during its highlight changes its direction and not its end', () => {
    const event = new TruthfulEvent('e');
    const book = opened(event);
    book.update(event.change(first, 150), 10_000);
    book.update(event.change(first, 90), 11_000);
    expect(book.selection(first)).toMatchObject({ trend: 'DOWN', litAt: 10_000 });
    book.update(event.change(first, 100), 11_500);
    expect(book.selection(first)?.trend).toBe('NONE');
    expect(book.endFlashes(12_000, 2000)).toBeNull();
    book.update(event.change(first, 120), 12_001);
    expect(book.selection(first)).toMatchObject({ trend: 'UP', litAt: 12_001 });
  });

  it('moved far by ten cents or a new line, and not by less', () => {
    const event = new TruthfulEvent('e');
    const move = (numerator: number, points: number | null = null) => {
      const book = opened(event);
      const update = event.change(first, numerator);
      book.update({ ...update, prices: update.prices.map((price) => ({ ...price, points })) }, 0);
      return book.selection(first)?.isLarge;
    };
    // From +100 to +109, to −104 (100/104), from there to +106, and to the same price at another line.
    expect(move(109)).toBe(false);
    expect(move(96)).toBe(true);
    expect(move(106)).toBe(true);
    expect(move(106.5, 2.5)).toBe(true);
  });

  it('is stale after a gap, until the missing update or a snapshot comes', () => {
    const event = new TruthfulEvent('e');
    const book = opened(event);
    const missing = event.change(first, 110);
    const next = event.change('e-s1', 120);
    book.update(next, 0);
    expect(book.selection(first)?.state).toBe('stale');
    expect(book.unsure(['e'], () => 'ALL')).toEqual(['e']);
    book.update(missing, 0);
    expect(book.selection(first)).toMatchObject({ state: 'live', odds: { numerator: 110 } });
    expect(book.selection('e-s1')).toMatchObject({ state: 'live', odds: { numerator: 120 } });
  });

  it('is paused without a connection and stale after a reconnect, until the server confirms it', () => {
    const event = new TruthfulEvent('e');
    const book = opened(event);
    book.disconnected();
    expect(book.selection(first)?.state).toBe('paused');
    event.change(first, 130);
    book.connected();
    expect(book.selection(first)?.state).toBe('stale');
    book.snapshots([event.snapshot()], book.epoch, 0);
    expect(book.selection(first)).toMatchObject({ state: 'live', odds: { numerator: 130 } });
  });

  it('is not confirmed by an answer to a request before the connection broke', () => {
    const event = new TruthfulEvent('e');
    const book = opened(event);
    const requestEpoch = book.epoch;
    const snapshot = event.snapshot();
    book.disconnected();
    book.connected();
    event.change(first, 140);
    book.snapshots([snapshot], requestEpoch, 0);
    expect(book.selection(first)?.state).toBe('stale');
  });

  it('is stale alone when a newer, partial answer does not contain it', () => {
    const event = new TruthfulEvent('e');
    const book = opened(event);
    event.change('e-s1', 170);
    book.observe('e', event.sequence, book.epoch);
    book.seed([event.seed(['e-s1'])], 0);
    expect(book.selection('e-s1')?.state).toBe('live');
    expect(book.selection(first)).toMatchObject({ state: 'stale', sequence: 1 });
    expect(book.unsure(['e'], () => 'ALL')).toEqual(['e']);
    book.snapshots([event.snapshot()], book.epoch, 0);
    expect(book.selection(first)?.state).toBe('live');
  });

  it('is stale after an update that leaves out its market, and needs a snapshot only where its market is shown', () => {
    const event = new TruthfulEvent('e');
    const book = new PriceBook();
    const { markets, ...seed } = event.seed();
    const [all] = markets;
    if (all === undefined) throw new Error('no market');
    const [main, alternate] = all.selections;
    book.seed(
      [
        {
          ...seed,
          markets: [
            { ...all, id: 'main', main: true, selections: main ? [main] : [] },
            { ...all, id: 'alternate', main: false, selections: alternate ? [alternate] : [] },
          ],
        },
      ],
      0,
    );
    book.connected();
    book.update({ ...event.change(first, 110), scope: 'MAIN' }, 0);
    expect(book.selection(first)).toMatchObject({ state: 'live', odds: { numerator: 110 } });
    expect(book.selection('e-s1')?.state).toBe('stale');
    expect(book.unsure(['e'], () => 'MAIN')).toEqual([]);
    expect(book.unsure(['e'], () => 'ALL')).toEqual(['e']);
    book.update({ ...event.change('e-s1', 120), prices: [], scope: 'NONE' }, 0);
    expect(book.selection(first)?.state).toBe('stale');
    expect(book.unsure(['e'], () => 'NONE')).toEqual([]);
    expect(book.unsure(['e'], () => 'MAIN')).toEqual(['e']);
    book.snapshots([event.snapshot()], book.epoch, 0);
    expect(book.selection('e-s1')).toMatchObject({ state: 'live', odds: { numerator: 120 } });
  });

  it('the price of an event that is no longer shown has to be confirmed again', () => {
    const event = new TruthfulEvent('e');
    const book = opened(event);
    book.forgetEvidence(['e']);
    expect(book.selection(first)?.state).toBe('stale');
  });
});

type Step =
  | { kind: 'change'; selection: number; price: number }
  | { kind: 'deliver'; update: number; scope: MarketScope }
  | { kind: 'tick' }
  | { kind: 'cut' }
  | { kind: 'connect' }
  | { kind: 'ask' }
  | { kind: 'answer' }
  | { kind: 'query'; partial: boolean };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('change' as const), selection: fc.nat(2), price: fc.integer({ min: 10, max: 400 }) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('deliver' as const),
      update: fc.nat(30),
      scope: fc.constantFrom<MarketScope>('ALL', 'MAIN', 'NONE'),
    }),
  },
  fc.record({ kind: fc.constant('query' as const), partial: fc.boolean() }),
  fc.constantFrom<Step>({ kind: 'tick' }, { kind: 'cut' }, { kind: 'connect' }, { kind: 'ask' }, { kind: 'answer' }),
);

describe('updates in any order, with losses', () => {
  it('never show an older price as live, and a snapshot makes all prices current', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const event = new TruthfulEvent('e', 3);
        const history = new Map<number, ReadonlyMap<string, number>>();
        const remember = (): void => {
          history.set(event.sequence, new Map(event.selectionIds.map((id) => [id, event.price(id)])));
        };
        remember();
        const book = opened(event);
        let newest = event.sequence;
        let isConnected = true;
        let requested: { snapshot: EventSnapshot; epoch: number } | null = null;
        let shown = 0;
        const listener = (sequence: number, epoch: number): void => {
          if (epoch === book.epoch) newest = Math.max(newest, sequence);
        };
        const check = (): void => {
          for (const id of event.selectionIds) {
            const view = book.selection(id);
            if (view?.state !== 'live') continue;
            // Live means: true at the newest sequence, or a newer one, that the server named during this connection.
            expect(view.sequence).toBeGreaterThanOrEqual(newest);
            expect(view.odds.numerator).toBe(history.get(view.sequence)?.get(id));
          }
          const sequence = book.event('e')?.sequence ?? 0;
          expect(sequence).toBeGreaterThanOrEqual(shown);
          shown = sequence;
        };
        const deliver = (update: EventUpdate): void => {
          listener(update.sequence, book.epoch);
          book.update(update, 0);
        };
        for (const one of steps) {
          switch (one.kind) {
            case 'change':
              event.change(`e-s${one.selection}`, one.price);
              remember();
              break;
            case 'deliver': {
              const update = event.updates[one.update % Math.max(event.updates.length, 1)];
              if (isConnected && update !== undefined)
                deliver(one.scope === 'ALL' ? update : { ...update, prices: [], scope: one.scope });
              break;
            }
            case 'tick':
              if (isConnected) {
                listener(event.sequence, book.epoch);
                book.observe('e', event.sequence, book.epoch);
              }
              break;
            case 'cut':
              isConnected = false;
              book.disconnected();
              break;
            case 'connect':
              if (!isConnected) {
                isConnected = true;
                newest = 0;
                book.connected();
              }
              break;
            case 'ask':
              requested = { snapshot: event.snapshot(), epoch: book.epoch };
              break;
            case 'answer':
              if (requested !== null) {
                listener(requested.snapshot.sequence, requested.epoch);
                book.snapshots([requested.snapshot], requested.epoch, 0);
              }
              break;
            case 'query':
              listener(event.sequence, book.epoch);
              book.observe('e', event.sequence, book.epoch);
              book.seed([event.seed(one.partial ? ['e-s0'] : event.selectionIds)], 0);
              break;
          }
          check();
        }
        if (!isConnected) book.connected();
        book.snapshots([event.snapshot()], book.epoch, 0);
        for (const id of event.selectionIds)
          expect(book.selection(id)).toMatchObject({ state: 'live', odds: { numerator: event.price(id), denominator: 100 } });
      }),
      { numRuns: 400 },
    );
  });
});
