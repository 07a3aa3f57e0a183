import { provider } from './provider.mjs';

/** A provider of document checks. The pictures go from the player's device to its page alone. */
export const adapter = {
  name: 'acme-documents',
  contract: 1,
  create() {
    const ask = provider('ACME_DOCUMENTS', 4_000);
    return {
      async begin({ id, documentType }) {
        const { reference, page } = await ask('/checks', { body: { type: documentType }, 'idempotency-key': id });
        return { reference, url: page };
      },
      async read({ reference }) {
        const check = await ask(`/checks/${encodeURIComponent(reference)}`);
        if (check === null) throw Object.assign(new Error('The provider does not know the check'), { code: 'UNKNOWN_CHECK' });
        if (check.state === 'approved') return { state: 'APPROVED', read: check.holder };
        return check.state === 'rejected' ? { state: 'REJECTED', reason: check.reason } : { state: 'PENDING' };
      },
    };
  },
};
