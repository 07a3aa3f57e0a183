import { Link } from 'react-router';
import { formatMoney } from '../../../../core/money/money.ts';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { cardStyle } from '../../../ui/Card.tsx';
import { cls, join } from '../../../ui/cls.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useJackpots } from '../data/jackpots.ts';
import { dropText, largestNetwork, wonText } from '../logic/games.ts';
import { JackpotName } from './JackpotName.tsx';

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
  // Lines to the left and above, of which the strip cuts off those at its edges.
  boxShadow: '-1px -1px 0 $colors$line',
  '&:hover': { backgroundColor: '$surface2' },
});
/** As large as hundreds of thousands fit into their column, which depends on the width of the brand's face. */
const amount = cls({
  display: 'block',
  type: 'display',
  fontSize: 'min(24px, calc(1750cqw / var(--display-width, 100)))',
  lineHeight: '28px',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
/** The same for tens of millions. */
const grand = cls({
  type: 'score',
  fontSize: 'min(44px, calc(1500cqw / var(--display-width, 100)))',
  color: '$accentText',
  '@narrow': { fontSize: 'min(36px, calc(1500cqw / var(--display-width, 100)))', lineHeight: '40px' },
});
const detail = cls({ display: 'block', type: 'caption', color: '$text2' });
const TIERS = [1, 2, 3, 4];
/** The jackpots of the largest network. Amounts change without being announced: they are read with the link. */
export function JackpotStrip() {
  const { data } = useJackpots();
  const { clock } = useServices();
  const isOnline = useOnline();
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
              <JackpotName jackpot={jackpot} as="span" />
              <span>
                <span className={join(amount, jackpot.tier === 1 && grand)}>{formatMoney(jackpot.amountCents)}</span>
                <span className={detail}>
                  {isOnline ? (wonText(jackpot, clock.now()) ?? dropText(jackpot)) : 'Paused while you’re offline'}
                </span>
              </span>
            </Link>
          ))}
    </nav>
  );
}
