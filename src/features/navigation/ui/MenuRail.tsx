import { Link, useLocation } from 'react-router';
import { formatCount } from '../../../../core/texts/formatCount.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { isCurrent, railItems, shortLabel } from '../logic/menu.ts';
import * as styles from './menuStyles.ts';
import { NavIcon } from './NavIcon.tsx';
import { primaryItem } from './primaryItems.ts';
import type { Menu } from './useMenu.ts';

const MAXIMUM_ITEMS = 12;

/** Icons with short names. An item with pages below it opens the drawer. */
export function MenuRail({ menu, onOpenDrawer }: { readonly menu: Menu; readonly onOpenDrawer: () => void }) {
  const { pathname } = useLocation();
  const items = railItems(menu.items?.data ?? [], MAXIMUM_ITEMS);
  return (
    <>
      {menu.primary.map((key) => {
        const { label, path, icon } = primaryItem(key, menu.product, menu.items !== null);
        return (
          <Link
            key={key}
            to={path}
            className={styles.railItem}
            aria-current={isCurrent(path, pathname, menu.product) ? 'page' : undefined}
          >
            <Icon name={icon} size={22} />
            <span>{label}</span>
            {key === 'my-bets' && menu.openBets !== null && menu.openBets > 0 && (
              <span className={styles.railCount} data-count="">
                {formatCount(menu.openBets)}
                <VisuallyHidden> open</VisuallyHidden>
              </span>
            )}
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
            <NavIcon name={item.icon} size={22} />
            <span>{shortLabel(item.label)}</span>
          </button>
        ) : (
          <Link
            key={item.id}
            to={item.path}
            className={styles.railItem}
            aria-current={isCurrent(item.path, pathname) ? 'page' : undefined}
          >
            <NavIcon name={item.icon} size={22} />
            <span>{shortLabel(item.label)}</span>
          </Link>
        ),
      )}
    </>
  );
}
