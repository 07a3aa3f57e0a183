import { createStore, type ExternalStore } from '../externalStore.ts';
import type { Tabs } from '../tabs/tabs.ts';
import type { KeyValue } from './keyValue.ts';

/**
 * The owner of a persisted value: the brand on this device, one user of the brand (removed at log-out), or one user until it is settled:
 * the outcome of a bet stays open over a log-out.
 */
export type Scope = 'brand' | 'user' | 'unsettled';

export interface Owner {
  readonly brand: string;
  /** Null: logged out. */
  readonly playerAlias: string | null;
}

export interface PersistedValueDefinition<Value> {
  readonly name: string;
  readonly scope: Scope;
  readonly initial: Value;
  /** Null for an invalid value: from an older version, or damaged. */
  readonly decode: (stored: unknown) => Value | null;
}

export interface PersistedValue<Value> extends ExternalStore<Value> {
  set(value: Value): void;
  update(change: (value: Value) => Value): void;
  /** Settles when the set value is stored; for tests and for values that must be stored before they are used. */
  stored(): Promise<void>;
  /** Settles when the stored value has been read. */
  loaded(): Promise<void>;
}

export interface PersistedMessage {
  readonly key: string;
}

function keyOf(owner: Owner, definition: { readonly name: string; readonly scope: Scope }): string {
  const user = owner.playerAlias ?? 'anonymous';
  switch (definition.scope) {
    case 'brand':
      return `${owner.brand}//${definition.name}`;
    case 'user':
      return `${owner.brand}/${user}/${definition.name}`;
    case 'unsettled':
      return `${owner.brand}//unsettled/${user}/${definition.name}`;
  }
}

/** The key prefix of one user's values of a brand. */
function userPrefix(brand: string, playerAlias: string): string {
  return `${brand}/${playerAlias}/`;
}

export interface PersistedValuePorts {
  readonly storage: KeyValue;
  readonly tabs: Tabs<PersistedMessage>;
  readonly owner: ExternalStore<Owner>;
}

/**
 * One small value that survives a reload: shown at once, stored in the background, the same in every tab, separate for every owner. A value
 * that is set while the stored one is being read replaces it. The initial value is stored as a missing entry.
 */
export function createPersistedValue<Value>(
  ports: PersistedValuePorts,
  definition: PersistedValueDefinition<Value>,
): PersistedValue<Value> {
  const store = createStore(definition.initial);
  let key = keyOf(ports.owner.getSnapshot(), definition);
  let version = 0;
  let writing: Promise<void> = Promise.resolve();
  let reading: Promise<void> = Promise.resolve();

  const read = (): void => {
    version += 1;
    const mine = version;
    const wanted = key;
    reading = ports.storage.get(wanted).then((stored) => {
      if (mine !== version || wanted !== key) return;
      store.set((stored === undefined ? null : definition.decode(stored)) ?? definition.initial);
    });
  };

  ports.owner.subscribe(() => {
    const next = keyOf(ports.owner.getSnapshot(), definition);
    if (next === key) return;
    key = next;
    store.set(definition.initial);
    read();
  });
  ports.tabs.listen((message) => {
    if (message.key === key) read();
  });
  read();

  const set = (value: Value): void => {
    version += 1;
    const wanted = key;
    store.set(value);
    const write = (): Promise<void> =>
      Object.is(value, definition.initial) ? ports.storage.remove(wanted) : ports.storage.set(wanted, value);
    writing = writing.then(write).then(() => ports.tabs.send({ key: wanted }));
  };
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    set,
    update: (change) => set(change(store.getSnapshot())),
    stored: () => writing,
    loaded: () => reading,
  };
}

/** Removes all values of one user of a brand from this device. */
export async function forgetUser(storage: KeyValue, brand: string, playerAlias: string): Promise<void> {
  const prefix = userPrefix(brand, playerAlias);
  const keys = await storage.keys();
  await Promise.all(keys.filter((key) => key.startsWith(prefix)).map((key) => storage.remove(key)));
}
