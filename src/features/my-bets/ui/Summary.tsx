import { formatMoney, formatResult } from '../../../../core/money/money.ts';
import type { BetsFilter } from '../../../../core/wire/contract.ts';
import { cardStyle } from '../../../ui/Card.tsx';
import { join } from '../../../ui/cls.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { MONEY_WORDS } from '../../../words/glossary.ts';
import { useCashOutNow } from '../data/useCashOuts.ts';
import type { Bet, Sums } from '../logic/bet.ts';
import type { BetList } from '../logic/betList.ts';
import { summary } from './betStyles.ts';

function cells(filter: BetsFilter, sums: Sums): readonly (readonly [label: string, value: string])[] {
  const count = String(sums.count);
  if (filter === 'OPEN') {
    return [
      ['Open bets', count],
      ['At risk', formatMoney(sums.stakeCents)],
      [MONEY_WORDS.payout, formatMoney(sums.payoutCents)],
    ];
  }
  return [
    ['Settled bets', count],
    ['Wagered', formatMoney(sums.stakeCents)],
    ['Returned', formatMoney(sums.payoutCents)],
    [MONEY_WORDS.netResult, formatResult(sums.payoutCents - sums.stakeCents)],
  ];
}

const NOTHING: Sums = { count: 0, stakeCents: 0, payoutCents: 0 };

export interface SummaryProps {
  readonly filter: BetsFilter;
  /** Null while it is not known. */
  readonly list: Pick<BetList, 'bets' | 'sums' | 'hasNext'> | null;
  readonly isOnline: boolean;
}

/** Sums over all bets of the tab. Keeps its height while they are not known. */
export function Summary({ filter, list, isOnline }: SummaryProps) {
  const sums = list?.sums ?? null;
  return (
    <dl className={join(cardStyle, summary)}>
      {cells(filter, sums ?? NOTHING).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{sums === null ? <Skeleton width={88} height={28} /> : value}</dd>
        </div>
      ))}
      {/* Offers are known of loaded bets alone: of a part of them the sum would be too small. */}
      {filter === 'OPEN' && list?.hasNext !== true && (
        <div>
          <dt>Cash out now</dt>
          <dd>{list === null ? <Skeleton width={88} height={28} /> : isOnline ? <CashOutNow bets={list.bets} /> : '—'}</dd>
        </div>
      )}
    </dl>
  );
}

/** It moves with every offer, and nothing else of the page with it. */
function CashOutNow({ bets }: { readonly bets: readonly Bet[] }) {
  const cents = useCashOutNow(bets);
  return cents === null ? '—' : formatMoney(cents);
}
