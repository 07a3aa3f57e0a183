import type { Transport } from 'nodemailer';
import type { Deps } from '../../deps.ts';
import { storeMessage } from '../../store/messages/index.ts';
import type { PhoneGateway } from './messagePorts.ts';

const LINK = /https?:\/\/\S+/;

/** A transport of nodemailer that stores mails instead of sending them. */
export function outboxTransport({ db, clock }: Pick<Deps, 'db' | 'clock'>): Transport<null> {
  return {
    name: 'outbox',
    version: '1',
    send(mail, done) {
      const { subject, text } = mail.data;
      const body = String(text ?? '');
      const [link] = LINK.exec(body) ?? [];
      const messages = mail.message.getEnvelope().to.map((to) =>
        storeMessage(db.query, {
          channel: 'EMAIL',
          to,
          ...(subject === undefined ? {} : { subject }),
          body,
          ...(link === undefined ? {} : { link }),
          sentAt: clock.now(),
        }),
      );
      Promise.all(messages).then(
        () => done(null, null),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
      );
    },
  };
}

/** The same for text messages and calls. */
export function outboxPhone({ db, clock }: Pick<Deps, 'db' | 'clock'>): PhoneGateway {
  return ({ channel, to, text, code }) => storeMessage(db.query, { channel, to, body: text, code, sentAt: clock.now() });
}
