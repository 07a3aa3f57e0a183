import { useMe } from '../../features/account/index.ts';
import { useSessionState } from '../../features/session/index.ts';
import { useStore } from '../../platform/externalStore.ts';
import { usePlatform } from '../../platform/usePlatform.ts';
import { Footer, type FooterLogo } from './Footer.tsx';
import { footerDisclaimers } from './footerDisclaimers.ts';
import { SessionTimes } from './SessionTimes.tsx';

const AGE: FooterLogo = { label: '21+', imageUrl: null, link: null };

/** The footer with what start-up told and, for a player, the times of the session. */
export function PageFooter() {
  const { startup, clock } = usePlatform();
  const { data } = useStore(startup);
  const { status } = useSessionState();
  const lastLoginAt = useMe().data?.account.lastLoginAt ?? null;
  return (
    <Footer
      year={new Date(clock.now()).getFullYear()}
      disclaimers={footerDisclaimers(data)}
      responsibleLogos={[AGE, ...(data?.responsibleGaming.logos ?? [])]}
      organizationLogos={data?.organizationLogos ?? []}
      session={status === 'loggedIn' && <SessionTimes lastLoginAt={lastLoginAt} />}
    />
  );
}
