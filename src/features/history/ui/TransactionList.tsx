import { formatMoney, formatResult } from '../../../../core/money/money.ts';
import { formatShortTime } from '../../../../core/time/formatTime.ts';
import { join } from '../../../ui/cls.ts';
import { Icon, type IconName } from '../../../ui/icons/Icon.tsx';
import { Pill, type PillTone } from '../../../ui/Pill.tsx';
import { useTransactions } from '../data/history.ts';
import type { Transaction, TransactionStatus } from '../logic/history.ts';
import { DayList, type ListProps } from './DayList.tsx';
import * as styles from './historyStyles.ts';

const ICONS: Readonly<Record<string, IconName>> = {
  DEPOSIT: 'bank',
  WITHDRAWAL: 'cash',
  BET: 'ticket',
  CASINO: 'casino',
  BONUS: 'gift',
};

export function iconOf(of: string): IconName {
  return ICONS[of] ?? 'transfer';
}

const STATUSES: Readonly<Record<TransactionStatus, { readonly tone: PillTone; readonly text: string }>> = {
  COMPLETED: { tone: 'success', text: 'Completed' },
  PENDING: { tone: 'warning', text: 'Pending' },
  FAILED: { tone: 'danger', text: 'Failed' },
  CANCELLED: { tone: 'neutral', text: 'Cancelled' },
  DECLINED: { tone: 'danger', text: 'Declined' },
  RETURNED: { tone: 'info', text: 'Returned' },
};

const HEAD = (
  <div className={styles.head} aria-hidden="true">
    {['Transaction', 'Status', 'Amount', 'Balance'].map((name) => (
      <span key={name}>{name}</span>
    ))}
  </div>
);

/** What moved the player's money, under the head of each day. */
export function TransactionList({ filterId, days, timeZone }: ListProps) {
  return (
    <DayList
      source={useTransactions(filterId, days)}
      timeZone={timeZone}
      label="Transactions"
      className={styles.table}
      head={HEAD}
      none={{ title: 'Nothing here', text: 'Nothing of this kind happened in these days.' }}
      atOf={({ at }) => at}
      rowHeight={57}
    >
      {(row) => <Row row={row} timeZone={timeZone} />}
    </DayList>
  );
}

function Row({ row, timeZone }: { readonly row: Transaction; readonly timeZone: string }) {
  const { tone, text } = STATUSES[row.status];
  const isNothing = row.requestedCents !== null;
  const detail = [
    formatShortTime(Date.parse(row.at), timeZone),
    ...(row.reference === null ? [] : [`ID ${row.reference}`]),
    ...(isNothing ? ['Nothing was charged'] : []),
  ];
  return (
    <div className={styles.moneyRow}>
      <div className={styles.what}>
        <span className={styles.mark}>
          <Icon name={iconOf(row.class)} size={18} />
        </span>
        <span>
          <b>{row.title}</b>
          <small>{detail.join(' · ')}</small>
        </span>
      </div>
      <span>
        <Pill tone={tone}>{text}</Pill>
      </span>
      <span className={join(styles.amount, row.cents > 0 ? styles.gain : '')}>
        {isNothing ? formatMoney(row.requestedCents) : formatResult(row.cents)}
      </span>
      <span className={styles.balance}>
        {row.balanceCents === null ? '—' : formatMoney(row.balanceCents)}
        {!row.isCash && row.balanceCents !== null && ' bonus'}
      </span>
    </div>
  );
}
