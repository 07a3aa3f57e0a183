import { Link, useLocation } from 'react-router';
import { CASINO_PREFIX } from '../../../../core/casinoPaths.ts';
import { kindOf, productOf } from '../../../brand/products.ts';
import { useBrand } from '../../../ui/brandContext.ts';
import { cardStyle } from '../../../ui/Card.tsx';
import { cls, join } from '../../../ui/cls.ts';
import { NotAvailableYet } from '../../../ui/NotAvailableYet.tsx';
import { textLink } from '../../../ui/PhoneText.tsx';
import { Text } from '../../../ui/Text.tsx';

const page = cls({ display: 'grid', gap: 24 });
/** As high as the jackpots that will stand here. */
const hero = cls({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 32px',
  minHeight: 182,
  padding: '24px 32px',
  '@small': { padding: 20 },
});
const head = cls({ display: 'grid', gap: 12, justifyItems: 'start' });
const heading = cls({ type: 'display', textWrap: 'balance' });
const belongs = cls({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  type: 'base',
  color: '$text2',
  '& > img': { width: 24, height: 24 },
});
const section = cls({ display: 'grid', gap: 12 });
const tiles = cls({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  gap: 12,
});
const tile = cls({
  display: 'grid',
  gap: 8,
  borderRadius: '$lg',
  type: 'base',
  fontWeight: 600,
  '& > img': { width: '100%', height: 'auto', aspectRatio: '1', borderRadius: '$lg', objectFit: 'cover' },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
});

/** Thumbnails are square, 200 px. */
const THUMBNAIL = 200;

const CATEGORIES = [
  { label: 'Slots', path: '/casino/category/slots', art: 'koi' },
  { label: 'Table games', path: '/casino/category/table-games', art: 'blackjack' },
  { label: 'Live dealer', path: '/casino/category/live-dealer', art: 'roulette' },
  { label: 'Jackpots', path: '/casino/category/jackpots', art: 'canyon' },
  { label: 'Only here', path: '/casino/category/only-here', art: 'sevens' },
  { label: 'Play with rewards', path: `/${CASINO_PREFIX}category/play_with_rewards`, art: 'lantern' },
] as const;

/** Of a standalone casino: the app that it belongs to. */
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

/** `/casino`, and home of a standalone casino: the lobby's frame and its categories. There are no games yet. */
export function LobbyPage() {
  const { code, text } = useBrand();
  const isHome = useLocation().pathname === '/' && kindOf(code) === 'casino';
  return (
    <div className={page}>
      <div className={join(cardStyle, hero)}>
        <div className={head}>
          <h1 className={heading}>{isHome ? text.tagline : 'Casino'}</h1>
          <Belongs />
        </div>
        <NotAvailableYet shape="row" lead="The games open later. The categories show what is coming." />
      </div>
      <section className={section} aria-labelledby="casino-categories">
        <Text as="h2" type="section" id="casino-categories">
          Categories
        </Text>
        <div className={tiles}>
          {CATEGORIES.map(({ label, path, art }) => (
            <Link key={path} className={tile} to={path}>
              <img src={`/art/game-${art}.svg`} alt="" width={THUMBNAIL} height={THUMBNAIL} loading="lazy" />
              {label}
            </Link>
          ))}
        </div>
      </section>
    </div>
  );
}
