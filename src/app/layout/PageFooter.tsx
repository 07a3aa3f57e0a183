import { useStore } from '../../platform/externalStore.ts';
import { useServices } from '../../platform/usePlatform.ts';
import { Footer, type FooterLogo } from './Footer.tsx';
import { footerDisclaimers } from './footerDisclaimers.ts';
import { Slot } from './Slot.tsx';

const AGE: FooterLogo = { label: '21+', imageUrl: null, link: null };

/** The footer with the disclaimers of startup and the parts that features add. */
export function PageFooter() {
  const { startup, clock } = useServices();
  const { data } = useStore(startup);
  return (
    <Footer
      year={new Date(clock.now()).getFullYear()}
      disclaimers={footerDisclaimers(data)}
      responsibleLogos={[AGE, ...(data?.responsibleGaming.logos ?? [])]}
      organizationLogos={data?.organizationLogos ?? []}
      session={<Slot place="footer" />}
    />
  );
}
