import { expect, it } from 'vitest';
import { NO_REDEMPTION, type RedemptionEvent, type RedemptionFlow, stepRedemption } from './redemption.ts';

const walk = (...events: readonly RedemptionEvent[]): RedemptionFlow =>
  events.reduce((flow, event) => stepRedemption(flow, event).state, NO_REDEMPTION);
const submitted: RedemptionEvent = { type: 'submitted', freshId: 'r1', openId: null };
const done = { kind: 'DONE', cents: 100, credits: 100 } as const;

it('a second press while the first has no answer sends nothing', () => {
  const flow = walk(submitted);
  expect(stepRedemption(flow, { type: 'submitted', freshId: 'r2', openId: null })).toEqual({ state: flow, effects: [] });
});

it('no answer is checked by the id, and the answer of the check is told', () => {
  const flow = walk(submitted, { type: 'noAnswer', requestId: 'r1' });
  expect(flow.money.kind).toBe('checking');
  expect(stepRedemption(flow, { type: 'checked', requestId: 'r1', answer: done }).state).toMatchObject({
    news: done,
    money: { kind: 'idle' },
  });
});

it('what another tab has open is asked for before anything else is sent', () => {
  expect(stepRedemption(NO_REDEMPTION, { type: 'submitted', freshId: 'r2', openId: 'r1' }).effects).toMatchObject([
    { type: 'check', requestId: 'r1' },
  ]);
});

it('an answer of another id is not told', () => {
  expect(walk(submitted, { type: 'answered', requestId: 'r0', answer: done }).news).toBeNull();
});
