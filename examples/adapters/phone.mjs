import { provider } from './provider.mjs';

/** A provider of text messages and of calls that read a text out. */
export const adapter = {
  name: 'acme-phone',
  contract: 1,
  create() {
    const ask = provider('ACME_PHONE', 8_000);
    return {
      async send({ channel, to, text }) {
        await ask('/messages', { body: { kind: channel === 'SMS' ? 'text' : 'voice', to, text } });
      },
    };
  },
};
