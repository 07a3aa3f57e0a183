import { useEffect, useRef } from 'react';
import { formatDate } from '../../../../core/formatTime.ts';
import { useOnline } from '../../../platform/usePlatform.ts';
import type { LimitHistoryEntry, LimitType, PlayerLimit } from '../../../player/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useLimitHistory } from '../data/limitHistory.ts';
import { limitTitle } from '../logic/limitKinds.ts';
import { valueText } from '../logic/limitTexts.ts';
import * as styles from './saferPlayStyles.ts';

const scroll = cls({ overflowX: 'auto' });
const table = cls({
  width: '100%',
  borderCollapse: 'collapse',
  type: 'body',
  color: '$text2',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& th': { padding: '12px 20px', type: 'micro', color: '$text2', textAlign: 'left', whiteSpace: 'nowrap' },
  '& td': { height: 44, padding: '0 20px', borderTop: '1px solid $line', whiteSpace: 'nowrap' },
  '& td b': { color: '$text', fontWeight: 600 },
});
const foot = cls({ display: 'grid', justifyItems: 'center', padding: 8, borderTop: '1px solid $line' });
const empty = cls({ padding: '0 20px 16px' });

const WORDS = {
  error: 'The history can’t be shown right now',
  offline: 'The history is not saved on this device',
  offlineDetail: 'It is shown as soon as you’re back online.',
} as const;

const dateOf = (at: string): string => formatDate(Date.parse(at));

export interface HistoryRow extends LimitHistoryEntry {
  readonly id: string;
  readonly type: LimitType;
  /** Of the limit. */
  readonly name: string;
}

export interface HistoryRowsProps {
  readonly rows: readonly HistoryRow[];
  /** Of the table. */
  readonly label: string;
  /** With a column of the limits' names. */
  readonly isNamed: boolean;
}

/** What limits were, and until when. */
export function HistoryRows({ rows, label, isNamed }: HistoryRowsProps) {
  return (
    <div className={scroll}>
      <table className={table} aria-label={label}>
        <thead>
          <tr>
            {isNamed && <th scope="col">Period</th>}
            <th scope="col">Limit</th>
            <th scope="col">From</th>
            <th scope="col">To</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, type, name, value, start, end, isActive }) => (
            <tr key={id}>
              {isNamed && <td>{name}</td>}
              <td>
                <b>{valueText(type, value)}</b>
              </td>
              <td>{dateOf(start)}</td>
              <td>{end === null ? 'Now' : dateOf(end)}</td>
              <td>
                <Pill tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Active' : 'Ended'}</Pill>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** @param name of the limit, in the column of periods. */
export const historyRows = (limit: PlayerLimit, entries: readonly LimitHistoryEntry[], name: string): readonly HistoryRow[] =>
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
  const label = `History of ${limitTitle(limit).toLowerCase()}`;
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
            <HistoryRows rows={historyRows(limit, entries, '')} label={label} isNamed={false} />
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
