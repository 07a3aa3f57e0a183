import { useCallback, useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { useFlag } from '../../../platform/flags/useFlag.ts';
import { useOnline } from '../../../platform/usePlatform.ts';
import { Button } from '../../../ui/Button.tsx';
import { CountBadge } from '../../../ui/CountBadge.tsx';
import { cls } from '../../../ui/cls.ts';
import { NotFoundMessage } from '../../../ui/NotFoundMessage.tsx';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { InlineSelect } from '../../../ui/SelectField.tsx';
import { useAddressValue } from '../../../ui/useAddressValue.ts';
import { useTitle } from '../../../ui/useTitle.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { type Category, useCategory, useSubLobby } from '../data/category.ts';
import { countOf, type Filters, filtersOf, NO_FILTERS, SORT_LABELS, SORTS, searchOf } from '../logic/filters.ts';
import { CasinoMessage } from './CasinoMessage.tsx';
import { ActiveFilters, CategoryFilters } from './CategoryFilters.tsx';
import { Crumbs } from './Crumbs.tsx';
import { GameGrid } from './GameGrid.tsx';
import { GameRow, GameRowSkeleton } from './GameRow.tsx';
import { LiveJackpots } from './LiveJackpots.tsx';
import * as styles from './pageStyles.ts';

const body = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 232px',
  gap: 24,
  alignItems: 'start',
  '@tight': { gridTemplateColumns: 'minmax(0, 1fr)', '& > :last-child': { order: -1 } },
});
const none = cls({ display: 'grid', justifyItems: 'start', gap: 12, padding: '24px 0', type: 'base', color: '$text2' });
const rows = cls({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 });

/** `/casino/category/{categorySlug}`: a category's games, and its own categories as rows above them. */
export function CategoryPage() {
  const { categorySlug = '' } = useParams();
  const { pathname, search } = useLocation();
  const [filters, onChange] = useAddressValue(filtersOf(search), (next: Filters) => pathname + searchOf(next));
  const category = useCategory(categorySlug, filters);
  const subLobby = useSubLobby(categorySlug);
  const isOnline = useOnline();
  // With other filters the games before stay until the new ones are there.
  const [last, setLast] = useState<{ readonly slug: string; readonly data: typeof category.data } | null>(null);
  useEffect(() => {
    if (category.data !== null) setLast({ slug: categorySlug, data: category.data });
  }, [category.data, categorySlug]);
  const before = last?.slug === categorySlug ? last.data : null;
  const isPending = subLobby.data === null && subLobby.state === 'loading';
  const data = isPending ? null : (category.data ?? before);
  useTitle(data?.found?.label ?? null);
  return (
    <div className={styles.page}>
      <LiveJackpots />
      <AsyncRegion
        source={{ state: category.state, data, dataAt: category.dataAt }}
        isOnline={isOnline}
        skeleton={<GameRowSkeleton />}
        message={(kind) => <CasinoMessage kind={kind} onRetry={() => void category.refetch()} />}
      >
        {({ found }) => {
          if (found === null) return <NotFoundMessage />;
          return (
            <>
              <Crumbs here={found.label} />
              {(subLobby.data?.found ?? []).length > 0 && (
                <div className={rows}>
                  {subLobby.data?.found?.map((row) => (
                    <GameRow key={row.slug} row={row} />
                  ))}
                </div>
              )}
              <Games category={found} filters={filters} onChange={onChange} loadMore={category.loadMore} />
            </>
          );
        }}
      </AsyncRegion>
    </div>
  );
}

interface GamesProps {
  readonly category: Category;
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
  readonly loadMore: () => Promise<void>;
}

function Games({ category, filters, onChange, loadMore }: GamesProps) {
  const onEnd = useCallback(() => void loadMore(), [loadMore]);
  const hasFilters = useFlag('casino-filters');
  return (
    <>
      <div className={styles.head}>
        <h1>{category.label}</h1>
        <span role="status">
          <CountBadge count={category.totalCount} />
          <VisuallyHidden> games</VisuallyHidden>
        </span>
        <InlineSelect
          className={styles.end}
          label="Sort"
          value={filters.sort}
          onChange={({ target }) => onChange({ ...filters, sort: SORTS.find((sort) => sort === target.value) ?? 'POPULAR' })}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_LABELS[sort]}
            </option>
          ))}
        </InlineSelect>
      </div>
      {hasFilters && <ActiveFilters category={category} filters={filters} onChange={onChange} />}
      <div className={body}>
        {category.games.length > 0 ? (
          <GameGrid games={category.games} totalCount={category.totalCount} onEnd={onEnd} />
        ) : (
          <div className={none} role="status">
            No game here has all of this.
            {countOf(filters) > 0 && (
              <Button tone="outline" onClick={() => onChange({ ...NO_FILTERS, sort: filters.sort })}>
                Clear all filters
              </Button>
            )}
          </div>
        )}
        {hasFilters && <CategoryFilters category={category} filters={filters} onChange={onChange} />}
      </div>
    </>
  );
}
