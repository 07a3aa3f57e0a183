import { useLocation } from 'react-router';
import { useServices, useShowsPlayer } from '../../platform/usePlatform.ts';
import { cls } from '../../ui/cls.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { useIsWanted } from '../../ui/onFirstInput.ts';
import { useIsNear } from '../../ui/useIsNear.ts';
import { isHighPage } from '../routes/routeTable.ts';

/** About the height of the footer. It is the last thing of a page, so the difference moves nothing. */
const place = cls({ minHeight: 440, borderTop: '1px solid $line', backgroundColor: '$bg' });

function Place() {
  return <footer className={place} data-page-footer="" />;
}

/** Read by a test, which draws it on the server. */
export const footer = lazyPart(() => import('./PageFooter.tsx').then((module) => module.PageFooter), { place: Place });

/**
 * Loads the footer for a player, when it comes near, and at the first input: with a keyboard or a screen reader one reaches it without
 * scrolling.
 */
export function FooterGate() {
  const isPlayer = useShowsPlayer();
  const { pathname } = useLocation();
  const isHigh = isHighPage(useServices().brandKind, pathname);
  const isWanted = useIsWanted(footer.code);
  const [ref, isNear] = useIsNear();
  return <div ref={ref}>{isPlayer || isWanted || (isNear && !isHigh) ? <footer.Component /> : <Place />}</div>;
}
