import type { StartupData } from '../../platform/startup/startup.ts';
import type { FooterDisclaimer } from './Footer.tsx';

const CURRENCY_NAMES = { USD: 'US dollars (USD)', CAD: 'Canadian dollars (CAD)' } as const;

/** Shown before the server has answered. */
const FALLBACK: readonly FooterDisclaimer[] = [
  { body: 'Gambling problem? Call 1-800-GAMBLER. Must be 21+.', hyperlink: null, href: null },
];

export interface DisclaimerSources {
  readonly applicationMetadata: Pick<StartupData['applicationMetadata'], 'currency'>;
  readonly launchPage: StartupData['launchPage'];
  readonly serviceAttributes: Pick<StartupData['serviceAttributes'], 'footerDisclaimers'>;
}

/** The disclaimers of startup, each text once, and the currency, because `$` alone is ambiguous. */
export function footerDisclaimers(data: DisclaimerSources | null): readonly FooterDisclaimer[] {
  if (data === null) return FALLBACK;
  const seen = new Set<string>();
  const fromServer = [...data.serviceAttributes.footerDisclaimers, ...data.launchPage.disclaimers]
    .filter(({ body }) => !seen.has(body) && seen.add(body))
    .map(({ body, hyperlink, deepLink }) => ({ body, hyperlink, href: deepLink?.requiredWebUrl ?? null }));
  const amounts = `All amounts are in ${CURRENCY_NAMES[data.applicationMetadata.currency]}.`;
  return [...fromServer, { body: amounts, hyperlink: null, href: null }];
}
