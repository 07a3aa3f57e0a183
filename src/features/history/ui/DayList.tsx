import type { ReactNode } from 'react';
import { dayHeadText, dayOf } from '../../../../core/time/formatTime.ts';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { cardStyle } from '../../../ui/Card.tsx';
import { join } from '../../../ui/cls.ts';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionEmpty } from '../../../ui/region/RegionEmpty.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import type { RegionSource } from '../../../ui/region/regionView.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VirtualRows } from '../../../ui/VirtualRows.tsx';
import { type Paged, underDays } from '../logic/history.ts';
import type { Days } from '../logic/period.ts';
import * as styles from './historyStyles.ts';
import { LoadMore } from './LoadMore.tsx';
import { WORDS } from './words.ts';

export interface ListProps {
  readonly filterId: string;
  readonly days: Days;
  /** The zone of the days. */
  readonly timeZone: string;
}

interface DayListProps<Item> {
  readonly source: RegionSource<Paged<Item>> & {
    readonly refetch: () => unknown;
    readonly isLoadingMore: boolean;
    readonly loadMore: () => Promise<void>;
  };
  readonly timeZone: string;
  readonly label: string;
  readonly className: string;
  readonly head?: ReactNode;
  readonly none: { readonly title: string; readonly text: string };
  readonly atOf: (item: Item) => string;
  /** Pixels. */
  readonly rowHeight: number;
  readonly children: (item: Item) => ReactNode;
}

const DAY_HEIGHT = 36;

/** A long list, the newest first, under the head of each day; the next page loads at its end. */
export function DayList<Item extends { readonly id: string }>({ source, timeZone, atOf, ...parts }: DayListProps<Item>) {
  const now = useServices().clock.now();
  return (
    <AsyncRegion
      source={source}
      isOnline={useOnline()}
      skeleton={<Skeleton height={320} />}
      message={(kind) => <RegionMessage kind={kind} size="card" words={WORDS} onRetry={() => void source.refetch()} />}
      isEmpty={({ items }) => items.length === 0}
      empty={<RegionEmpty title={parts.none.title}>{parts.none.text}</RegionEmpty>}
    >
      {({ items, hasNext }) => {
        const rows = underDays(items, atOf, (at) => dayOf(at, timeZone));
        return (
          <section className={join(cardStyle, parts.className)} aria-label={parts.label}>
            {parts.head}
            <VirtualRows
              count={rows.length}
              keyOf={(index) => {
                const row = rows[index];
                return row === undefined ? '' : row.day === null ? row.item.id : row.day;
              }}
              heightOf={(index) => (rows[index]?.day === null ? parts.rowHeight : DAY_HEIGHT)}
              onEnd={() => {
                if (hasNext && !source.isLoadingMore) void source.loadMore();
              }}
            >
              {(index) => {
                const row = rows[index];
                if (row === undefined) return null;
                if (row.day === null) return parts.children(row.item);
                return <h2 className={styles.dayRow}>{dayHeadText(Date.parse(row.at), now, timeZone)}</h2>;
              }}
            </VirtualRows>
            {hasNext && <LoadMore source={source} />}
          </section>
        );
      }}
    </AsyncRegion>
  );
}
