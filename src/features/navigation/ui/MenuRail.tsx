import { Link, useLocation } from 'react-router';
import { useBrand } from '../../../ui/brandContext.ts';
import { Icon, iconNamed } from '../../../ui/icons/Icon.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { Menu } from '../data/useMenu.ts';
import { isCurrent, railItems, shortLabel } from '../logic/menu.ts';
import * as styles from './menuStyles.ts';
import { PRIMARY_ITEMS } from './primaryItems.ts';

const MAXIMUM_ITEMS = 12;

/** Icons with short names. An item with pages below it opens the drawer. */
export function MenuRail({ menu, onOpenDrawer }: { readonly menu: Menu; readonly onOpenDrawer: () => void }) {
  const { pathname } = useLocation();
  const { navigation } = useBrand();
  const items = navigation.sportsMenu ? railItems(menu.items ?? [], MAXIMUM_ITEMS) : [];
  return (
    <>
      {navigation.primary.map((key) => {
        const { label, path, icon } = PRIMARY_ITEMS[key];
        return (
          <Link key={key} to={path} className={styles.railItem} aria-current={isCurrent(path, pathname) ? 'page' : undefined}>
            <Icon name={icon} size={22} />
            <span>{label}</span>
            {key === 'live' && menu.liveCount !== null && menu.liveCount > 0 && (
              <span className={styles.railCount} data-count="">
                {menu.liveCount}
                <VisuallyHidden> live</VisuallyHidden>
              </span>
            )}
          </Link>
        );
      })}
      {items.length > 0 && <hr className={styles.rule} />}
      {items.map((item) =>
        item.path === null ? (
          <button key={item.id} type="button" className={styles.railItem} aria-haspopup="dialog" onClick={onOpenDrawer}>
            <Icon name={iconNamed(item.icon)} size={22} />
            <span>{shortLabel(item.label)}</span>
          </button>
        ) : (
          <Link
            key={item.id}
            to={item.path}
            className={styles.railItem}
            aria-current={isCurrent(item.path, pathname) ? 'page' : undefined}
          >
            <Icon name={iconNamed(item.icon)} size={22} />
            <span>{shortLabel(item.label)}</span>
          </Link>
        ),
      )}
    </>
  );
}
