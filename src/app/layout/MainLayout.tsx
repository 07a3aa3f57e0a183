import { type CSSProperties, useCallback, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { useMe, useOddsFormat } from '../../features/account/index.ts';
import { BetslipPanel } from '../../features/betslip/index.ts';
import { InstallPrompt } from '../../features/install-prompt/index.ts';
import { LeftMenu } from '../../features/navigation/index.ts';
import { logInPath } from '../../features/session/index.ts';
import { UpdateNotice } from '../../features/update/index.ts';
import { useStore } from '../../platform/externalStore.ts';
import { usePlatform } from '../../platform/usePlatform.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { HEADER_HEIGHT } from '../../ui/tokens.ts';
import { useArrival } from '../navigation/useArrival.ts';
import { useWorld } from '../world/worldContext.ts';
import { CentredLayout } from './CentredLayout.tsx';
import { HeaderAccount } from './HeaderAccount.tsx';
import { HeaderBar } from './HeaderBar.tsx';
import { BANNER_HEIGHT, OfflineBanner } from './OfflineBanner.tsx';
import { PageFooter } from './PageFooter.tsx';
import { SkipLink } from './SkipLink.tsx';
import * as styles from './shellStyles.ts';

/** Menu, page and slip side by side under the bar: the sportsbook's shell. */
export function MainLayout() {
  const { connection } = usePlatform();
  const { online } = useStore(connection);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const openDrawer = useCallback(() => setDrawerOpen(true), []);
  const closeDrawer = useCallback(() => setDrawerOpen(false), []);
  const mainRef = useRef<HTMLElement>(null);
  useArrival(mainRef);

  // The box decides by width whether there is a button: of two classes on one element the order of loading would.
  const menuButton = (
    <span className={styles.menuButton}>
      <IconButton
        icon="menu"
        label="Open menu"
        iconSize={22}
        aria-expanded={drawerOpen}
        aria-haspopup="dialog"
        onClick={openDrawer}
      />
    </span>
  );
  // Where everything sticky begins: under the bar, and under what hangs from it.
  const style = { '--top': `${HEADER_HEIGHT + (online ? 0 : BANNER_HEIGHT)}px` } as CSSProperties;
  return (
    <div style={style}>
      <SkipLink />
      <div className={styles.top}>
        <HeaderBar menu={menuButton} account={<HeaderAccount />} />
        {!online && <OfflineBanner />}
      </div>
      <div className={styles.shell}>
        <LeftMenu drawerOpen={drawerOpen} onOpenDrawer={openDrawer} onCloseDrawer={closeDrawer} />
        <main id="main" ref={mainRef} className={styles.main} tabIndex={-1} data-focus-target="">
          <div className={styles.notices}>
            <UpdateNotice />
            <InstallPrompt />
          </div>
          <CentredLayout>
            <Outlet />
          </CentredLayout>
        </main>
        <Slip />
      </div>
      <PageFooter />
    </div>
  );
}

function Slip() {
  const { betslip } = useWorld();
  const { data: me } = useMe();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <BetslipPanel
      betslip={betslip}
      balanceCents={me?.balances.playableCents ?? null}
      firstName={me?.account.firstName ?? null}
      format={useOddsFormat()}
      onLogIn={() => void navigate(logInPath(pathname + search))}
    />
  );
}
