import { useLocation } from 'react-router';
import { useFlag } from '../../../platform/flags/useFlag.ts';
import { useOnline } from '../../../platform/usePlatform.ts';
import type { Menu, MenuItem } from '../../../player/index.ts';
import { usePlayerMenu } from '../../../player/queries.ts';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { NotFoundMessage } from '../../../ui/NotFoundMessage.tsx';
import { pageColumn } from '../../../ui/pageColumn.ts';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import type { RegionWords } from '../../../ui/region/regionWords.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useTitle } from '../../../ui/useTitle.ts';
import { AWARDS_PATH, parentAt } from '../logic/accountMenu.ts';
import { CASHBACK_PATH, cashbackText } from '../logic/rewards.ts';
import { LoyaltyCard } from './LoyaltyCard.tsx';
import { MenuRows } from './MenuRows.tsx';
import { RewardCards } from './RewardsSection.tsx';
import { useTakenRewards } from './useTakenRewards.ts';

const rows = cls({ padding: 8 });

const WORDS: RegionWords = {
  error: 'The menu did not come through',
  offline: 'This menu is not saved on this device',
  offlineDetail: 'It loads as soon as you’re back online.',
};

/** `/account/{menu label slug}`, `/me/awards` and `/me/account_summary`: a parent of the account menu with its items. */
export function AccountMenuPage() {
  const { pathname } = useLocation();
  const menu = usePlayerMenu();
  const isOnline = useOnline();
  return (
    <AsyncRegion
      source={menu}
      isOnline={isOnline}
      skeleton={<MenuSkeleton />}
      message={(kind) => <RegionMessage kind={kind} size="card" words={WORDS} onRetry={() => void menu.refetch()} />}
    >
      {(found) => <ParentPage menu={found} path={pathname} />}
    </AsyncRegion>
  );
}

function MenuSkeleton() {
  return (
    <div className={pageColumn} aria-busy="true">
      <Skeleton width={160} height={32} />
      <Skeleton width="100%" height={240} radius={12} />
    </div>
  );
}

function ParentPage({ menu, path }: { readonly menu: Menu; readonly path: string }) {
  const parent = parentAt(menu.items, path);
  return parent === null ? <NotFoundMessage /> : <Items menu={menu} parent={parent} />;
}

function Items({ menu, parent }: { readonly menu: Menu; readonly parent: MenuItem }) {
  const { label, children, canonicalPath } = parent;
  const hasBanner = useFlag('loyalty-banner') && canonicalPath === AWARDS_PATH;
  useTitle(label);
  return (
    <div className={pageColumn}>
      <Text as="h1" type="page">
        {label}
      </Text>
      {hasBanner && <LoyaltyCard />}
      {canonicalPath === AWARDS_PATH ? (
        <AwardItems menu={menu} items={children} />
      ) : (
        <Rows label={label} items={children} menu={menu} />
      )}
    </div>
  );
}

function Rows({ label, items, menu }: { readonly label: string; readonly items: readonly MenuItem[]; readonly menu: Menu }) {
  return (
    <Card>
      <nav className={rows} aria-label={`${label} pages`}>
        <MenuRows items={items} menu={menu} />
      </nav>
    </Card>
  );
}

/** The rewards themselves, and the way to the page of each kind. */
function AwardItems({ menu, items }: { readonly menu: Menu; readonly items: readonly MenuItem[] }) {
  const rewards = useTakenRewards();
  const cashback = cashbackText(rewards.data ?? []);
  return (
    <>
      <RewardCards rewards={rewards} />
      <Rows
        label="Rewards"
        items={items}
        menu={{ ...menu, awards: { ...menu.awards, ...(cashback && { [CASHBACK_PATH]: cashback }) } }}
      />
    </>
  );
}
