import { ANSWER_TIMEOUT_MS, type MoneyEffect, type MoneyNews, type SentRequest } from '../../../core/money/moneyRequest.ts';
import type { Clock, Timers } from '../clock.ts';
import type { PersistedValue } from '../storage/persistedValue.ts';
import { NONE_OPEN, type OpenRequest, type OpenRequests } from './openRequests.ts';

export interface MoneyRequestDefinition<Intent, Answer> {
  /** Only one request of a key is open at a time: another one is sent after the outcome of the first is known. */
  readonly keyOf: (intent: Intent) => string;
  /** How long the server may wait before it decides. */
  readonly heldMs: (intent: Intent) => number;
  /** Null: no answer. @param wasSent an earlier request with this id may have reached the server. */
  readonly send: (requestId: string, intent: Intent, wasSent: boolean) => Promise<Answer | null>;
  /** Null: no answer. `unknown`: the server has never received the id. */
  readonly check: (requestId: string) => Promise<Answer | 'unknown' | null>;
  /** This page sends a lost request again by itself, under its id. Else the player decides about another try. */
  readonly repeats?: boolean;
}

/** What becomes of requests, for the step function of the flow. */
export type MoneyRequestEvent<Answer> =
  | Exclude<MoneyNews, { type: 'restored' | 'loggedOut' }>
  | { readonly type: 'answered' | 'checked'; readonly requestId: string; readonly answer: Answer };

export interface MoneyRequestPorts<Intent, Answer> {
  readonly stored: Pick<PersistedValue<OpenRequests>, 'getSnapshot' | 'set' | 'stored' | 'loaded'>;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly raise: (event: MoneyRequestEvent<Answer>) => void;
  readonly definition: MoneyRequestDefinition<Intent, Answer>;
}

export interface MoneyRequests<Intent> {
  /** Those of this page, of earlier pages and of other tabs. An id that is not the flow's own is checked before anything else is sent. */
  open(): OpenRequests;
  /** Settles when those of earlier pages have been read. Before, another id might be stored in place of one of theirs. */
  loaded(): Promise<void>;
  send(effect: Extract<MoneyEffect, { type: 'storeAndSend' }>, intent: Intent): Promise<void>;
  check(requestId: string): Promise<void>;
  forget(requestId: string): void;
}

/**
 * The requests of one kind that move money, the only way to send one (law 15). A flow holds a MoneyState in its own state, takes it through
 * stepMoneyRequest (core/money/moneyRequest.ts), and has the effects performed here: the id, made once for an intent and reused until its outcome
 * is known, is stored before the request is sent; a missing answer is checked by the id, also after a reload. Bets and cash outs are placed
 * by it, deposits and withdrawals too: their key is a hash of what is wanted, their answer the server's row of
 * the id, and the provider's page or webhook ends in that row, which `check` reads.
 */
export function moneyRequest<Intent, Answer>(ports: MoneyRequestPorts<Intent, Answer>): MoneyRequests<Intent> {
  const { stored, clock, timers, raise, definition } = ports;
  /** Requests of this page without an answer. Does not contain those of earlier pages or other tabs. */
  const sent = new Map<string, { readonly intent: Intent; readonly fate: SentRequest['fate'] }>();

  function store(key: string, request: OpenRequest | null): Promise<void> {
    const { [key]: _replaced, ...others } = stored.getSnapshot();
    const open = request === null ? others : { ...others, [key]: request };
    stored.set(Object.keys(open).length === 0 ? NONE_OPEN : open);
    return stored.stored();
  }

  function find(requestId: string): readonly [string, OpenRequest] | undefined {
    return Object.entries(stored.getSnapshot()).find(([, open]) => open.requestId === requestId);
  }

  /** @param missing what is raised if no answer comes in time, or at all. */
  async function transmit(
    requestId: string,
    intent: Intent,
    wasSent: boolean,
    withinMs: number,
    missing: 'noAnswer' | 'checkFailed',
  ) {
    let isMissed = false;
    const miss = (): void => {
      if (!isMissed) raise({ type: missing, requestId });
      isMissed = true;
    };
    const stop = timers.after(withinMs, miss);
    const sentAt = clock.now();
    sent.set(requestId, { intent, fate: 'out' });
    const answer = await definition.send(requestId, intent, wasSent);
    stop();
    if (answer !== null) {
      sent.delete(requestId);
      raise({ type: 'answered', requestId, answer });
      return;
    }
    // A connection that breaks at once has lost the request. After a stall the request may still reach the server. If the server
    // holds it for a delay, a broken connection does not stop it.
    const isBroken = definition.heldMs(intent) === 0 && clock.now() - sentAt < ANSWER_TIMEOUT_MS;
    sent.set(requestId, { intent, fate: isBroken ? 'broken' : 'lost' });
    miss();
  }

  return {
    open: stored.getSnapshot,
    loaded: stored.loaded,
    send: async ({ requestId, answerWithinMs }, intent) => {
      const key = definition.keyOf(intent);
      const wasSent = stored.getSnapshot()[key]?.requestId === requestId;
      await store(key, { requestId, storedAt: clock.now() });
      await transmit(requestId, intent, wasSent, answerWithinMs, 'noAnswer');
    },
    check: async (requestId) => {
      const found = await definition.check(requestId);
      const mine = sent.get(requestId);
      if (found === null) raise({ type: 'checkFailed', requestId });
      else if (found !== 'unknown') raise({ type: 'checked', requestId, answer: found });
      else if (definition.repeats === true && mine !== undefined && mine.fate !== 'out')
        await transmit(requestId, mine.intent, true, ANSWER_TIMEOUT_MS + definition.heldMs(mine.intent), 'checkFailed');
      else {
        // No longer stored: it was settled or given up.
        const storedAt = find(requestId)?.[1].storedAt ?? Number.NEGATIVE_INFINITY;
        raise({ type: 'unknown', requestId, sent: { fate: mine?.fate ?? 'lost', ageMs: clock.now() - storedAt } });
      }
    },
    forget: (requestId) => {
      sent.delete(requestId);
      const found = find(requestId);
      if (found !== undefined) void store(found[0], null);
    },
  };
}
