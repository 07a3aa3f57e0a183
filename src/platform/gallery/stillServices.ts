import type { FlagKey } from '../../../core/wire/flags.ts';
import type { QueryHandle, ServerData } from '../data/createServerData.ts';
import { nameOf, type Query } from '../data/declare.ts';
import type { Variables } from '../data/engine.ts';
import { type Loadable, loading } from '../data/loadable.ts';
import { createStore } from '../externalStore.ts';
import type { Services } from '../services.ts';
import type { SessionState } from '../session/types.ts';
import type { PersistedValue, PersistedValueDefinition } from '../storage/persistedValue.ts';
import type { UnfinishedThing } from '../unfinished/unfinished.ts';

/** A moment of a page, for a gallery: it stays as it is, whatever is pressed. */
export interface StillPage {
  readonly status: 'unknown' | 'loggedOut' | 'loggedIn';
  readonly isOnline?: boolean;
  /** The visitor's region is not known yet. */
  readonly isRegionUnknown?: boolean;
  /** On here; the others are as on the page around. */
  readonly flags?: readonly FlagKey[];
  /** Answers by the name of the operation. Any other query stays loading. */
  readonly answers?: Readonly<Record<string, Loadable<unknown>>>;
  /** Values that survive a reload, by name; the others are at their initial value. */
  readonly stored?: Readonly<Record<string, unknown>>;
}

const nothing = (): void => undefined;
const never = <Value>(): Promise<Value> => new Promise(nothing);

export function loadedWith<Value>(data: Value): Loadable<Value> {
  return { state: 'loaded', data, dataAt: 0, error: null };
}

export const FAILED: Loadable<never> = { state: 'failed', data: null, dataAt: null, error: { kind: 'offline' } };

export const PENDING = loading<never>({ data: null, dataAt: null });

/** The services of the page around, with this moment's session, connection, flags and data, and without effects. */
export function stillServices(services: Services, page: StillPage): Services {
  const { status, isOnline = true, isRegionUnknown = false, flags = [], answers = {}, stored = {} } = page;
  const session: SessionState =
    status === 'loggedIn'
      ? { status, playerAlias: 'gallery', logoutReason: null }
      : { status, playerAlias: null, logoutReason: null };
  return {
    ...services,
    session: { ...services.session, ...createStore(session) },
    connection: createStore({ online: isOnline, live: isOnline }),
    startup: isRegionUnknown
      ? { ...services.startup, ...createStore({ ...services.startup.getSnapshot(), data: null }) }
      : services.startup,
    flags: { ...services.flags, get: (key) => flags.includes(key) || services.flags.get(key) },
    data: stillData(answers),
    persist: (definition) => stillValue(definition, stored),
    theme: { ...services.theme, choose: nothing },
    askToLogOut: nothing,
    openSupport: nothing,
    // What a gallery shows is nobody's.
    unfinished: createStore<readonly UnfinishedThing[]>([]),
  };
}

function stillData(answers: Readonly<Record<string, Loadable<unknown>>>): ServerData {
  return {
    query<Data, Vars extends Variables, Value>({ operation }: Query<Data, Vars, Value>): QueryHandle<Value> {
      const answer = (answers[nameOf(operation)] ?? PENDING) as Loadable<Value>;
      return {
        ...createStore(answer),
        isLoadingMore: createStore(false),
        refetch: async () => undefined,
        loadMore: async () => undefined,
        update: nothing,
      };
    },
    ask: never,
    mutate: never,
    subscribe: () => nothing,
    refetchPublic: nothing,
  };
}

function stillValue<Value>(
  { name, initial, decode }: PersistedValueDefinition<Value>,
  stored: Readonly<Record<string, unknown>>,
): PersistedValue<Value> {
  const { getSnapshot, subscribe } = createStore(decode(stored[name]) ?? initial);
  return { getSnapshot, subscribe, set: nothing, update: nothing, stored: async () => undefined, loaded: async () => undefined };
}
