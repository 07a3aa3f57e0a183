import { Link } from 'react-router';
import { formatMoney } from '../../../../core/money/money.ts';
import { selectionTitle } from '../../../../core/money/points.ts';
import { startText } from '../../../../core/time/times.ts';
import { Card } from '../../../ui/Card.tsx';
import { CountBadge } from '../../../ui/CountBadge.tsx';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useLiveFacts, useMyBets, useNow, useWatchLegs } from '../data/useMyBets.ts';
import type { Bet } from '../logic/bet.ts';
import { betTitle, legLine, liveFacts } from '../logic/betText.ts';
import { leadingLeg, picksOf } from '../logic/picks.ts';

const SHOWN = 3;

const card = cls({ display: 'grid', padding: '16px 16px 8px' });
const head = cls({ display: 'flex', alignItems: 'center', gap: 8, '& > h2': { type: 'title' } });
const row = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 12px',
  padding: '10px 0',
  borderBottom: '1px solid $line',
  '& > b': { type: 'base', fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > span': { type: 'base', fontVariantNumeric: 'tabular-nums lining-nums' },
  '& > small': { gridColumn: '1 / -1', type: 'caption', color: '$text2', fontVariantNumeric: 'tabular-nums lining-nums' },
  '&:hover > b': { textDecoration: 'underline', textUnderlineOffset: 3 },
});
const all = cls({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  height: 40,
  type: 'body',
  fontWeight: 600,
  color: '$text2',
  '&:hover': { color: '$text' },
});

/** The last open bets, how the first undecided leg of each stands, and the way to all of them. Nothing without one. */
export function OpenBets() {
  const list = useMyBets('OPEN');
  const bets = list.data?.bets.slice(0, SHOWN) ?? [];
  const now = useNow();
  useWatchLegs(
    bets.flatMap(({ legs }) => legs),
    () => void list.refetch(),
  );
  if (list.data === null || bets.length === 0) return null;
  return (
    <Card className={card} aria-label="My open bets">
      <div className={head}>
        <h2>My open bets</h2>
        <CountBadge count={list.data.sums.count} />
      </div>
      {bets.map((bet) => (
        <OpenBet key={bet.id} bet={bet} now={now} />
      ))}
      <Link className={all} to="/my-bets/open">
        See all
        <Icon name="chevronRight" size={16} />
      </Link>
    </Card>
  );
}

function OpenBet({ bet, now }: { readonly bet: Bet; readonly now: number }) {
  const [pick] = picksOf(bet, 'AMERICAN');
  const leg = pick === undefined ? bet.legs[0] : leadingLeg(pick);
  const [facts] = useLiveFacts(leg === undefined ? [] : [leg]);
  if (leg === undefined) return null;
  const title = bet.legs.length > 1 ? betTitle(bet) : selectionTitle(leg.selectionName, leg.marketType, leg.pointsHundredths);
  return (
    <Link className={row} to="/my-bets/open">
      <b>{title}</b>
      <span>{formatMoney(bet.payoutCents)}</span>
      <small>{legLine(leg, facts ?? liveFacts(leg, null), startText(leg.startsAt, now))}</small>
    </Link>
  );
}
