import { err, ok, type Result } from '../../../core/result.ts';
import type { FlagKey } from '../../../core/wire/flags.ts';
import type { CatalogueSource } from '../catalogue/catalogueSource.ts';
import type { Clock, Timers } from '../clock.ts';
import { type ConnectionFacts, onReconnect } from '../connection/reconnect.ts';
import type { ReportError } from '../errors/reporter.ts';
import type { ExternalStore } from '../externalStore.ts';
import type { SavedAnswers } from '../savedAnswers/savedAnswers.ts';
import {
  type Audience,
  isRest,
  type Mutation,
  nameOf,
  type Operation,
  type Query,
  type Subscription,
  type Write,
} from './declare.ts';
import type { Engine, IsMine, RestEngine, RestOperation, SendFailure, Variables } from './engine.ts';
import { createEntry, type Entry } from './entry.ts';
import type { Loadable, QueryFailure } from './loadable.ts';
import { sharedSubscriptions } from './sharedSubscriptions.ts';

/** A tab that is shown again refetches data older than this. */
const REFETCH_AGE_MS = 30_000;
/** A reconnect causes several changes; they become one refetch. */
const RECONNECT_DEBOUNCE_MS = 200;

export type MutationFailure =
  | SendFailure
  /** The visitor changed between request and answer. */
  | { readonly kind: 'otherOwner' };

/** The present visitor. `unknown`: a stored session is being checked. */
export type Visitor = { readonly status: 'unknown' | 'loggedOut' | 'loggedIn'; readonly playerAlias: string | null };

export interface ServerDataPorts {
  readonly brand: string;
  readonly session: ExternalStore<Visitor>;
  readonly connection: ExternalStore<ConnectionFacts>;
  /** True while the page is visible. */
  readonly visible: ExternalStore<boolean>;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly engine: Engine;
  readonly rest: (operation: RestOperation) => RestEngine;
  /** The current source of the public catalogue. */
  readonly catalogue: () => CatalogueSource;
  /** Reports failures that the engine cannot report: unreadable answers. */
  readonly report: ReportError;
  readonly isFlagOn: (key: FlagKey) => boolean;
  /** The player's answers on this device. */
  readonly savedAnswers: Pick<SavedAnswers, 'reading' | 'closed' | 'read' | 'write'>;
}

/** One query's data with its operations. */
export interface QueryHandle<Value> extends ExternalStore<Loadable<Value>> {
  readonly isLoadingMore: ExternalStore<boolean>;
  refetch(): Promise<void>;
  loadMore(): Promise<void>;
  update(change: (value: Value) => Value): void;
}

/** The page's only access to server data. */
export interface ServerData {
  /**
   * Returns the same handle for the same query and variables. It fetches while it has listeners.
   * @param isSaved a page that is saved uses it: its data is saved on this device from now on.
   */
  query<Data, Vars extends Variables, Value>(
    query: Query<Data, Vars, Value>,
    variables: Vars,
    isSaved?: boolean,
  ): QueryHandle<Value>;
  /** Fetches once, for logic that holds the answer itself. */
  ask<Data, Vars extends Variables, Value>(query: Query<Data, Vars, Value>, variables: Vars): Promise<Result<Value, QueryFailure>>;
  mutate<Data, Vars extends Variables, Value>(
    mutation: Mutation<Data, Vars, Value>,
    variables: Vars,
  ): Promise<Result<Value, MutationFailure>>;
  /** Updates for logic that merges them itself. Returns the end. */
  subscribe<Data, Vars extends Variables, Value>(
    subscription: Subscription<Data, Vars, Value>,
    variables: Vars,
    next: (value: Value) => void,
  ): () => void;
  /** Refetches the part of the public catalogue that is on screen. */
  refetchPublic(): void;
}

/** Any query: its data is stored untyped, and returned with the types of its declaration. */
type AnyQuery = Query<unknown, Variables, unknown>;

function withoutTypes<Data, Vars extends Variables, Value>(query: Query<Data, Vars, Value>): AnyQuery {
  return query as unknown as AnyQuery;
}

interface CreatedQuery {
  readonly entry: Entry<unknown>;
  readonly query: AnyQuery;
  /** Its data is saved on this device. */
  isSaved(): boolean;
  /** A page that is saved uses it: data that another page has fetched is saved too. */
  save(): void;
  /** The value of `sent` at the last change other than an answer to this query. */
  changedAt: number;
}

/** See docs/adr/0008 and the guide's "One door for server data". */
export function createServerData(ports: ServerDataPorts): ServerData {
  const { session, connection, visible, clock, timers, engine, report, savedAnswers } = ports;
  const created = new Map<AnyQuery, Map<string, CreatedQuery>>();
  const subscriptions = sharedSubscriptions({ engine, timers });
  /** Counts requests and changes, so that an answer can be recognised as older than a change. */
  let sent = 0;

  const isOnline = (): boolean => connection.getSnapshot().online;
  const ownerOf = ({ status, playerAlias }: Visitor): string => `${ports.brand} ${status} ${playerAlias ?? ''}`;
  let seen = session.getSnapshot();
  let owner = ownerOf(seen);
  /** Counts the visitors of this page; one who becomes known is the same. */
  let visitors = 0;
  let isVisitorKnown = session.getSnapshot().status !== 'unknown';
  const isSameVisitor = (): IsMine => {
    const mine = visitors;
    return () => mine === visitors;
  };

  /** The player's session cannot be checked, and what is on this device of their answers is read. */
  const isReading = (): boolean => savedAnswers.reading.getSnapshot() && session.getSnapshot().status === 'unknown';

  function isWanted(audience: Audience, isSaved: boolean): boolean {
    const { status } = session.getSnapshot();
    if (audience === 'public') return true;
    if (savedAnswers.closed.getSnapshot()) return false;
    if (isSaved && isReading()) return true;
    if (audience === 'anyone') return status !== 'unknown';
    return status === (audience === 'player' ? 'loggedIn' : 'loggedOut');
  }

  /** Converts an answer with the feature's `map`. A throwing `map` is our bug: it is reported and counts as no answer. */
  function mapped<Data, Value, Failure>(
    operation: Operation<Data>,
    map: (data: Data) => Value,
    data: Data,
    unreadable: Failure,
  ): Result<Value, Failure> {
    try {
      return ok(map(data));
    } catch (error) {
      report(`data.${nameOf(operation)}`, error);
      return err(unreadable);
    }
  }

  async function read<Data, Vars extends Variables, Value>(
    query: Query<Data, Vars, Value>,
    variables: Variables,
    stored?: (at: number) => void,
  ): Promise<Result<Value, QueryFailure>> {
    const mine = owner;
    const sentAt = ++sent;
    const isPublic = query.audience === 'public';
    const { operation } = query;
    const outcome = isRest(operation)
      ? ((await ports.rest(operation).query(operation)) as Result<Data, QueryFailure>)
      : isPublic
        ? await ports.catalogue().ask({ document: operation, variables }, stored)
        : await engine.query(operation, variables, isSameVisitor());
    if (mine !== owner && !isPublic) return err({ kind: 'otherOwner' });
    if (!outcome.ok) return outcome;
    const value = mapped(operation, query.map, outcome.value, { kind: 'refused', codes: ['UNREADABLE'] } as const);
    if (!value.ok) return value;
    if (value.value === null) return err({ kind: 'refused', codes: ['NO_DATA'] });
    query.writes?.(value.value, writeOf(sentAt));
    return ok(value.value);
  }

  /** Writes an answer's facts about other queries, unless newer data is known there. */
  function writeOf(sentAt: number): Write {
    return (query, variables, change) => {
      const target = created.get(withoutTypes(query))?.get(JSON.stringify(variables));
      if (target === undefined || target.changedAt > sentAt) return;
      target.changedAt = sentAt;
      target.entry.update(change as (value: unknown) => unknown);
    };
  }

  function create(query: AnyQuery, variables: Variables): CreatedQuery {
    const { live, audience } = query;
    let isSaved = query.isSaved;
    const isPublic = query.audience === 'public';
    const savedName = `${nameOf(query.operation)} ${JSON.stringify(variables)}`;
    const found: CreatedQuery = {
      query,
      isSaved: () => isSaved,
      save: () => {
        if (isSaved || isPublic) return;
        isSaved = true;
        const { data, dataAt } = found.entry.getSnapshot();
        if (data !== null && dataAt !== null) savedAnswers.write(savedName, { data, at: dataAt });
        if (data === null && !isOnline()) void found.entry.refetch();
      },
      changedAt: 0,
      entry: createEntry<unknown>({
        clock,
        timers,
        pollMs: query.pollMs,
        freshMs: query.freshMs,
        paging: query.paging,
        cached: () => (isPublic ? restored(query, variables) : null),
        recall: () => (isSaved ? savedAnswers.read(savedName) : null),
        save: (data, at) => isSaved && savedAnswers.write(savedName, { data, at }),
        isWanted: () => isWanted(audience, isSaved),
        // Public data is fetched offline too: the worker may have a cached response.
        isReachable: () => isPublic || (isOnline() && !isReading()),
        isAwake: () => isOnline() && visible.getSnapshot() && (isPublic || !isReading()),
        mayPoll: () => query.pollUnless === null || !ports.isFlagOn(query.pollUnless),
        ask: (page, stored) => read(query, { ...variables, ...page }, stored),
        watch: () =>
          live === null
            ? () => undefined
            : subscriptions.watch(live.subscription.document, {}, update, () => void found.entry.refetch()),
      }),
    };
    const update = (data: unknown): void => {
      if (live === null) return;
      const news = mapped(live.subscription.document, live.subscription.map, data, null);
      if (!news.ok) return;
      found.changedAt = ++sent;
      found.entry.update((value) => live.merge(value, news.value, variables));
    };
    return found;
  }

  function restored(query: AnyQuery, variables: Variables): unknown {
    const { operation } = query;
    const data = isRest(operation) ? null : ports.catalogue().cached({ document: operation, variables });
    if (data === null) return null;
    const value = mapped(operation, query.map, data, null);
    return value.ok ? value.value : null;
  }

  function entryOf(query: AnyQuery, variables: Variables): CreatedQuery {
    const ofQuery = created.get(query) ?? new Map<string, CreatedQuery>();
    created.set(query, ofQuery);
    const key = JSON.stringify(variables);
    const found = ofQuery.get(key) ?? create(query, variables);
    ofQuery.set(key, found);
    return found;
  }

  function entries(isMeant: (created: CreatedQuery) => boolean): readonly Entry<unknown>[] {
    return [...created.values()].flatMap((ofQuery) => [...ofQuery.values()].filter(isMeant).map(({ entry }) => entry));
  }

  function refetch(isMeant: (created: CreatedQuery) => boolean): void {
    for (const entry of entries((one) => one.entry.hasListeners() && isMeant(one))) void entry.refetch();
  }

  const ownEntries = () => entries(({ query }) => query.audience !== 'public');

  /** All are dropped before the first is fetched. */
  function startAnew(some: readonly Entry<unknown>[], stays = false): void {
    for (const entry of some) entry.drop(stays);
    for (const entry of some) entry.restart();
  }

  session.subscribe(() => {
    const now = ownerOf(session.getSnapshot());
    if (now === owner) return;
    const before = seen;
    seen = session.getSnapshot();
    owner = now;
    if (isVisitorKnown) visitors += 1;
    isVisitorKnown = session.getSnapshot().status !== 'unknown';
    // What was read on this device stays until the player's answers come.
    const stays = before.status === 'unknown' && before.playerAlias !== null && before.playerAlias === seen.playerAlias;
    startAnew(ownEntries(), stays);
  });

  // Online an old answer would look like a new one, so saved answers are read from now on.
  connection.subscribe(() => {
    if (!isOnline()) refetch((one) => one.isSaved() && one.entry.getSnapshot().data === null);
  });

  savedAnswers.reading.subscribe(() => {
    if (session.getSnapshot().status !== 'unknown') return;
    startAnew(entries((one) => one.isSaved()));
  });

  savedAnswers.closed.subscribe(() => startAnew(ownEntries()));

  let isDue = false;
  onReconnect(connection, (what) => {
    // At the first connection only live queries that were fetched before may have missed updates.
    if (what === 'opened') {
      refetch(({ query }) => query.live !== null);
      return;
    }
    if (isDue) return;
    isDue = true;
    timers.after(RECONNECT_DEBOUNCE_MS, () => {
      isDue = false;
      refetch(() => true);
    });
  });

  visible.subscribe(() => {
    if (!visible.getSnapshot() || !isOnline()) return;
    refetch(({ entry, query }) => entry.getSnapshot().state === 'failed' || entry.isOlderThan(query.pollMs ?? REFETCH_AGE_MS));
  });

  return {
    query: <Data, Vars extends Variables, Value>(
      query: Query<Data, Vars, Value>,
      variables: Vars,
      isSaved = false,
    ): QueryHandle<Value> => {
      const found = entryOf(withoutTypes(query), variables);
      const entry = found.entry as Entry<Value>;
      if (isSaved) found.save();
      return {
        getSnapshot: entry.getSnapshot,
        subscribe: entry.subscribe,
        isLoadingMore: entry.isLoadingMore,
        refetch: entry.refetch,
        loadMore: entry.loadMore,
        update: (change) => {
          found.changedAt = ++sent;
          entry.update(change);
        },
      };
    },
    ask: (query, variables) => read(query, variables),
    mutate: async (mutation, variables) => {
      const mine = owner;
      const sentAt = ++sent;
      const { operation } = mutation;
      const isAnonymous = isRest(operation) && operation.isAnonymous;
      const outcome = isRest(operation)
        ? ((await ports.rest(operation).mutate(operation, variables)) as Result<never, SendFailure>)
        : await engine.mutate(operation, variables, isSameVisitor());
      if (mine !== owner && !isAnonymous) return err({ kind: 'otherOwner' });
      if (!outcome.ok) return outcome;
      // The mutation was done, but its result cannot be read.
      const value = mapped(operation, mutation.map, outcome.value, { kind: 'unknown' } as const);
      if (value.ok) mutation.writes?.(value.value, writeOf(sentAt));
      return value;
    },
    subscribe: (subscription, variables, next) =>
      subscriptions.watch(
        subscription.document,
        variables,
        (data) => {
          const news = mapped(subscription.document, subscription.map, data as never, null);
          if (news.ok) next(news.value);
        },
        () => undefined,
      ),
    refetchPublic: () => refetch(({ query }) => query.audience === 'public'),
  };
}
