import { expect, expectTypeOf, it } from 'vitest';
import {
  type MoneyEffect,
  type MoneyEvent,
  type MoneyOutcome,
  NO_MONEY_REQUEST,
  stepMoneyRequest,
} from '../../../core/money/moneyRequest.ts';
import type { MoneyState } from '../../../core/money/moneyState.ts';
import { createStore } from '../externalStore.ts';
import { runMachine } from '../runMachine.ts';
import { memoryKeyValue } from '../storage/keyValue.ts';
import { createPersistedValue, type Owner } from '../storage/persistedValue.ts';
import { fakeTime, settle } from '../testing/fakeTime.ts';
import { type MoneyRequestDefinition, type MoneyRequestEvent, moneyRequest } from './moneyRequest.ts';
import { openRequests } from './openRequests.ts';

/** A deposit as the wallet will declare it: nothing of the protocol knows bets or cash outs. */
interface Deposit {
  readonly amountCents: number;
  readonly providerCode: string;
}
type DepositAnswer =
  | { readonly status: 'SUCCESS'; readonly balanceCents: number }
  | { readonly status: 'DECLINED'; readonly message: string }
  /** The provider has not said yet; the webhook will end it in the server's row. */
  | { readonly status: 'PENDING' };
type DepositDefinition = MoneyRequestDefinition<Deposit, DepositAnswer>;

const OUTCOMES: Readonly<Record<DepositAnswer['status'], MoneyOutcome>> = {
  SUCCESS: 'decided',
  DECLINED: 'refused',
  PENDING: 'unknown',
};

/** A provider of payments: it holds a deposit under its id, once. */
function provider() {
  const deposits = new Map<string, DepositAnswer>();
  const sent: string[] = [];
  return { deposits, sent, lost: { request: false, answer: false } };
}

function page({ deposits, sent, lost }: ReturnType<typeof provider>, device = { storage: memoryKeyValue(), time: fakeTime() }) {
  const { storage, time } = device;
  const owner = createStore<Owner>({ brand: 'tsb', playerAlias: 'p1' });
  const tabs = { send: () => undefined, listen: () => () => undefined };
  const stored = createPersistedValue({ storage, tabs, owner }, openRequests('wallet.deposits'));
  const news: string[] = [];
  const intent: Deposit = { amountCents: 5_000, providerCode: 'CARD' };
  const definition: DepositDefinition = {
    keyOf: () => 'deposit',
    heldMs: () => 0,
    send: async (requestId, { amountCents }) => {
      sent.push(`${requestId} ${(await storage.keys()).length === 1 ? 'stored' : 'not stored'}`);
      if (!lost.request && !deposits.has(requestId)) deposits.set(requestId, { status: 'SUCCESS', balanceCents: amountCents });
      return lost.request || lost.answer ? null : (deposits.get(requestId) ?? null);
    },
    check: async (requestId) => deposits.get(requestId) ?? 'unknown',
  };
  const onEvent = (event: MoneyRequestEvent<DepositAnswer>): void => {
    if ('answer' in event) {
      news.push(event.answer.status);
      machine.send({ ...event, outcome: OUTCOMES[event.answer.status] });
    } else machine.send(event);
  };
  const ports = { stored, definition, raise: onEvent, clock: time.clock, timers: time.timers };
  const requests = moneyRequest<Deposit, DepositAnswer>(ports);
  const machine = runMachine<MoneyState, MoneyEvent, MoneyEffect>(NO_MONEY_REQUEST, stepMoneyRequest, (effect) => {
    if (effect.type === 'storeAndSend') void requests.send(effect, intent);
    else if (effect.type === 'check') time.timers.after(effect.delayMs, () => void requests.check(effect.requestId));
    else requests.forget(effect.requestId);
  });
  const open = async (): Promise<void> => {
    await requests.loaded();
    for (const { requestId } of Object.values(requests.open())) machine.send({ type: 'restored', requestId });
  };
  return {
    machine,
    news,
    storage,
    time,
    open,
    deposit: (freshId: string) => machine.send({ type: 'submit', freshId, heldMs: 0 }),
  };
}

it('a deposit needs only its intent, its answer and two requests to be a money request', () => {
  expectTypeOf<keyof DepositDefinition>().toEqualTypeOf<'keyOf' | 'heldMs' | 'send' | 'check' | 'repeats'>();
  expectTypeOf<Parameters<DepositDefinition['send']>>().toEqualTypeOf<[string, Deposit, boolean]>();
  expectTypeOf<MoneyRequestEvent<DepositAnswer>>().not.toEqualTypeOf<MoneyEvent>();
});

it('a deposit is stored before it is sent, sent once for two presses, and forgotten once it is decided', async () => {
  const bank = provider();
  const { deposit, machine, news, storage } = page(bank);
  deposit('d1');
  deposit('d2');
  await settle();
  expect([bank.sent, news, machine.getSnapshot()]).toEqual([['d1 stored'], ['SUCCESS'], NO_MONEY_REQUEST]);
  expect(await storage.keys()).toEqual([]);
});

it('a deposit whose answer was lost is known after a reload and a provider’s pending, and is never sent under another id', async () => {
  const bank = provider();
  const before = page(bank);
  bank.lost.answer = true;
  bank.deposits.set('d1', { status: 'PENDING' });
  before.deposit('d1');
  await settle();
  expect(before.machine.getSnapshot()).toMatchObject({ kind: 'checking', requestId: 'd1' });

  const after = page(bank, before);
  await after.open();
  await after.time.pass(1_000);
  expect(after.machine.getSnapshot()).toMatchObject({ kind: 'idle', reuseId: 'd1' });
  bank.deposits.set('d1', { status: 'SUCCESS', balanceCents: 5_000 });
  await after.time.pass(15_000);
  expect([after.news.at(-1), bank.sent, await after.storage.keys()]).toEqual(['SUCCESS', ['d1 stored'], []]);
});

it('a deposit that never arrived is tried again under its id, on the next press alone', async () => {
  const bank = provider();
  const { deposit, machine, news, time } = page(bank);
  bank.lost.request = true;
  deposit('d1');
  await time.pass(20_000);
  expect([machine.getSnapshot(), bank.sent]).toMatchObject([{ kind: 'idle', reuseId: 'd1', notReceived: true }, ['d1 stored']]);
  bank.lost.request = false;
  deposit('d2');
  await settle();
  expect([bank.sent, news]).toEqual([['d1 stored', 'd1 stored'], ['SUCCESS']]);
});

it('only what was stored as requests is read back', () => {
  const { decode } = openRequests('wallet.deposits');
  const open = { deposit: { requestId: 'd1', storedAt: 1 } };
  expect(decode(open)).toEqual(open);
  for (const damaged of [null, 3, 'x', {}, [], { deposit: null }, { deposit: { requestId: 1, storedAt: 1 } }])
    expect(decode(damaged)).toBeNull();
});
