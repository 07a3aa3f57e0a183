/** A provider of mails with a REST interface, instead of SMTP. */
const PATIENCE_MS = 10_000;

export default {
  name: 'acme-mail',
  contract: 1,
  create() {
    const { ACME_MAIL_URL: url, ACME_MAIL_KEY: key } = process.env;
    if (!url || !key) throw new Error('ACME_MAIL_URL and ACME_MAIL_KEY are needed');
    return {
      async sendMail({ from, to, subject, text }) {
        const response = await fetch(url, {
          method: 'POST',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          body: JSON.stringify({ from, to: to.address, subject, text }),
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
        if (!response.ok) throw new Error(`The provider answered ${response.status}`);
      },
    };
  },
};
