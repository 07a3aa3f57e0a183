import { Link } from 'react-router';
import { useStore } from '../../../platform/externalStore.ts';
import { useFlag } from '../../../platform/flags/useFlag.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { Card } from '../../../ui/Card.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { useIsWanted } from '../../../ui/onFirstInput.ts';
import { useIsNear } from '../../../ui/useIsNear.ts';
import { besideLines, guide } from './sectionStyles.ts';

const homeAside = lazyPart(() => import('./HomeAside.tsx').then((module) => module.HomeAside));

/** The room of the slip while that is closed. A visitor has more than the guide there from the first input on: home is to be light. */
export function BesideLines() {
  const { status } = useStore(useServices().session);
  const isWanted = useIsWanted(homeAside.code);
  if (status === 'unknown') return null;
  return (
    <aside className={besideLines} aria-label="Beside the lines">
      {status === 'loggedOut' && <Guide />}
      {(isWanted || status === 'loggedIn') && <homeAside.Component />}
    </aside>
  );
}

function Guide() {
  return (
    <Card className={guide}>
      <h2>Your betslip</h2>
      <p>Press a price to add a pick. It appears here, and nothing is bet until you place it.</p>
      <Link to="/info/house-rules">How bets are settled</Link>
    </Card>
  );
}

/** About as high as the promotions, so that they push nothing down when they come. */
const PROMOTIONS_HEIGHT = 355;

/** The promotions below the first lines of home: a visitor's are loaded with the first input, or where the window shows their place at once. */
export function HomePromotions() {
  const { promoCarousel, session } = useServices();
  const isPlayer = useStore(session).status === 'loggedIn';
  const isWanted = useIsWanted(promoCarousel.code);
  const [ref, isInSight] = useIsNear('0px');
  if (!useFlag('promo-carousel')) return null;
  return isPlayer || isWanted || isInSight ? <promoCarousel.Component /> : <div ref={ref} style={{ height: PROMOTIONS_HEIGHT }} />;
}
