import type { SendMailOptions } from 'nodemailer';

export type PhoneChannel = 'CALL' | 'SMS';

/** A text message, or what an automatic voice reads out. */
export interface PhoneMessage {
  readonly channel: PhoneChannel;
  /** E.164. */
  readonly to: string;
  readonly text: string;
  /** The one-time code in the text. */
  readonly code: string;
}

/** Sends a message by telephone. A gateway of a provider implements it. @throws Error when it was not sent. */
export type PhoneGateway = (message: PhoneMessage) => Promise<void>;

/** As a transport of nodemailer: resolves when the mail was taken. @throws Error when it was not */
export interface Mailer {
  sendMail(options: SendMailOptions): Promise<unknown>;
}
