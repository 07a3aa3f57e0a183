import { formatMoney } from '../../../../core/money/money.ts';
import { useOnline } from '../../../platform/usePlatform.ts';
import { CountBadge } from '../../../ui/CountBadge.tsx';
import { cls, join } from '../../../ui/cls.ts';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionEmpty } from '../../../ui/region/regionParts.ts';
import { MONEY_WORDS } from '../../../words/glossary.ts';
import { useCategory } from '../data/category.ts';
import { useLoyaltyCash } from '../data/playerGames.ts';
import { NO_FILTERS } from '../logic/filters.ts';
import { CasinoMessage } from './CasinoMessage.tsx';
import { Crumbs } from './Crumbs.tsx';
import { GameGrid } from './GameGrid.tsx';
import { GameRowSkeleton } from './GameRow.tsx';
import { PayWith } from './PayWith.tsx';
import * as styles from './pageStyles.ts';

const SLUG = 'play_with_rewards';

/** With a bonus: the choice beside the games. */
const body = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignItems: 'start',
  '&:has(> fieldset)': { gridTemplateColumns: '320px minmax(0, 1fr)', '@tight': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
const cash = cls({ type: 'base', '& > b': { type: 'title' } });

/** The player's credits, at the end of the heading's line, so that they move nothing; nothing for a visitor. */
function LoyaltyCash() {
  const { data } = useLoyaltyCash();
  if (data?.cents == null) return null;
  return (
    <span className={join(styles.end, cash)}>
      {MONEY_WORDS.siteCredit}: <b>{formatMoney(data.cents)}</b>
    </span>
  );
}

/** `category/play_with_rewards`: the games that take rewards. */
export function RewardsPage() {
  const category = useCategory(SLUG, NO_FILTERS);
  const isOnline = useOnline();
  return (
    <div className={styles.page}>
      <Crumbs here="Play with rewards" />
      <AsyncRegion
        source={category}
        isOnline={isOnline}
        skeleton={<GameRowSkeleton />}
        message={(kind) => <CasinoMessage kind={kind} onRetry={() => void category.refetch()} />}
        isEmpty={({ found }) => found === null || found.games.length === 0}
        empty={<RegionEmpty title="No game takes rewards right now">Your rewards are listed in your account.</RegionEmpty>}
      >
        {({ found }) => (
          <>
            <div className={styles.head}>
              <h1>Play with rewards</h1>
              <CountBadge count={found?.totalCount ?? 0} />
              <LoyaltyCash />
            </div>
            <div className={body}>
              <PayWith />
              <div>
                <GameGrid games={found?.games ?? []} totalCount={found?.totalCount ?? 0} onEnd={category.loadMore} />
              </div>
            </div>
          </>
        )}
      </AsyncRegion>
    </div>
  );
}
