import { type ReactNode, useRef } from 'react';
import { Outlet } from 'react-router';
import { useShowsPlayer } from '../../platform/usePlatform.ts';
import { cls, join } from '../../ui/cls.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { CONTENT_WIDTH, HEADER_HEIGHT } from '../../ui/tokens.ts';
import { useFocusOnGame } from '../navigation/useFocusOnGame.ts';
import { useFocusOnNavigation } from '../navigation/useFocusOnNavigation.ts';
import { HeaderBar } from './HeaderBar.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { SimpleFooter } from './SimpleFooter.tsx';
import { SkipLink } from './SkipLink.tsx';
import { Slot } from './Slot.tsx';
import * as styles from './shellStyles.ts';

const layout = cls({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
/** The footer is below the window, as in the sportsbook's layout, so that it does not move when the page has its content. */
const body = cls({ minHeight: `calc(100dvh - var(--top, ${HEADER_HEIGHT}px))` });
const main = cls({ minWidth: 0, scrollMarginTop: HEADER_HEIGHT });
const padded = cls({ width: '100%', maxWidth: CONTENT_WIDTH + 48, margin: '0 auto', padding: 24, '@small': { padding: 16 } });

export interface PlainLayoutProps {
  /** Right of the logo: the name of the area. */
  readonly area?: ReactNode;
  /** Beside the page's content, inside of the width. */
  readonly children: (page: ReactNode) => ReactNode;
  readonly width: 'full' | 'content';
}

/** Simple header, page and simple footer, without the sportsbook's menu and slip. */
export function PlainLayout({ area, children, width }: PlainLayoutProps) {
  const isPlayer = useShowsPlayer();
  const mainRef = useRef<HTMLElement>(null);
  useFocusOnNavigation(mainRef);
  useFocusOnGame(mainRef);
  const page = (
    <main id="main" ref={mainRef} className={main} tabIndex={-1} data-focus-target="">
      <div className={styles.notices}>
        <Slot place="pageTop" />
      </div>
      <Outlet />
    </main>
  );
  return (
    <div className={join(styles.frame, layout)}>
      <div className={styles.top}>
        <SkipLink />
        <HeaderBar menu={area} isPlayer={isPlayer} account={<Slot place="header" />} />
        <OfflineBanner />
      </div>
      <div className={join(body, width === 'content' && padded)}>{children(page)}</div>
      <SimpleFooter />
    </div>
  );
}

/** The page has the whole width of the window. */
export function FullWidthLayout() {
  return <PlainLayout width="full">{(page) => page}</PlainLayout>;
}

/** The page is centred and at most 1296 px wide. */
export function CentredPageLayout() {
  return <PlainLayout width="content">{(page) => page}</PlainLayout>;
}

const secure = cls({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  order: 1,
  whiteSpace: 'nowrap',
  type: 'body',
  color: '$onHeader',
});

/** As the centred page, under the name of the wallet. */
export function WalletLayout() {
  const area = (
    <span className={secure}>
      <Icon name="lock" size={16} />
      Secure wallet
    </span>
  );
  return (
    <PlainLayout width="content" area={area}>
      {(page) => page}
    </PlainLayout>
  );
}
