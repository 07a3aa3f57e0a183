import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/** Records of all models together; the oldest are dropped first. */
const MAXIMUM_RECORDS = 5_000;

/** In memory: all that a provider stores is used within minutes. oidc-provider itself refuses a record past its expiry. */
export function providerStorage(): AdapterFactory {
  const records = new Map<string, AdapterPayload>();
  return (model): Adapter => {
    const keyOf = (id: string): string => `${model}:${id}`;
    const deleteWhere = (isOf: (payload: AdapterPayload) => boolean): void => {
      for (const [key, payload] of records) if (isOf(payload)) records.delete(key);
    };
    return {
      async upsert(id, payload) {
        const key = keyOf(id);
        records.delete(key);
        records.set(key, payload);
        if (records.size <= MAXIMUM_RECORDS) return;
        const oldest = records.keys().next();
        if (!oldest.done) records.delete(oldest.value);
      },
      find: async (id) => records.get(keyOf(id)),
      findByUid: async (uid) => [...records].find(([key, payload]) => key.startsWith(keyOf('')) && payload.uid === uid)?.[1],
      // There is no device flow.
      findByUserCode: async () => undefined,
      async consume(id) {
        const payload = records.get(keyOf(id));
        if (payload) records.set(keyOf(id), { ...payload, consumed: true });
      },
      async destroy(id) {
        records.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        deleteWhere((payload) => payload.grantId === grantId);
      },
    };
  };
}
