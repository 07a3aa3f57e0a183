import type { Mail } from '../../store/jobs/index.ts';

interface SignUpMail {
  readonly to: string;
  readonly brandName: string;
  readonly origin: string;
}

export function welcomeMail(mail: SignUpMail & { readonly firstName: string; readonly username: string }): Mail {
  const { to, brandName, origin, firstName, username } = mail;
  return {
    to,
    subject: `Your ${brandName} account`,
    text: [
      `Hi ${firstName},`,
      `Your ${brandName} account is open. Your username is ${username}. Log in here:`,
      `${origin}/login`,
      'If this was not you, contact Support.',
    ].join('\n\n'),
  };
}

/** To the owner of an address with which somebody tried to sign up again. */
export function knownAddressMail({ to, brandName, origin }: SignUpMail): Mail {
  return {
    to,
    subject: `You already have a ${brandName} account`,
    text: [
      `Somebody tried to open a ${brandName} account with this email address, which has one already. No second account was opened.`,
      'If this was you, log in, or reset your password:',
      `${origin}/forgot-password`,
      'If this was not you, do nothing.',
    ].join('\n\n'),
  };
}
