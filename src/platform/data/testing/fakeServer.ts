import { err, ok, type Result } from '../../../../core/result.ts';
import type { FlagKey } from '../../../../core/wire/flags.ts';
import type { CatalogueSource } from '../../catalogue/catalogueSource.ts';
import type { ConnectionFacts } from '../../connection/reconnect.ts';
import { createStore, type WritableStore } from '../../externalStore.ts';
import { operationName } from '../../graphql/document.ts';
import type { RequestFailure } from '../../graphql/request.ts';
import type { SavedAnswer } from '../../savedAnswers/answerStore.ts';
import type { SavedAnswers } from '../../savedAnswers/savedAnswers.ts';
import { type FakeTime, fakeTime, settle } from '../../testing/fakeTime.ts';
import { createServerData, type ServerData, type Visitor } from '../createServerData.ts';
import { nameOf } from '../declare.ts';
import type { Engine, RestEngine, SendFailure, SubscriptionListener, Variables } from '../engine.ts';
import { pathOf } from '../rest.ts';

type Answer = (variables: Variables) => unknown;

/** A fake server for tests over platform/data: answers by operation, records its requests, pushes updates. */
export interface FakeServer {
  readonly data: ServerData;
  readonly time: FakeTime;
  readonly session: WritableStore<Visitor>;
  readonly connection: WritableStore<ConnectionFacts>;
  readonly visible: WritableStore<boolean>;
  /** The saved answers of this device, by name. */
  readonly savedAnswers: Pick<SavedAnswers, 'read' | 'write'> & {
    readonly stored: Map<string, SavedAnswer>;
    readonly reading: WritableStore<boolean>;
    readonly closed: WritableStore<boolean>;
  };
  readonly reports: string[];
  /** When the stored answers of the catalogue were sent, by operation; the others come over the network. */
  readonly sentAt: Map<string, number>;
  /** The feature flags that are on. */
  readonly flags: Set<FlagKey>;
  /** The statuses of a success, by each change of a REST path that was sent. */
  readonly successes: Map<string, readonly number[]>;
  /** `Name {"variables"}`, or `PATCH /path {"body"}`, in the order of sending. */
  readonly calls: string[];
  /** Names of the open subscriptions. */
  subscribed(): readonly string[];
  /** As `calls`, of subscriptions. */
  readonly subscriptions: string[];
  /** Sets the answer of this operation. */
  answer(name: string, answer: Answer): void;
  /** Sets the failure of this operation; `null` restores its answers. */
  fail(name: string, failure: RequestFailure | SendFailure | null): void;
  /** Delays the next request of this operation until the returned function is called. */
  hold(name: string): () => Promise<void>;
  /** Sets data that the catalogue knows without a request. */
  keep(name: string, data: unknown): void;
  /** Queries and mutations wait before they are sent, as for a token, until the returned call. */
  holdRequests(): () => Promise<void>;
  push(name: string, data: unknown): void;
  /** The server ends a subscription. */
  end(name: string): void;
  logIn(playerAlias?: string): void;
  logOut(): void;
}

const PLAYER: Visitor = { status: 'loggedIn', playerAlias: 'p1' };
const LOGGED_OUT: Visitor = { status: 'loggedOut', playerAlias: null };

export function fakeServer(initial: Visitor = PLAYER, connected: ConnectionFacts = { online: true, live: true }): FakeServer {
  const time = fakeTime();
  const session = createStore<Visitor>(initial);
  const connection = createStore(connected);
  const visible = createStore(true);
  const calls: string[] = [];
  const subscriptions: string[] = [];
  const reports: string[] = [];
  const answers = new Map<string, Answer>();
  const failures = new Map<string, RequestFailure | SendFailure>();
  const holds = new Map<string, Promise<void>>();
  const cached = new Map<string, unknown>();
  const listeners = new Map<string, SubscriptionListener<unknown>>();
  const sentAt = new Map<string, number>();
  const successes = new Map<string, readonly number[]>();
  const flags = new Set<FlagKey>();
  const stored = new Map<string, SavedAnswer>();
  const savedAnswers = {
    stored,
    reading: createStore(false),
    closed: createStore(false),
    read: async (name: string) => stored.get(name) ?? null,
    write: (name: string, answer: SavedAnswer) => void stored.set(name, answer),
  };
  /** While requests wait for their token. */
  let held: Promise<void> | null = null;

  async function call<Data, Failure>(name: string, variables: Variables): Promise<Result<Data, Failure>> {
    calls.push(`${name} ${JSON.stringify(variables)}`);
    // The answer is decided when the request comes; only its delivery may be delayed.
    const failure = failures.get(name);
    const answer = answers.get(name)?.(variables);
    const hold = holds.get(name);
    holds.delete(name);
    await hold;
    return failure === undefined ? ok(answer as Data) : err(failure as Failure);
  }

  const engine: Engine = {
    query: async (document, variables, isMine) => {
      if (held !== null) await held;
      return isMine() ? call(operationName(document), variables) : err({ kind: 'unreachable' });
    },
    mutate: async (document, variables, isMine) => {
      if (held !== null) await held;
      return isMine() ? call(operationName(document), variables) : err({ kind: 'notSent' });
    },
    subscribe: (document, variables, listener) => {
      const name = operationName(document);
      subscriptions.push(`${name} ${JSON.stringify(variables)}`);
      listeners.set(name, listener as SubscriptionListener<unknown>);
      return () => {
        if (listeners.get(name) === listener) listeners.delete(name);
      };
    },
  };
  const rest: RestEngine = {
    query: (operation) => call(nameOf(operation), {}),
    mutate: (operation, variables) => {
      const name = nameOf({ ...operation, path: pathOf(operation, variables) });
      successes.set(name, operation.statuses);
      return call(name, operation.body?.(variables) ?? {});
    },
  };
  const source: CatalogueSource = {
    cached: <Data>({ document }: { readonly document: Parameters<typeof operationName>[0] }) =>
      (cached.get(operationName(document)) ?? null) as Data | null,
    ask: ({ document, variables }, stored) => {
      const at = sentAt.get(operationName(document));
      if (at !== undefined) stored?.(at);
      return call(operationName(document), variables);
    },
  };

  return {
    data: createServerData({
      brand: 'brand',
      session,
      connection,
      visible,
      engine,
      rest: () => rest,
      clock: time.clock,
      timers: time.timers,
      catalogue: () => source,
      report: (scope, error) => reports.push(`${scope}: ${String(error)}`),
      isFlagOn: (key) => flags.has(key),
      savedAnswers,
    }),
    savedAnswers,
    time,
    session,
    connection,
    visible,
    reports,
    calls,
    successes,
    subscriptions,
    flags,
    sentAt,
    subscribed: () => [...listeners.keys()],
    answer: (name, answer) => void answers.set(name, answer),
    fail: (name, failure) => {
      if (failure === null) failures.delete(name);
      else failures.set(name, failure);
    },
    hold: (name) => {
      let release = (): void => undefined;
      holds.set(
        name,
        new Promise((resolve) => {
          release = resolve;
        }),
      );
      return () => {
        release();
        return settle();
      };
    },
    holdRequests: () => {
      let release = (): void => undefined;
      held = new Promise((resolve) => {
        release = resolve;
      });
      return () => {
        release();
        return settle();
      };
    },
    keep: (name, data) => void cached.set(name, data),
    push: (name, data) => listeners.get(name)?.next(data),
    end: (name) => {
      const listener = listeners.get(name);
      listeners.delete(name);
      listener?.ended();
    },
    logIn: (playerAlias = 'p1') => session.set({ status: 'loggedIn', playerAlias }),
    logOut: () => session.set(LOGGED_OUT),
  };
}
