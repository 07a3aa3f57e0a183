/** A provider of document checks with a REST interface: POST /checks with an idempotency key, GET /checks/{reference}. */
const PATIENCE_MS = 10_000;

export default {
  name: 'acme-documents',
  contract: 1,
  create() {
    const { ACME_DOCUMENTS_URL: origin, ACME_DOCUMENTS_KEY: key } = process.env;
    if (!origin || !key) throw new Error('ACME_DOCUMENTS_URL and ACME_DOCUMENTS_KEY are needed');
    async function ask(path, options) {
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...options?.headers };
      const response = await fetch(`${origin}${path}`, { ...options, headers, signal: AbortSignal.timeout(PATIENCE_MS) });
      if (!response.ok) throw new Error(`The provider answered ${response.status}`);
      return response.json();
    }
    return {
      async begin({ id, documentType }) {
        const options = { method: 'POST', headers: { 'idempotency-key': id }, body: JSON.stringify({ type: documentType }) };
        const { reference, page } = await ask('/checks', options);
        return { reference, url: page };
      },
      async read({ reference }) {
        const { state, reason, holder } = await ask(`/checks/${encodeURIComponent(reference)}`);
        if (state === 'approved') return { state: 'APPROVED', read: holder };
        return state === 'rejected' ? { state: 'REJECTED', reason } : { state: 'PENDING' };
      },
    };
  },
};
