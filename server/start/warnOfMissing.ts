import type { Deps } from '../deps.ts';

/** What a server without a sandbox refuses as it is configured. */
export function warnOfMissing({ config, log }: Pick<Deps, 'config' | 'log'>): void {
  if (config.sandbox) return;
  if (config.visitorPlaces === 'none')
    log.warn('VISITOR_PLACES is not set: nothing here finds out where visitors are, and sign-ups are refused');
  log.warn('the location service is the reference one, which makes no packets outside of a sandbox: bets and games are refused');
  if (config.mail.smtpUrl === null) log.warn('SMTP_URL is not set: sign-ups and password resets are refused');
}
