import { useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { isCasinoPath } from '../../../core/wire/casinoPaths.ts';
import { useStore } from '../../platform/externalStore.ts';
import { useOnline, useServices, useShowsPlayer } from '../../platform/usePlatform.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { useFocusOnNavigation } from '../navigation/useFocusOnNavigation.ts';
import { CentredLayout } from './CentredLayout.tsx';
import { FooterGate } from './FooterGate.tsx';
import { HeaderBar } from './HeaderBar.tsx';
import { OfflineBanner, ReconnectingMark } from './OfflineBanner.tsx';
import { SkipLink } from './SkipLink.tsx';
import { Slot } from './Slot.tsx';
import * as styles from './shellStyles.ts';

const blockedSocket = lazyPart(() => import('./BlockedSocketNote.tsx').then((module) => module.BlockedSocketNote));

/** The sportsbook's layout: menu, page and panel side by side under the header. */
export function MainLayout() {
  const { brandKind, reconnecting, priceSource } = useServices();
  const isPlayer = useShowsPlayer();
  const online = useOnline();
  const isReconnecting = useStore(reconnecting) && online;
  const source = useStore(priceSource);
  // Nothing in the casino goes on a slip; what is on it is still there afterwards.
  const hasPanel = !isCasinoPath(useLocation().pathname);
  const mainRef = useRef<HTMLElement>(null);
  useFocusOnNavigation(mainRef);

  return (
    <div className={styles.frame}>
      <SkipLink />
      {brandKind === 'sportsbook' && hasPanel && <SkipLink to="betslip" />}
      <div className={styles.top}>
        <HeaderBar
          menu={<Slot place="headerStart" />}
          search={<Slot place="headerSearch" />}
          isPlayer={isPlayer}
          account={<Slot place="header" />}
        />
        <OfflineBanner />
        <ReconnectingMark shown={isReconnecting} />
      </div>
      <div className={styles.shell}>
        <Slot place="menu" />
        <div className={styles.content}>
          <main id="main" ref={mainRef} className={styles.main} tabIndex={-1} data-focus-target="">
            <div className={styles.notices}>
              {source !== 'socket' && online && <blockedSocket.Component follows={source === 'poll'} />}
              <Slot place="pageTop" />
            </div>
            <CentredLayout>
              <Outlet />
            </CentredLayout>
          </main>
          <FooterGate />
        </div>
        {hasPanel && <Slot place="panel" />}
      </div>
    </div>
  );
}
