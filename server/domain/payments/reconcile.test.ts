import { describe, expect, it } from 'vitest';
import { differenceLine, type RecordedPayment, reconcile, type StatementLine } from './reconcile.ts';

const SINCE = new Date('2026-11-01T00:00:00Z');
const UNTIL = new Date('2026-11-27T10:00:00Z');
const at = '2026-11-27T09:00:00.000Z';

const line = (fields: Partial<StatementLine> = {}): StatementLine => ({
  reference: 'pay_1',
  receiptId: 'r1',
  direction: 'DEPOSIT',
  state: 'succeeded',
  amountCents: 5_000,
  at,
  ...fields,
});
const ours = (fields: Partial<RecordedPayment> = {}): RecordedPayment => ({
  receiptId: 'r1',
  direction: 'DEPOSIT',
  state: 'SUCCESSFUL',
  references: ['pay_1'],
  createdAt: new Date(at),
  ledgerCents: 5_000,
  heldCents: 0,
  ...fields,
});
const kinds = (lines: readonly StatementLine[], recorded: readonly RecordedPayment[]) =>
  reconcile(lines, recorded, { since: SINCE, until: UNTIL, createdUntil: UNTIL }).map(({ kind }) => kind);

describe('a statement that is compared with the ledger', () => {
  it('has no differences where both say the same of every receipt', () => {
    expect(kinds([line()], [ours()])).toEqual([]);
    expect(kinds([line({ state: 'failed' })], [ours({ ledgerCents: 0 })])).toEqual([]);
    expect(kinds([line({ state: 'refunded' })], [ours({ state: 'REFUNDED', ledgerCents: 0 })])).toEqual([]);
    const attempts = [line({ state: 'cancelled' }), line({ reference: 'pay_2' })];
    expect(kinds(attempts, [ours({ references: ['pay_1', 'pay_2'] })])).toEqual([]);
    const held = ours({ direction: 'WITHDRAWAL', state: 'SENT', ledgerCents: 0, heldCents: 5_000 });
    expect(kinds([line({ direction: 'WITHDRAWAL', state: 'sent' })], [held])).toEqual([]);
  });

  it.each<[string, readonly StatementLine[], readonly RecordedPayment[], readonly string[]]>([
    ['a deposit that was not credited', [line()], [ours({ state: 'OPEN', ledgerCents: 0 })], ['OTHER_SUM']],
    ['another amount', [line({ amountCents: 6_000 })], [ours({ state: 'REVIEW', ledgerCents: 0 })], ['OTHER_SUM']],
    ['a refund that was not taken back', [line({ state: 'refunded' })], [ours()], ['OTHER_SUM']],
    [
      'a deposit that was paid twice',
      [line(), line({ reference: 'pay_2' })],
      [ours({ references: ['pay_1', 'pay_2'] })],
      ['OTHER_SUM'],
    ],
    [
      'money of a declined withdrawal that stays reserved',
      [line({ direction: 'WITHDRAWAL', state: 'failed' })],
      [ours({ direction: 'WITHDRAWAL', ledgerCents: 0, heldCents: 5_000 })],
      ['STILL_HELD'],
    ],
    ['a payment of nobody', [line({ receiptId: 'r9' })], [], ['UNKNOWN_HERE']],
    ['a payment that the gateway does not know', [], [ours()], ['UNKNOWN_THERE']],
  ])('shows %s', (_what, lines, recorded, expected) => {
    expect(kinds(lines, recorded)).toEqual(expected);
  });

  it('says nothing of what is on its way, or of attempts before it begins', () => {
    expect(kinds([line({ at: '2026-11-27T10:00:01.000Z' })], [ours({ ledgerCents: 0 })])).toEqual([]);
    expect(kinds([line({ at: '2026-11-27T10:00:01.000Z', receiptId: 'r9' })], [])).toEqual([]);
    expect(kinds([], [ours({ createdAt: new Date('2026-10-01') })])).toEqual([]);
  });

  it('is told to a person in one line', () => {
    const [difference] = reconcile([line()], [ours({ state: 'OPEN', ledgerCents: 0 })], {
      since: SINCE,
      until: UNTIL,
      createdUntil: UNTIL,
    });
    expect(difference && differenceLine(difference)).toBe(
      'OTHER_SUM r1: the gateway has succeeded (5000 cents), we have OPEN (0 cents)',
    );
  });
});
