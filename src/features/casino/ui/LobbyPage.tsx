import { Link, useLocation } from 'react-router';
import { kindOf, productOf } from '../../../brand/products.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useFlag } from '../../../platform/flags/useFlag.ts';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { usePlayer } from '../../../player/index.ts';
import { useBrand } from '../../../ui/brandContext.ts';
import { cardStyle } from '../../../ui/Card.tsx';
import { cls, join } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { NamedIcon } from '../../../ui/NamedIcon.tsx';
import { textLink } from '../../../ui/PhoneText.tsx';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionEmpty } from '../../../ui/region/regionParts.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useLobby } from '../data/lobby.ts';
import type { CategoryChip } from '../logic/games.ts';
import { CASINO_ART } from './casinoArt.ts';
import { casinoMessage } from './casinoMessage.ts';
import { GameRow, GameRowSkeleton } from './GameRow.tsx';
import { JackpotStrip } from './JackpotStrip.tsx';
import { LiveJackpots } from './LiveJackpots.tsx';
import type { MoreRowsProps } from './MoreRows.tsx';

const moreRows = lazyPart<MoreRowsProps>(() => import('./MoreRows.tsx').then((module) => module.MoreRows));

const page = cls({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 });
const top = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 290px',
  gap: 16,
  // Side by side as long as the picture has its words and its object beside each other.
  '@narrow': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))' },
});
/** Words on a picture, which is dark on their side in every mode. */
const about = cls({
  position: 'relative',
  display: 'grid',
  alignContent: 'end',
  gap: 8,
  minHeight: 182,
  padding: 20,
  overflow: 'hidden',
  color: '#FFFFFF',
  '& > *': { position: 'relative', maxWidth: '52%' },
  '& > img': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    maxWidth: 'none',
    objectFit: 'cover',
    objectPosition: 'right',
  },
});
const heading = cls({ type: 'section', textWrap: 'balance' });
const claim = cls({ type: 'body', textWrap: 'pretty' });
const belongs = cls({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  type: 'body',
  '& > img': { width: 24, height: 24 },
  '& a': { color: 'inherit' },
});
const chips = cls({
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  minHeight: 44,
  margin: -4,
  padding: 4,
});
const chip = cls({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  height: 40,
  padding: '0 16px 0 14px',
  borderRadius: '$pill',
  backgroundColor: '$surface',
  boxShadow: 'inset 0 0 0 1px $colors$line',
  type: 'body',
  fontWeight: 600,
  color: '$text2',
  '&:hover': { color: '$text' },
  '&[aria-current]': { backgroundColor: '$text', color: '$bg' },
});

/** Rows of the first answer: what a window shows beside the jackpots. */
const FIRST_ROWS = 1;

/** The app that a standalone casino belongs to. */
function Belongs() {
  const { standaloneCasinoOf } = useBrand();
  const app = standaloneCasinoOf === null ? null : productOf(standaloneCasinoOf);
  if (app === null) return null;
  return (
    <p className={belongs}>
      <img src={app.iconUrl} alt="" width={24} height={24} />
      <span>
        The casino of{' '}
        <a className={textLink} href={app.url}>
          {app.name}
        </a>
      </span>
    </p>
  );
}

const casinoClosed = lazyPart(() => import('../../../ui/CasinoClosed.tsx').then((module) => module.CasinoClosed));

function Categories({ categories }: { readonly categories: readonly CategoryChip[] }) {
  const folder = useStore(useServices().startup).data?.serviceAttributes.navIconsUrl;
  const { pathname } = useLocation();
  return (
    <nav className={chips} aria-label="Categories">
      <Link className={chip} to={pathname} aria-current="page">
        <Icon name="grid" size={18} />
        All
      </Link>
      {categories.map(({ label, icon, path }) => (
        <Link key={path} className={chip} to={path}>
          <NamedIcon name={icon} size={18} folder={folder} />
          {label}
        </Link>
      ))}
    </nav>
  );
}

function LobbySkeleton() {
  return (
    <>
      <div className={chips}>
        <Skeleton width="60%" height={40} radius="20px" />
      </div>
      <GameRowSkeleton />
    </>
  );
}

/** `/casino`, `/lobby`, and home of a standalone casino. */
export function LobbyPage() {
  const { code, text, outOfState } = useBrand();
  const isHome = useLocation().pathname === '/' && kindOf(code) === 'casino';
  const lobby = useLobby(0, FIRST_ROWS);
  const isOnline = useOnline();
  const services = useServices();
  const { promoCarousel } = services;
  const isPlayer = useStore(services.session).status === 'loggedIn';
  const restriction = usePlayer(({ account }) => account?.casinoRestriction ?? null);
  const hasPromotions = useFlag('promo-carousel');
  if (restriction !== null) return <casinoClosed.Component title="Casino" {...restriction} />;
  return (
    <div className={page}>
      {isHome && isPlayer && <services.playCredit.Component />}
      <div className={top}>
        <JackpotStrip />
        <div className={join(cardStyle, about)}>
          <img src={outOfState.image ?? CASINO_ART} alt="" />
          <h1 className={heading}>{isHome ? text.tagline : 'Casino'}</h1>
          {kindOf(code) !== 'casino' && (
            <p className={claim}>Every game shows its exact return, and every round can be verified.</p>
          )}
          <Belongs />
        </div>
      </div>
      <LiveJackpots />
      <AsyncRegion
        source={lobby}
        isOnline={isOnline}
        skeleton={<LobbySkeleton />}
        message={(kind) => <casinoMessage.Component kind={kind} onRetry={() => void lobby.refetch()} />}
        isEmpty={({ totalCount }) => totalCount === 0}
        empty={<RegionEmpty title="No games right now">Games open here as soon as there are any.</RegionEmpty>}
      >
        {({ categories, rows, totalCount }) => (
          <>
            <Categories categories={categories} />
            {rows.map((row) => (
              <GameRow key={row.slug} row={row} eager />
            ))}
            {totalCount > FIRST_ROWS && <moreRows.Component offset={FIRST_ROWS} totalCount={totalCount} />}
          </>
        )}
      </AsyncRegion>
      {hasPromotions && <promoCarousel.Component />}
    </div>
  );
}
