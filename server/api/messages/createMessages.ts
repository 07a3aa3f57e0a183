import type { Kysely } from 'kysely';
import { createTransport } from 'nodemailer';
import type { Deps } from '../../deps.ts';
import { addJob, type Mail } from '../../store/jobs/index.ts';
import type { Tables } from '../../store/schema.ts';
import type { Mailer, PhoneGateway, PhoneMessage } from './messagePorts.ts';
import { outboxPhone, outboxTransport } from './outboxTransport.ts';

/** Messages to players. Never logs an address, a subject or a text. */
export interface Messages {
  /** False: there is no mail server, so that nothing may be promised by mail. */
  readonly canMail: boolean;
  /**
   * Adds the mail to the job queue, which sends it, and again where that fails.
   * @param db a transaction: the mail is sent if it commits.
   * @returns false: there is no mail server, which is logged.
   */
  mail(mail: Mail, db?: Kysely<Tables>): Promise<boolean>;
  /** The job's work. @throws Error when it was not sent, without any of it in the text. */
  sendMail(mail: Mail): Promise<void>;
  /** At once: the player waits for it, and asks again. @returns false: it could not be sent, which is logged. */
  phone(message: PhoneMessage): Promise<boolean>;
}

/** About ten hours. */
const MAIL_TRIES = 10;

type MessageDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'log'>;

/** In the sandbox nothing leaves the machine: `GET /sandbox/outbox` lists it. */
function mailerOf({ config, db, clock }: MessageDeps): Mailer | null {
  if (config.sandbox) return createTransport(outboxTransport({ db, clock }));
  return config.mail.smtpUrl === null ? null : createTransport(config.mail.smtpUrl);
}

function gatewayOf({ config, db, clock }: MessageDeps): PhoneGateway | null {
  return config.sandbox ? outboxPhone({ db, clock }) : null;
}

/** @param providers an operator's own; without them the mail server of SMTP_URL, and the sandbox's own. */
export function createMessages(
  deps: MessageDeps,
  providers: { readonly phone?: PhoneGateway; readonly mail?: Mailer } = {},
): Messages {
  const gateway = providers.phone ?? gatewayOf(deps);
  const mailer = providers.mail ?? mailerOf(deps);
  // The text of a mail server's error may name the recipient.
  const codeOf = (error: unknown): string | undefined => {
    const code: unknown = Object(error).code;
    return typeof code === 'string' ? code : undefined;
  };
  const failed = (channel: string, error: unknown): false => {
    deps.log.warn({ channel, code: codeOf(error) }, 'a message could not be sent');
    return false;
  };
  return {
    canMail: mailer !== null,
    async mail(mail, db = deps.db.query) {
      if (mailer === null) return failed('EMAIL', { code: 'NO_SMTP_URL' });
      await addJob(db, 'send-mail', mail, { tries: MAIL_TRIES });
      return true;
    },
    async sendMail({ to, subject, text }) {
      try {
        // An object, not a list in a text: an address can never become two.
        await mailer?.sendMail({
          from: deps.config.mail.from,
          to: { name: '', address: to },
          subject,
          text,
          disableUrlAccess: true,
        });
      } catch (error) {
        throw new Error(`A mail could not be sent: ${codeOf(error) ?? 'no reason given'}`);
      }
      if (mailer === null) throw new Error('A mail could not be sent: NO_SMTP_URL');
    },
    async phone(message) {
      if (gateway === null) return failed(message.channel, { code: 'NO_GATEWAY' });
      try {
        await gateway(message);
        return true;
      } catch (error) {
        return failed(message.channel, error);
      }
    },
  };
}
