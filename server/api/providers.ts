import type { DocumentVerification } from '../domain/documents/documentVerification.ts';
import type { LocationProvider } from './location/locationService.ts';
import type { Mailer, PhoneGateway } from './messages/messagePorts.ts';

/** What an operator's adapters speak to. Missing: what is built in, which outside of a sandbox is the mail server of SMTP_URL, and nothing else. */
export interface Providers {
  readonly location?: LocationProvider;
  readonly documents?: DocumentVerification;
  readonly phone?: PhoneGateway;
  readonly mail?: Mailer;
}
