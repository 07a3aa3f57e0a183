import type { BetsFilter } from '../../../../core/contract.ts';
import { formatMoney } from '../../../../core/money.ts';
import { cardStyle } from '../../../ui/Card.tsx';
import { join } from '../../../ui/cls.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { Sums } from '../logic/bet.ts';
import { summary } from './betStyles.ts';

function cells(filter: BetsFilter, sums: Sums): readonly (readonly [label: string, value: string])[] {
  const count = String(sums.count);
  if (filter === 'OPEN') {
    return [
      ['Open bets', count],
      ['At risk', formatMoney(sums.stakeCents)],
      ['Potential payout', formatMoney(sums.payoutCents)],
    ];
  }
  return [
    ['Settled bets', count],
    ['Wagered', formatMoney(sums.stakeCents)],
    ['Returned', formatMoney(sums.payoutCents)],
    ['Result', formatMoney(sums.payoutCents - sums.stakeCents)],
  ];
}

const NOTHING: Sums = { count: 0, stakeCents: 0, payoutCents: 0 };

/** Sums over all bets of the tab. Keeps its height while they are not known. */
export function Summary({ filter, sums }: { readonly filter: BetsFilter; readonly sums: Sums | null }) {
  return (
    <dl className={join(cardStyle, summary)}>
      {cells(filter, sums ?? NOTHING).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{sums === null ? <Skeleton width={88} height={28} /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
