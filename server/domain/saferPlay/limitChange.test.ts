import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LimitEvent, type LimitSlot, limitBadge, limitValueFault, slotOf, stepLimit } from './limitChange.ts';

const at = (hours: number): Date => new Date(Date.UTC(2026, 10, 27) + hours * 3_600_000);
const ask = (value: number | null, id = 'a', wait = 24): LimitEvent => ({ type: 'requested', value, id, confirmableAt: at(wait) });
const slot = (active: number | null, waiting?: number | null): LimitSlot => ({
  active,
  pending: waiting === undefined ? null : { id: 'a', value: waiting, askedAt: at(0), confirmableAt: at(24) },
});

function run(start: LimitSlot, ...events: readonly (readonly [LimitEvent, number])[]): LimitSlot | string {
  let now = start;
  for (const [event, hours] of events) {
    const step = stepLimit(now, event, at(hours));
    if (!step.ok) return step.fault;
    now = step.slot;
  }
  return now;
}

describe('a change of a limit (C7 of the public cases)', () => {
  it.each([
    ['the first one', slot(null), ask(5_000), 5_000, undefined],
    ['a lower one', slot(10_000), ask(5_000), 5_000, undefined],
    ['a lower one beside a raise', slot(10_000, 20_000), ask(5_000), 5_000, undefined],
    ['a higher one', slot(10_000), ask(20_000), 10_000, 20_000],
    ['a removal', slot(10_000), ask(null), 10_000, null],
    ['a second raise, lower than the first', slot(5_000, 7_500), ask(6_000), 5_000, 6_000],
  ] as const)('%s: active and pending are as they should be', (_name, before, event, active, pending) => {
    const now = run(before, [event, 0]);
    expect(now).toMatchObject({ active });
    expect(typeof now === 'object' && now.pending?.value).toBe(pending);
  });

  it('holds after its wait and a confirmation, and not before', () => {
    const confirm: LimitEvent = { type: 'confirmed', id: 'a' };
    expect(run(slot(10_000, 20_000), [confirm, 23.9])).toBe('TOO_EARLY');
    expect(run(slot(10_000, 20_000), [confirm, 24])).toEqual(slot(20_000));
    expect(run(slot(10_000, null), [confirm, 24])).toEqual(slot(null));
    expect(run(slot(5_000), [ask(7_500, 'a', 24), 0], [ask(6_000, 'b', 36), 12], [{ type: 'confirmed', id: 'b' }, 24])).toBe(
      'TOO_EARLY',
    );
  });

  it('a change of another tab, once replaced, cancelled or confirmed, is refused', () => {
    const cancel: LimitEvent = { type: 'cancelled', id: 'a' };
    expect(run(slot(10_000, 20_000), [cancel, 1])).toEqual(slot(10_000));
    expect(run(slot(10_000, 20_000), [cancel, 1], [cancel, 2])).toBe('NOTHING_PENDING');
    expect(run(slot(10_000, 20_000), [cancel, 1], [{ type: 'confirmed', id: 'a' }, 30])).toBe('NOTHING_PENDING');
    expect(run(slot(10_000, 20_000), [ask(30_000, 'b', 48), 1], [{ type: 'confirmed', id: 'a' }, 30])).toBe('NOTHING_PENDING');
    expect(run(slot(null), [ask(null), 0])).toBe('NO_LIMIT');
  });

  it('never lets a limit rise before the wait of the raise, whatever is asked in which order', () => {
    const event = fc.oneof(
      fc.record({ kind: fc.constant('ask' as const), value: fc.option(fc.integer({ min: 1, max: 20 })) }),
      fc.record({ kind: fc.constantFrom('cancelled' as const, 'confirmed' as const), id: fc.nat(20) }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(event, fc.integer({ min: 0, max: 30 })), { maxLength: 20 }), (events) => {
        let now: LimitSlot = slot(10);
        let hours = 0;
        for (const [[each, passed], index] of events.map((pair, place) => [pair, place] as const)) {
          hours += passed;
          const event = each.kind === 'ask' ? ask(each.value, String(index), hours + 24) : { type: each.kind, id: String(each.id) };
          const step = stepLimit(now, event, at(hours));
          if (!step.ok) continue;
          const rose = now.active !== null && (step.slot.active === null || step.slot.active > now.active);
          if (rose)
            expect(now.pending && at(hours).getTime() - now.pending.askedAt.getTime()).toBeGreaterThanOrEqual(24 * 3_600_000);
          now = step.slot;
        }
      }),
    );
  });
});

describe('a pending change', () => {
  it.each([
    [20_000, 1, 'INCREASE_PENDING'],
    [null, 1, 'REMOVAL_PENDING'],
    [20_000, 24, 'ACTION_REQUIRED'],
    [null, 30, 'ACTION_REQUIRED'],
  ] as const)('to %s after %d hours has the badge %s', (value, hours, badge) => {
    expect(limitBadge({ id: 'a', value, askedAt: at(0), confirmableAt: at(24) }, at(hours))).toBe(badge);
  });
});

describe('a value', () => {
  it.each([
    ['DEPOSIT', 1, null],
    ['DEPOSIT', 0, 'TOO_LOW'],
    ['LOSS', -5, 'TOO_LOW'],
    ['SPEND', 10.5, 'NOT_WHOLE'],
    ['SPEND', Number.NaN, 'NOT_WHOLE'],
    ['MAX_SINGLE_WAGER', 1e12, 'TOO_HIGH'],
    ['DAILY_TIME', 0, 'TOO_LOW'],
    ['DAILY_TIME', 1, null],
    ['DAILY_TIME', 10, null],
    ['DAILY_TIME', 11, 'TOO_HIGH'],
  ] as const)('a limit of %s: %d is %s', (type, value, fault) => {
    expect(limitValueFault(type, value)).toBe(fault);
  });

  it('a limit has a period where its type has one', () => {
    expect(slotOf('MAX_SINGLE_WAGER', 'DAILY')).toBeNull();
    expect(slotOf('DAILY_TIME', 'WEEKLY')).toBeNull();
    expect(slotOf('DAILY_TIME', null)).toEqual({ type: 'DAILY_TIME', period: 'DAILY' });
    expect(slotOf('LOSS', null)).toBeNull();
    expect(slotOf('LOSS', 'WEEKLY')).toEqual({ type: 'LOSS', period: 'WEEKLY' });
  });
});
