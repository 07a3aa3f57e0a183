import { Suspense, useRef } from 'react';
import { Outlet } from 'react-router';
import { cls } from '../../ui/cls.ts';
import { useFocusOnNavigation } from '../navigation/useFocusOnNavigation.ts';
import { HeaderBar } from './HeaderBar.tsx';
import { SimpleFooter } from './SimpleFooter.tsx';
import { SkipLink } from './SkipLink.tsx';

const layout = cls({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
const main = cls({ display: 'flex', flexDirection: 'column', minWidth: 0 });

/** Header, one form and footer: for log-in and sign-up. */
export function SimpleLayout() {
  const mainRef = useRef<HTMLElement>(null);
  useFocusOnNavigation(mainRef);
  return (
    <div className={layout}>
      <SkipLink />
      <HeaderBar />
      <main id="main" ref={mainRef} className={main} tabIndex={-1} data-focus-target="">
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </main>
      <SimpleFooter />
    </div>
  );
}
