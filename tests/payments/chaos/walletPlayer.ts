import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Session } from '../../crash/session.ts';
import { graphql } from '../../support/apiClient.ts';
import type { SandboxPlayer } from '../../support/sandboxClient.ts';
import { SandboxClient } from '../../support/sandboxClient.ts';

/** The server has said something that cannot be true. */
export class ContradictionError extends Error {}

export interface Created {
  readonly outcome: 'DECIDED' | 'REFUSED' | 'UNKNOWN' | 'REUSED';
  readonly userErrors: readonly { readonly message: string }[];
  readonly uri: string | null;
  readonly receiptId: string | null;
  readonly oneTimeCodeRequired?: boolean;
}

export interface ChaosPlayer extends SandboxPlayer {
  readonly phone: string;
  readonly isCanadian: boolean;
  readonly initialCents: number;
}

const ANSWER_TIMEOUT_MS = 12_000;
const PAUSE_MS = 150;
/** Something undecided after this time is a fault: neither program is ever down for so long. */
const DECIDED_WITHIN_MS = 240_000;
const CREATED = 'outcome userErrors { message } uri receiptId';

/** The operations that begin a payment, by the type of their input. */
const OPERATIONS = {
  depositCreate: ['DepositCreateInput', `${CREATED} oneTimeCodeRequired`],
  withdrawalCreate: ['WithdrawalCreateInput', `${CREATED} oneTimeCodeRequired`],
  wireTransferCreate: ['DropInCreateInput', CREATED],
  firstWireTransferCreate: ['PaymentFormInput', `${CREATED} oneTimeCodeRequired`],
  interacCreate: ['PaymentFormInput', `${CREATED} oneTimeCodeRequired`],
} as const;
export type Operation = keyof typeof OPERATIONS;

/** A player's client: what has no answer is asked again, under the same id, until it is decided. */
export class WalletPlayer {
  readonly #base: string;
  readonly #session: Session;
  readonly player: ChaosPlayer;

  constructor(base: string, player: ChaosPlayer) {
    this.#base = base;
    this.player = player;
    this.#session = new Session(base, player);
  }

  /** @throws Error without an answer, or with one of GraphQL's errors. */
  async ask<Value>(query: string, variables: Record<string, unknown>): Promise<Value> {
    const headers = await this.#session.headers();
    const answer = await graphql(this.#base, { query, variables }, headers, AbortSignal.timeout(ANSWER_TIMEOUT_MS));
    const [error] = answer.errors;
    if (error) throw new Error(`${error.extensions?.code ?? ''} ${error.message}`);
    return (answer.data as { readonly answer: Value }).answer;
  }

  /** Repeats until there is an answer that `isDecided` takes. */
  async until<Value>(what: string, work: () => Promise<Value>, isDecided: (value: Value) => boolean = () => true): Promise<Value> {
    const deadline = Date.now() + DECIDED_WITHIN_MS;
    let reason = '';
    while (Date.now() < deadline) {
      try {
        const value = await work();
        if (isDecided(value)) return value;
        reason = JSON.stringify(value);
      } catch (error) {
        if (error instanceof ContradictionError) throw error;
        reason = error instanceof Error ? error.message : String(error);
        this.#session.suspect(error);
      }
      await pause(PAUSE_MS);
    }
    throw new ContradictionError(`${what} of ${this.player.username} is never decided: ${reason}`);
  }

  /** @param times asked so often at once, each time under the same id: one payment. @returns null where it is refused. */
  async create(operation: Operation, input: Record<string, unknown>, times = 1): Promise<Created | null> {
    const [type, fields] = OPERATIONS[operation];
    const query = `mutation ($input: ${type}!) { answer: ${operation}(input: $input) { ${fields} } }`;
    const fullInput = { requestId: randomUUID(), ...input };
    const send = (): Promise<Created> => this.ask(query, { input: fullInput });
    const created = await this.until(
      operation,
      async () => {
        const answers = await Promise.all(Array.from({ length: times }, send));
        const receipts = new Set(answers.flatMap(({ outcome, receiptId }) => (outcome === 'DECIDED' ? [receiptId] : [])));
        if (receipts.size > 1) throw new ContradictionError(`One request has made ${receipts.size} payments`);
        const first = answers[0] as Created;
        if (first.oneTimeCodeRequired === true && !(await this.showCode(operation, input)))
          return { ...first, outcome: 'REFUSED' as const };
        return first;
      },
      ({ outcome }) => outcome !== 'UNKNOWN',
    );
    if (created.outcome === 'REUSED') throw new ContradictionError(`${operation} says that a new id was used`);
    return created.outcome === 'DECIDED' ? created : null;
  }

  async act(
    operation: 'depositCancel' | 'withdrawalCancel' | 'wireTransferCancel' | 'confirmV2',
    receiptId: string,
  ): Promise<boolean> {
    const query = `mutation ($receiptId: ID!) { answer: ${operation}(receiptId: $receiptId) { changed } }`;
    return (await this.until(operation, () => this.ask<{ changed: boolean }>(query, { receiptId }))).changed;
  }

  async complete(receiptId: string, nonce: string): Promise<void> {
    const query = `mutation ($receiptId: ID!, $nonce: String!) {
      answer: wireTransferComplete(receiptId: $receiptId, nonce: $nonce) { changed userErrors { message } } }`;
    const send = () => this.ask<{ userErrors: readonly unknown[] }>(query, { receiptId, nonce });
    await this.until('wireTransferComplete', send, ({ userErrors }) => userErrors.length === 0);
  }

  /** The gateway's id of a payment. */
  async referenceOf(receiptId: string): Promise<string> {
    const query = 'query ($id: ID!) { answer: receipt(id: $id) { transactionId } }';
    const found = await this.until('receipt', () => this.ask<{ transactionId: string } | null>(query, { id: receiptId }));
    if (found === null) throw new ContradictionError(`There is no receipt ${receiptId}, which the server has given`);
    return found.transactionId;
  }

  /** What was paid with before, and can be paid out to. */
  async usedMethod(providerId: string): Promise<string | null> {
    const query = 'query ($id: ID!) { answer: paymentProviderMethods(paymentProviderId: $id, type: WITHDRAWAL) { id } }';
    return (await this.until('methods', () => this.ask<readonly { id: string }[]>(query, { id: providerId })))[0]?.id ?? null;
  }

  /** @throws ContradictionError where a balance below zero is shown, as after a deposit that was spent and taken back. */
  async checkBalances(): Promise<void> {
    const query = '{ answer: account { balances { playableBalance { amount } withdrawableBalance { amount } } } }';
    type Balances = Readonly<Record<'playableBalance' | 'withdrawableBalance', { readonly amount: number }>>;
    const { balances } = await this.until('balances', () => this.ask<{ balances: Balances }>(query, {}));
    for (const [name, { amount }] of Object.entries(balances))
      if (amount < 0) throw new ContradictionError(`${name} of ${this.player.username} is ${amount}`);
  }

  /** False: no code is sent, because the limits say so. */
  async showCode(operation: Operation, input: Record<string, unknown>): Promise<boolean> {
    const { amountCents, paymentProviderId, paymentMethodId = null } = input;
    const codeRequest = {
      source: operation === 'depositCreate' ? 'DEPOSIT' : 'WITHDRAWAL',
      operation: { amountCents, paymentProviderId, paymentMethodId },
    };
    const send = `mutation ($source: OneTimeCodeSource!, $operation: OneTimeCodeOperation) {
      answer: sendOneTimeCode(channel: SMS, source: $source, operation: $operation) { success } }`;
    const sent = await this.ask<{ success: boolean }>(send, codeRequest);
    if (!sent.success) return false;
    const [message] = await new SandboxClient(this.#base).outbox(this.player.phone);
    const query = `mutation ($code: String!, $source: OneTimeCodeSource!, $operation: OneTimeCodeOperation) {
      answer: verifyOneTimeCode(code: $code, source: $source, operation: $operation) { success } }`;
    return (await this.ask<{ success: boolean }>(query, { ...codeRequest, code: message?.code ?? '' })).success;
  }
}
