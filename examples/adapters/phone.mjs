/** A provider of text messages and calls with a REST interface. */
const PATIENCE_MS = 5_000;

export default {
  name: 'acme-phone',
  contract: 1,
  create() {
    const { ACME_PHONE_URL: url, ACME_PHONE_KEY: key } = process.env;
    if (!url || !key) throw new Error('ACME_PHONE_URL and ACME_PHONE_KEY are needed');
    return {
      async send({ channel, to, text }) {
        const response = await fetch(url, {
          method: 'POST',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          body: JSON.stringify({ kind: channel === 'SMS' ? 'text' : 'voice', to, text }),
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
        // No number and no text: the server may log the reason.
        if (!response.ok) throw new Error(`The provider answered ${response.status}`);
      },
    };
  },
};
