import { describe, expect, it } from 'vitest';
import {
  keyOf,
  NO_PAYMENTS,
  type PaymentAnswer,
  type PaymentEvent,
  type PaymentIntent,
  stepPayments,
  underWay,
} from './paymentFlow.ts';

const intent: PaymentIntent = {
  kind: 'payment',
  type: 'DEPOSIT',
  amountCents: 5_000,
  providerId: 'p1',
  methodId: 'm1',
  promotionCode: null,
  isQuick: false,
  facilityId: null,
};
const decided: PaymentAnswer = { outcome: 'DECIDED', errors: [], uri: 'https://pay/1', receiptId: 'r1', codeRequired: false };

function played(events: readonly PaymentEvent[], from = NO_PAYMENTS) {
  return events.reduce((before, event) => stepPayments(before.state, event), { state: from, effects: [] } as ReturnType<
    typeof stepPayments
  >);
}

const submit = (key = 'k', freshId = 'id1', openId: string | null = null): PaymentEvent => ({
  type: 'submitted',
  key,
  freshId,
  openId,
});
const answered = (answer: PaymentAnswer, requestId = 'id1'): PaymentEvent => ({ type: 'answered', requestId, answer });

describe('the key of what is wanted', () => {
  it('one content has one key, whichever form it comes from', () => {
    expect(keyOf({ ...intent, isQuick: true })).toBe(keyOf(intent));
  });

  it.each<Partial<typeof intent>>([
    { amountCents: 5_001 },
    { providerId: 'p2' },
    { methodId: null },
    { promotionCode: 'WEEK11' },
    { facilityId: 'f1' },
    { type: 'WITHDRAWAL' },
  ])('another content with %j has another key', (change) => {
    expect(keyOf({ ...intent, ...change })).not.toBe(keyOf(intent));
  });

  it('tells neither amount nor account', () => {
    expect(keyOf(intent)).toMatch(/^DEPOSIT\.[0-9a-z]{1,7}$/);
  });
});

describe('a request to pay', () => {
  it('two presses send one request, whose answer is told', () => {
    const sent = played([submit(), submit('k', 'id2')]);
    expect(underWay(sent.state)).toBe('sending');
    expect(sent.effects).toEqual([]);
    const done = played([answered(decided)], sent.state);
    expect(done.state.news).toEqual({ kind: 'answered', answer: decided });
    expect(done.effects).toEqual([{ type: 'forget', requestId: 'id1' }]);
    expect(underWay(done.state)).toBeNull();
  });

  it('a request without an answer is asked for, and nothing else is sent meanwhile', () => {
    const lost = played([submit(), { type: 'noAnswer', requestId: 'id1' }]);
    expect(underWay(lost.state)).toBe('checking');
    expect(lost.effects).toMatchObject([{ type: 'check', requestId: 'id1' }]);
    expect(played([submit('other', 'id2')], lost.state).effects).toEqual([]);
  });

  it('a lost request is sent under its id, and another content under another', () => {
    const gone = { fate: 'lost', ageMs: 31_000 } as const;
    const lost = played([submit(), { type: 'noAnswer', requestId: 'id1' }, { type: 'unknown', requestId: 'id1', sent: gone }]);
    expect(lost.state.news).toEqual({ kind: 'notReceived' });
    expect(played([submit('k', 'id2')], lost.state).effects).toMatchObject([{ type: 'storeAndSend', requestId: 'id1' }]);
    expect(played([submit('other', 'id2')], lost.state).effects).toMatchObject([{ type: 'storeAndSend', requestId: 'id2' }]);
  });

  it('a request whose code is missing keeps its id for the try with the code', () => {
    const unanswered = played([
      submit(),
      answered({ ...decided, outcome: 'UNKNOWN', codeRequired: true, receiptId: null, uri: null }),
    ]);
    expect(unanswered.state.news).toMatchObject({ answer: { codeRequired: true } });
    expect(played([submit('k', 'id2')], unanswered.state).effects).toMatchObject([{ type: 'storeAndSend', requestId: 'id1' }]);
  });

  it('a request of an earlier page or another tab is asked for before anything is sent', () => {
    expect(played([{ type: 'restored', key: 'k', requestId: 'id0' }]).effects).toMatchObject([{ type: 'check', requestId: 'id0' }]);
    expect(played([submit('k', 'id1', 'id0')]).effects).toMatchObject([{ type: 'check', requestId: 'id0' }]);
    const checked = played([submit('k', 'id1', 'id0'), { type: 'checked', requestId: 'id0', answer: decided }]);
    expect(checked.state.news).toEqual({ kind: 'answered', answer: decided });
  });

  it('a request under a used id is asked for', () => {
    const step = played([submit(), answered({ ...decided, outcome: 'REUSED' })]);
    expect(step.state.news).toBeNull();
    expect(step.effects).toMatchObject([{ type: 'check', requestId: 'id1' }]);
  });

  it('a request is forgotten by this page when another player comes', () => {
    const left = played([submit(), { type: 'ownerChanged' }]).state;
    expect(played([answered(decided)], left).state).toEqual(NO_PAYMENTS);
  });
});
