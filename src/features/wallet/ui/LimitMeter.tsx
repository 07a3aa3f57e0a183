import { Link } from 'react-router';
import { formatMoney } from '../../../../core/money/money.ts';
import { textLink } from '../../../ui/authStyles.ts';
import { cls } from '../../../ui/cls.ts';
import { limitName, usedPercent } from '../logic/amount.ts';
import type { DepositLimit } from '../logic/provider.ts';

const box = cls({ display: 'grid', gap: 6 });
const line = cls({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
  type: 'body',
  color: '$text2',
  '& b': { color: '$text', fontWeight: 600 },
});
const track = cls({
  height: 6,
  borderRadius: 3,
  overflow: 'hidden',
  backgroundColor: '$surface3',
  '& > span': { display: 'block', height: 6, backgroundColor: '$accent' },
});
const edit = cls({ justifySelf: 'start', type: 'caption' });

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is left of a deposit limit, and the way to change it. */
export function LimitMeter({ limit }: { readonly limit: DepositLimit }) {
  const name = capital(limitName(limit));
  const percent = usedPercent(limit);
  const width = { width: `${percent}%` };
  return (
    <div className={box}>
      <p className={line}>
        <span>{name}</span>
        <b>
          {formatMoney(Math.max(0, limit.leftCents))} left of {formatMoney(limit.limitCents)}
        </b>
      </p>
      <div
        className={track}
        role="progressbar"
        aria-label={`${name} used`}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={width} />
      </div>
      <Link className={`${textLink} ${edit}`} to={`/account/responsible-gaming/limits/deposit/${limit.period.toLowerCase()}`}>
        Edit limit
      </Link>
    </div>
  );
}
