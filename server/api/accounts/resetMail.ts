import { ACCOUNT_POLICY } from '../../domain/identity/accountPolicy.ts';
import type { Mail } from '../../store/jobs/index.ts';

/** Behind the `#`: browsers send it to no server, and write it into no referrer. */
const RESET_PAGE = '/reset-password#';

export interface ResetMail {
  readonly to: string;
  readonly firstName: string;
  readonly brandName: string;
  /** The address of the page that asked. */
  readonly origin: string;
  readonly token: string;
}

export function resetMail({ to, firstName, brandName, origin, token }: ResetMail): Mail {
  const minutes = ACCOUNT_POLICY.resetSeconds / 60;
  return {
    to,
    subject: `Reset your ${brandName} password`,
    text: [
      `Hi ${firstName},`,
      `Somebody asked to reset the password of your ${brandName} account. Open this link to set a new one. It works once, for ${minutes} minutes:`,
      `${origin}${RESET_PAGE}${token}`,
      'If this was not you, do nothing: your password stays as it is.',
    ].join('\n\n'),
  };
}

export function passwordChangedMail({ to, firstName, brandName }: Pick<ResetMail, 'to' | 'firstName' | 'brandName'>): Mail {
  return {
    to,
    subject: `Your ${brandName} password was changed`,
    text: [
      `Hi ${firstName},`,
      `The password of your ${brandName} account was changed, and other devices were logged out.`,
      'If this was not you, reset your password now and contact Support.',
    ].join('\n\n'),
  };
}

export function strongAuthMail({
  to,
  firstName,
  brandName,
  isEnabled,
}: Pick<ResetMail, 'to' | 'firstName' | 'brandName'> & { readonly isEnabled: boolean }): Mail {
  return {
    to,
    subject: `Codes are ${isEnabled ? 'on' : 'off'} for your ${brandName} account`,
    text: [
      `Hi ${firstName},`,
      isEnabled
        ? `From now on your ${brandName} account asks for a code when you log in, withdraw or change it.`
        : `Your ${brandName} account no longer asks for a code when you log in, withdraw or change it.`,
      'If this was not you, reset your password now and contact Support.',
    ].join('\n\n'),
  };
}
