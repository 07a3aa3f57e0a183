import { useAccount } from '../../features/account/index.ts';
import { useSessionState } from '../../features/session/index.ts';
import { useStore } from '../../platform/externalStore.ts';
import type { StartupData } from '../../platform/startup/startup.ts';
import { usePlatform } from '../platformContext.ts';
import { Footer, type FooterDisclaimer, type FooterLogo } from './Footer.tsx';
import { SessionTimes } from './SessionTimes.tsx';

/** What is said before the server has been heard. */
const FALLBACK: readonly FooterDisclaimer[] = [
  { body: 'Gambling problem? Call 1-800-GAMBLER. Must be 21+.', hyperlink: null, href: null },
];

const AGE: FooterLogo = { label: '21+', imageUrl: null, link: null };

function disclaimersOf(data: StartupData): readonly FooterDisclaimer[] {
  const seen = new Set<string>();
  return [...data.serviceAttributes.footerDisclaimers, ...data.launchPage.disclaimers]
    .filter(({ body }) => !seen.has(body) && seen.add(body))
    .map(({ body, hyperlink, deepLink }) => ({ body, hyperlink, href: deepLink?.requiredWebUrl ?? null }));
}

/** The footer with what start-up told and, for a player, the times of the session. */
export function PageFooter() {
  const { startup, clock } = usePlatform();
  const { data } = useStore(startup);
  const { status } = useSessionState();
  const { account } = useAccount();
  return (
    <Footer
      year={new Date(clock.now()).getFullYear()}
      disclaimers={data ? disclaimersOf(data) : FALLBACK}
      responsibleLogos={[AGE, ...(data?.responsibleGaming.logos ?? [])]}
      organizationLogos={data?.organizationLogos ?? []}
      session={status === 'loggedIn' && <SessionTimes lastLoginAt={account?.lastLoginAt ?? null} />}
    />
  );
}
