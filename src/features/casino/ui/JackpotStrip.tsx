import { Link } from 'react-router';
import { formatMoney } from '../../../../core/money.ts';
import { cardStyle } from '../../../ui/Card.tsx';
import { cls, join } from '../../../ui/cls.ts';
import { Icon, type IconName } from '../../../ui/icons/Icon.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useJackpots } from '../data/jackpots.ts';
import { type Jackpot, largestNetwork } from '../logic/games.ts';

const strip = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.9fr) repeat(3, minmax(0, 1fr))',
  minHeight: 182,
  overflow: 'hidden',
  '@narrow': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', '& > :first-child': { gridColumn: '1 / -1' } },
  '@tiny': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const cell = cls({
  display: 'grid',
  alignContent: 'space-between',
  gap: 12,
  padding: '20px 16px 20px 20px',
  minWidth: 0,
  containerType: 'inline-size',
  '& + &': { boxShadow: 'inset 1px 0 0 $colors$line', '@tiny': { boxShadow: 'inset 0 1px 0 $colors$line' } },
  '&:hover': { backgroundColor: '$surface2' },
});
const title = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  type: 'body',
  fontWeight: 600,
  color: '$text2',
  '& > svg': { flex: 'none', color: '$accentText' },
});
/** As large as tens of thousands fit into the column. */
const amount = cls({
  display: 'block',
  type: 'heading',
  fontSize: 'min(20px, 15.5cqw)',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
/** As large as a million fits into its column, which depends on the width of the brand's face. */
const grand = cls({
  type: 'score',
  fontSize: 'min(44px, calc(1250cqw / var(--display-width, 100)))',
  color: '$accentText',
  '@narrow': { type: 'display' },
});
const detail = cls({ display: 'block', type: 'caption', color: '$text2' });
const TIERS = [1, 2, 3, 4];
/** From the largest tier on. */
const TIER_ICONS: readonly IconName[] = ['trophy', 'star', 'cash', 'boost'];

const detailOf = ({ mustDropCents }: Jackpot): string =>
  mustDropCents === null ? 'Grows until it is won' : `Won before ${formatMoney(mustDropCents)}`;

/** The jackpots of the largest network. Amounts change without being announced: they are read with the link. */
export function JackpotStrip() {
  const { data } = useJackpots();
  if (data !== null && data.length === 0) return null;
  return (
    <nav className={join(cardStyle, strip)} aria-label="Jackpots">
      {data === null
        ? TIERS.map((tier) => (
            <span key={tier} className={cell}>
              <Skeleton width={90} height={20} />
              <Skeleton width="80%" height={tier === 1 ? 48 : 28} />
            </span>
          ))
        : largestNetwork(data).map((jackpot) => (
            <Link key={jackpot.id} className={cell} to={jackpot.path}>
              <span className={title}>
                <Icon name={TIER_ICONS[jackpot.tier - 1] ?? 'star'} size={18} />
                {jackpot.name}
              </span>
              <span>
                <span className={join(amount, jackpot.tier === 1 && grand)}>{formatMoney(jackpot.amountCents)}</span>
                <span className={detail}>{detailOf(jackpot)}</span>
              </span>
            </Link>
          ))}
    </nav>
  );
}
