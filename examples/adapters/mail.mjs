import { provider } from './provider.mjs';

/** A provider of mails with a REST interface, in place of SMTP. */
export const adapter = {
  name: 'acme-mail',
  contract: 1,
  create() {
    const ask = provider('ACME_MAIL', 20_000);
    return {
      async sendMail({ from, to, subject, text }) {
        await ask('/mails', { body: { from, to: to.address, subject, text } });
      },
    };
  },
};
