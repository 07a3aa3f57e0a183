import { useEffect, useRef } from 'react';
import { limitTitle } from '../../../../core/texts/limitNames.ts';
import { formatDate } from '../../../../core/time/formatTime.ts';
import { useOnline } from '../../../platform/usePlatform.ts';
import type { LimitHistoryEntry, LimitType, PlayerLimit } from '../../../player/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { type DataColumn, DataTable } from '../../../ui/DataTable.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useLimitNames } from '../../../ui/useLimitNames.ts';
import { useLimitHistory } from '../data/limitHistory.ts';
import { valueText } from '../logic/limitTexts.ts';
import * as styles from './saferPlayStyles.ts';

const foot = cls({ display: 'grid', justifyItems: 'center', padding: 8, borderTop: '1px solid $line' });
const empty = cls({ padding: '0 20px 16px' });

const WORDS = {
  error: 'The history can’t be shown right now',
  offline: 'The history is not saved on this device',
  offlineDetail: 'It is shown as soon as you’re back online.',
} as const;

const dateOf = (at: string): string => formatDate(Date.parse(at));

interface HistoryRow extends LimitHistoryEntry {
  readonly id: string;
  readonly type: LimitType;
  /** The name of the limit, or its period. */
  readonly name: string;
}

const COLUMNS: readonly [DataColumn<HistoryRow>, ...DataColumn<HistoryRow>[]] = [
  { label: 'Limit', cell: ({ type, value }) => valueText(type, value) },
  { label: 'From', cell: ({ start }) => dateOf(start) },
  { label: 'To', cell: ({ end }) => (end === null ? 'Now' : dateOf(end)) },
  {
    label: 'Status',
    cell: ({ isActive }) => <Pill tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Active' : 'Ended'}</Pill>,
  },
];

interface HistoryRowsProps {
  readonly rows: readonly HistoryRow[];
  /** The label of the table. */
  readonly label: string;
  /** Heads the column of the limits' names; null: they are rows of one limit. */
  readonly nameHead: string | null;
}

/** What limits were, and until when. */
export function HistoryRows({ rows, label, nameHead }: HistoryRowsProps) {
  const [amount, ...rest] = COLUMNS;
  return (
    <DataTable
      label={label}
      rows={rows}
      keyOf={({ id }) => id}
      columns={nameHead === null ? COLUMNS : [{ label: nameHead, cell: ({ name }) => name }, amount, ...rest]}
    />
  );
}

/** The newest rows of several limits. */
export const newestRows = (limits: readonly PlayerLimit[], nameOf: (limit: PlayerLimit) => string): readonly HistoryRow[] =>
  limits
    .flatMap((limit) => historyRows(limit, limit.history, nameOf(limit)))
    .toSorted((one, other) => Date.parse(other.start) - Date.parse(one.start));

/** @param name of the limit, in the column of periods. */
const historyRows = (limit: PlayerLimit, entries: readonly LimitHistoryEntry[], name: string): readonly HistoryRow[] =>
  entries.map((entry) => ({ ...entry, id: `${limit.id} ${entry.start}`, type: limit.type, name }));

/** All that one limit was, a page at a time. */
export function LimitHistory({ limit }: { readonly limit: PlayerLimit }) {
  const history = useLimitHistory(limit.id);
  const { refetch } = history;
  // A change is a row of it.
  const now = `${limit.active?.value} ${limit.pending?.id}`;
  const read = useRef(now);
  useEffect(() => {
    if (read.current === now) return;
    read.current = now;
    void refetch();
  }, [now, refetch]);
  const isOnline = useOnline();
  const label = `History of ${limitTitle(limit, useLimitNames()).toLowerCase()}`;
  return (
    <AsyncRegion
      source={history}
      isOnline={isOnline}
      skeleton={<Skeleton height={140} radius={8} />}
      message={(kind) => <RegionMessage kind={kind} size="panel" words={WORDS} onRetry={() => void history.refetch()} />}
    >
      {({ entries, after }) => (
        <Card as="section" aria-label={label}>
          <div className={`${styles.cardHead} ${styles.card}`}>
            <h2>History</h2>
          </div>
          {entries.length === 0 ? (
            <p className={`${styles.quiet} ${empty}`}>No limit of this kind was ever set.</p>
          ) : (
            <HistoryRows rows={historyRows(limit, entries, '')} label={label} nameHead={null} />
          )}
          {after !== null && (
            <div className={foot}>
              <Button
                tone="text"
                busy={history.isLoadingMore}
                aria-disabled={!isOnline || undefined}
                onClick={() => void history.loadMore()}
              >
                Load more
              </Button>
            </div>
          )}
        </Card>
      )}
    </AsyncRegion>
  );
}
