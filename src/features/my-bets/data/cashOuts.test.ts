import { expect, it } from 'vitest';
import { fakeServer } from '../../../platform/data/testing/fakeServer.ts';
import { createStore } from '../../../platform/externalStore.ts';
import { memoryKeyValue } from '../../../platform/storage/keyValue.ts';
import { createPersistedValue, type Owner } from '../../../platform/storage/persistedValue.ts';
import { settle } from '../../../platform/testing/fakeTime.ts';
import { createCashOuts, PERSISTED_CASH_OUTS } from './cashOuts.ts';

function wire(wholeCents: number, change: Record<string, unknown> = {}) {
  const parts = [5, 10].map((tenths) => ({
    tenths,
    amount: (wholeCents * tenths) / 10,
    runningBetAmount: 1_000 - tenths * 100,
    runningPayoutAmount: 2_000 - tenths * 200,
  }));
  return { id: '7:0', betId: '7', version: 1, status: 'OFFERED', parts, holdMs: 0, autoCashOutAmount: null, ...change };
}

/** Ends what a page does. */
const NOBODY: Owner = { brand: 'tsb', playerAlias: null };

/** @param page the one before a reload. */
function setUp(page = { server: fakeServer(), ids: ['r1', 'r2'], storage: memoryKeyValue() }) {
  const { server, ids, storage } = page;
  const owner = createStore<Owner>({ brand: 'tsb', playerAlias: 'p1' });
  const stored = createPersistedValue(
    { storage, owner, tabs: { send: () => undefined, listen: () => () => undefined } },
    PERSISTED_CASH_OUTS,
  );
  const cashOuts = createCashOuts({ ...server, ...server.time, owner, stored, newId: () => ids.shift() ?? '' });
  const end = cashOuts.follow(['7', '8']);
  const view = () => cashOuts.views.getSnapshot().get('7');
  const push = (...offers: unknown[]) => server.push('CashOutOffersUpdated', { cashOutOffersUpdated: offers });
  return { ...server, server, ids, storage, owner, cashOuts, end, view, push };
}

const idsOf = (calls: readonly string[]) => [...new Set(calls.map((call) => /"requestId":"(\w+)"/.exec(call)?.[1]))];

const TAKEN = { status: 'TAKEN', refusal: null, amount: { amount: 950 } };

it('the newest offer is shown, whichever comes last', () => {
  const { push, view, end, subscribed } = setUp();
  push(wire(950, { version: 3 }), { ...wire(1), betId: '8' });
  push(wire(100, { version: 2 }));
  expect(view()?.offer).toMatchObject({ version: 3, parts: [{ tenths: 5, amountCents: 475 }, { amountCents: 950 }] });
  end();
  expect(subscribed()).toEqual([]);
});

it('a cash out accepts the shown offer under one id, and says what was paid', async () => {
  const { push, view, cashOuts, answer, calls } = setUp();
  const paid: number[] = [];
  cashOuts.onTaken((cents) => paid.push(cents));
  answer('CashOutBet', () => ({
    cashOutBet: { cashOut: TAKEN, offer: wire(0, { id: '7:1', version: 1, status: 'UNAVAILABLE', parts: [] }) },
  }));
  push(wire(950));
  cashOuts.raise('7', { type: 'opened' });
  void cashOuts.confirm('7');
  void cashOuts.confirm('7');
  await settle();
  const sent = { requestId: 'r1', betId: '7', amount: 950, offerId: '7:0', offerVersion: 1, tenths: 10 };
  expect(calls).toEqual([`CashOutBet ${JSON.stringify(sent)}`]);
  expect(view()).toMatchObject({ state: { kind: 'done', amountCents: 950 }, offer: { id: '7:1' } });
  expect(paid).toEqual([950]);
});

it('a cash out without an answer is looked up, and repeated under its id where it never arrived', async () => {
  const { push, view, cashOuts, answer, fail, calls, time } = setUp();
  push(wire(950));
  answer('CashOut', () => ({ cashOut: null }));
  fail('CashOutBet', { kind: 'unknown' });
  cashOuts.raise('7', { type: 'opened' });
  void cashOuts.confirm('7');
  await settle();
  expect(view()?.state.kind).toBe('checking');
  await time.pass(500);
  expect(calls.map((call) => call.split(' ')[0])).toEqual(['CashOutBet', 'CashOut', 'CashOutBet']);
  expect(idsOf(calls)).toEqual(['r1']);
  answer('CashOut', () => ({ cashOut: TAKEN }));
  await time.pass(1_000);
  expect(view()?.state).toEqual({ kind: 'done', amountCents: 950 });
});

it('a cash out whose answer was lost is known after a reload, and never asked for again with another id', async () => {
  const before = setUp();
  before.push(wire(950));
  before.fail('CashOutBet', { kind: 'unknown' });
  before.fail('CashOut', { kind: 'unreachable' });
  before.cashOuts.raise('7', { type: 'opened' });
  await before.cashOuts.confirm('7');
  await settle();
  expect(before.view()?.state.kind).toBe('checking');

  before.owner.set(NOBODY);
  const { push, view, cashOuts, calls, answer, fail, time, storage } = setUp(before);
  const paid: number[] = [];
  cashOuts.onTaken((cents) => paid.push(cents));
  await settle();
  expect(view()?.state).toMatchObject({ kind: 'checking', request: null });
  // A press finds it under way.
  push(wire(950));
  cashOuts.raise('7', { type: 'opened' });
  await cashOuts.confirm('7');
  fail('CashOut', null);
  answer('CashOut', () => ({ cashOut: TAKEN }));
  await time.pass(1_000);
  expect(view()?.state).toEqual({ kind: 'done', amountCents: 950 });
  expect([paid, idsOf(calls), await storage.keys()]).toEqual([[950], ['r1'], []]);
});

it('a press before the stored id of an earlier page is read checks that id, and sends no second one', async () => {
  const before = setUp();
  before.push(wire(950));
  before.fail('CashOutBet', { kind: 'unknown' });
  before.cashOuts.raise('7', { type: 'opened' });
  await before.cashOuts.confirm('7');
  await settle();
  before.owner.set(NOBODY);
  before.calls.length = 0;
  let read = (): void => undefined;
  const isRead = new Promise<void>((resolve) => {
    read = resolve;
  });
  const storage: typeof before.storage = { ...before.storage, get: (key) => isRead.then(() => before.storage.get(key)) };
  const { push, view, cashOuts, calls, answer, time } = setUp({ ...before, storage });
  answer('CashOut', () => ({ cashOut: TAKEN }));
  push(wire(950));
  cashOuts.raise('7', { type: 'opened' });
  void cashOuts.confirm('7');
  await settle();
  expect(calls).toEqual([]);
  read();
  await time.pass(1_000);
  expect(calls).toEqual(['CashOut {"requestId":"r1"}']);
  expect(view()?.state).toEqual({ kind: 'done', amountCents: 950 });
});

it('a cash out that the server never received is not sent again after a reload, but tried under its id by the next press', async () => {
  const before = setUp();
  before.push(wire(950));
  before.fail('CashOutBet', { kind: 'unknown' });
  before.cashOuts.raise('7', { type: 'opened' });
  await before.cashOuts.confirm('7');
  await settle();
  before.owner.set(NOBODY);
  const { push, view, cashOuts, calls, answer, fail, time } = setUp(before);
  answer('CashOut', () => ({ cashOut: null }));
  calls.length = 0;
  await time.pass(40_000);
  expect(view()?.state).toEqual({ kind: 'failed', reason: 'NOT_RECEIVED' });
  expect(calls.filter((call) => call.startsWith('CashOutBet'))).toEqual([]);
  push(wire(960));
  fail('CashOutBet', null);
  answer('CashOutBet', () => ({ cashOutBet: { cashOut: TAKEN, offer: wire(0, { id: '7:1', status: 'UNAVAILABLE', parts: [] }) } }));
  cashOuts.raise('7', { type: 'opened' });
  await cashOuts.confirm('7');
  await settle();
  expect(view()?.state.kind).toBe('done');
  expect(idsOf(calls)).toEqual(['r1']);
});

it('a log-out drops what is known, and the player finds the cash out again at the next log-in', async () => {
  const { push, view, cashOuts, owner, answer, fail, time } = setUp();
  push(wire(950));
  fail('CashOutBet', { kind: 'unknown' });
  answer('CashOut', () => ({ cashOut: TAKEN }));
  cashOuts.raise('7', { type: 'opened' });
  await cashOuts.confirm('7');
  owner.set({ brand: 'tsb', playerAlias: 'p2' });
  await time.pass(1_000);
  expect(cashOuts.views.getSnapshot().size).toBe(0);
  owner.set({ brand: 'tsb', playerAlias: 'p1' });
  await time.pass(0);
  expect(view()?.state).toEqual({ kind: 'done', amountCents: 950 });
});

it('an id that stands for another request is checked, and its own request is not sent again', async () => {
  const { push, view, cashOuts, answer, fail, calls, time } = setUp();
  push(wire(950));
  fail('CashOutBet', { kind: 'refused', codes: ['REQUEST_ID_REUSED'] });
  answer('CashOut', () => ({ cashOut: null }));
  cashOuts.raise('7', { type: 'opened' });
  await cashOuts.confirm('7');
  await settle();
  await time.pass(500);
  expect(calls.map((call) => call.split(' ')[0])).toEqual(['CashOutBet', 'CashOut']);
  answer('CashOut', () => ({ cashOut: TAKEN }));
  await time.pass(1_000);
  expect(view()?.state).toEqual({ kind: 'done', amountCents: 950 });
  expect(idsOf(calls)).toEqual(['r1']);
});

it('a cash out that the server cannot take is refused under an id that was sent before, too', async () => {
  const { push, view, cashOuts, answer, fail, calls, time } = setUp();
  push(wire(950));
  fail('CashOutBet', { kind: 'unknown' });
  answer('CashOut', () => ({ cashOut: null }));
  cashOuts.raise('7', { type: 'opened' });
  await cashOuts.confirm('7');
  await settle();
  fail('CashOutBet', { kind: 'refused', codes: ['BAD_USER_INPUT'] });
  await time.pass(500);
  expect(view()?.state).toEqual({ kind: 'failed', reason: 'UNAVAILABLE' });
  expect(idsOf(calls)).toEqual(['r1']);
});

it('an offer that the server refuses as too high is shown as lower, and nothing is sent by itself', async () => {
  const { push, view, cashOuts, answer, calls } = setUp();
  push(wire(950));
  const refused = { status: 'REFUSED', refusal: 'OFFER_CHANGED', amount: null };
  answer('CashOutBet', () => ({ cashOutBet: { cashOut: refused, offer: wire(900, { version: 2 }) } }));
  cashOuts.raise('7', { type: 'opened' });
  void cashOuts.confirm('7');
  await settle();
  expect(view()?.state).toEqual({ kind: 'changed', tenths: 10, seenCents: 950 });
  expect(calls).toHaveLength(1);
});

it('offers are dropped when the page is left, but a cash out under way goes on to its end', async () => {
  const { push, view, cashOuts, answer, hold } = setUp();
  push(wire(950), { ...wire(1), betId: '8' });
  answer('CashOutBet', () => ({ cashOutBet: { cashOut: TAKEN, offer: wire(900, { version: 2 }) } }));
  const release = hold('CashOutBet');
  cashOuts.raise('7', { type: 'opened' });
  await cashOuts.confirm('7');
  cashOuts.forget();
  expect([...cashOuts.views.getSnapshot().keys()]).toEqual(['7']);
  await release();
  expect(view()?.state).toEqual({ kind: 'done', amountCents: 950 });
});

it('an auto cash out is set and removed, and shows whether the server has it', async () => {
  const { view, cashOuts, answer, fail } = setUp();
  answer('SetAutoCashOut', ({ amount }) => ({
    setAutoCashOut: { changed: amount === 1_200, offer: wire(950, { autoCashOutAmount: amount === 1_200 ? { amount } : null }) },
  }));
  expect(await cashOuts.setAuto('7', 9_999)).toBe(false);
  expect(await cashOuts.setAuto('7', 1_200)).toBe(true);
  expect(view()?.offer?.autoCents).toBe(1_200);
  answer('RemoveAutoCashOut', () => ({ removeAutoCashOut: { changed: true, offer: wire(950) } }));
  expect(await cashOuts.removeAuto('7')).toBe(true);
  expect(view()?.offer?.autoCents).toBeNull();
  fail('SetAutoCashOut', { kind: 'unreachable' });
  expect(await cashOuts.setAuto('7', 1_200)).toBe(false);
});
