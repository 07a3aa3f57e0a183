import { useLocation } from 'react-router';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { LoadFailed } from '../../../ui/LoadFailed.tsx';
import { NotFoundMessage } from '../../../ui/NotFoundMessage.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useTitle } from '../../../ui/useTitle.ts';
import { usePlayerMenu } from '../data/useAccount.ts';
import type { Menu } from '../logic/account.ts';
import { parentAt } from '../logic/accountMenu.ts';
import { MenuRows } from './MenuRows.tsx';

const column = cls({ display: 'grid', gap: 16 });
const rows = cls({ padding: 8 });

/** `/account/{menu label slug}`, `/me/awards` and `/me/account_summary`: a parent of the account menu with its items. */
export function AccountMenuPage() {
  const { pathname } = useLocation();
  const { data: menu, state, refetch } = usePlayerMenu();
  if (menu !== null) return <ParentPage menu={menu} path={pathname} />;
  if (state === 'failed') return <LoadFailed onRetry={() => void refetch()} />;
  return (
    <div className={column} aria-busy="true">
      <Skeleton width={160} height={32} />
      <Skeleton width="100%" height={240} radius={12} />
    </div>
  );
}

function ParentPage({ menu, path }: { readonly menu: Menu; readonly path: string }) {
  const parent = parentAt(menu.items, path);
  return parent === null ? <NotFoundMessage /> : <Items menu={menu} label={parent.label} items={parent.children} />;
}

function Items({ menu, label, items }: { readonly menu: Menu; readonly label: string; readonly items: Menu['items'] }) {
  useTitle(label);
  return (
    <div className={column}>
      <Text as="h1" type="page">
        {label}
      </Text>
      <Card>
        <nav className={rows} aria-label={label}>
          <MenuRows items={items} menu={menu} />
        </nav>
      </Card>
    </div>
  );
}
