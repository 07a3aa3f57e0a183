/** The key that seals one player's answers on this device. The browser hands it out to nobody: it is not extractable. */
export interface Vault {
  /** Made at random, so that a tab notices that another session has started. */
  readonly id: string;
  readonly playerAlias: string;
  readonly key: CryptoKey;
}

export interface SealedAnswer {
  /** Epoch milliseconds, so that the oldest answer can be removed without opening it. */
  readonly at: number;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
}

/** The private store of one brand. Every call may fail. */
export interface AnswerDatabase {
  vault(): Promise<Vault | null>;
  /** Stores this vault, and removes the one before it with its answers. @param replaces false: a vault of the same player stays. */
  begin(vault: Vault, replaces: boolean): Promise<void>;
  answer(id: string): Promise<SealedAnswer | null>;
  /** Stores it in this vault alone, with at most so many others, the newest. */
  put(vaultId: string, id: string, answer: SealedAnswer, most: number): Promise<void>;
  clear(): Promise<void>;
}

const VAULTS = 'vaults';
const ANSWERS = 'answers';
/** There is one vault at a time. */
const PRESENT = 'present';

function opened(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(VAULTS);
      request.result.createObjectStore(ANSWERS).createIndex('at', 'at');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** IndexedDB by one connection, which gives way to a deletion of the database and is opened again after it was closed. */
export function openAnswerDatabase(brand: string): AnswerDatabase {
  let connection: Promise<IDBDatabase> | null = null;
  const connected = (): Promise<IDBDatabase> => {
    connection ??= opened(`slipstream-kept-${brand}`).then((database) => {
      const forget = (): void => {
        connection = null;
      };
      database.onclose = forget;
      database.onversionchange = () => {
        forget();
        database.close();
      };
      return database;
    });
    connection.catch(() => {
      connection = null;
    });
    return connection;
  };
  const run = async <Value>(
    mode: IDBTransactionMode,
    work: (vaults: IDBObjectStore, answers: IDBObjectStore, done: (value: Value) => void) => void,
  ): Promise<Value | null> => {
    const database = await connected();
    return new Promise((resolve, reject) => {
      let result: Value | null = null;
      const transaction = database.transaction([VAULTS, ANSWERS], mode);
      transaction.oncomplete = () => resolve(result);
      transaction.onabort = () => reject(transaction.error);
      work(transaction.objectStore(VAULTS), transaction.objectStore(ANSWERS), (value) => {
        result = value;
      });
    });
  };
  const onVault = (vaults: IDBObjectStore, then: (vault: Vault | null) => void): void => {
    const request = vaults.get(PRESENT);
    request.onsuccess = () => then((request.result as Vault | undefined) ?? null);
  };
  return {
    vault: () => run<Vault | null>('readonly', (vaults, _answers, done) => onVault(vaults, done)),
    begin: async (vault, replaces) => {
      await run('readwrite', (vaults, answers) =>
        onVault(vaults, (before) => {
          if (!replaces && before?.playerAlias === vault.playerAlias) return;
          answers.clear();
          vaults.put(vault, PRESENT);
        }),
      );
    },
    answer: (id) =>
      run<SealedAnswer | null>('readonly', (_vaults, answers, done) => {
        const request = answers.get(id);
        request.onsuccess = () => done((request.result as SealedAnswer | undefined) ?? null);
      }),
    put: async (vaultId, id, answer, most) => {
      await run('readwrite', (vaults, answers) =>
        onVault(vaults, (vault) => {
          if (vault?.id !== vaultId) return;
          answers.put(answer, id);
          const oldest = answers.index('at').getAllKeys();
          oldest.onsuccess = () => {
            for (const key of oldest.result.slice(0, Math.max(0, oldest.result.length - most))) answers.delete(key);
          };
        }),
      );
    },
    clear: async () => {
      await run('readwrite', (vaults, answers) => {
        vaults.clear();
        answers.clear();
      });
    },
  };
}
