import type { Deps } from '../deps.ts';

/** What a server without a sandbox refuses as it is configured. */
export function warnOfMissing({ config, log }: Pick<Deps, 'config' | 'log'>): void {
  if (config.sandbox) return;
  if (config.visitorPlaces === 'none')
    log.warn('VISITOR_PLACES is not set: nothing here finds out where visitors are, and sign-ups are refused');
  if (config.adapters.location === null)
    log.warn(
      'LOCATION_ADAPTER is not set: the reference service makes no packets outside of a sandbox: bets and games are refused',
    );
  if (config.paymentGateway === null && config.adapters.gateway === null)
    log.warn('PAYMENT_GATEWAY_URL is not set, and no GATEWAY_ADAPTER: deposits and withdrawals are refused');
  if (config.mail.smtpUrl === null && config.adapters.mail === null)
    log.warn('SMTP_URL is not set, and no MAIL_ADAPTER: sign-ups and password resets are refused');
}
