import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { formatCount } from '../../../../core/texts/formatCount.ts';
import { join } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { LiveMark } from '../../../ui/LiveMark.tsx';
import { LoadFailed } from '../../../ui/LoadFailed.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { isCurrent, type MenuItem, openForPath } from '../logic/menu.ts';
import * as styles from './menuStyles.ts';
import { NavIcon } from './NavIcon.tsx';
import { ProductToggle } from './ProductToggle.tsx';
import { primaryItem } from './primaryItems.ts';
import type { Menu } from './useMenu.ts';

/** Indent per level, in pixels. */
const INDENT = 32;

function LiveCount({ count }: { readonly count: number }) {
  return (
    <LiveMark>
      {count}
      <VisuallyHidden> live</VisuallyHidden>
    </LiveMark>
  );
}

interface BranchProps {
  readonly item: MenuItem;
  readonly level: number;
  readonly path: string;
  readonly open: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}

/** An item with a page is a link; one with children opens and closes; one with both has a button beside the link. */
function Branch({ item, level, path, open, onToggle }: BranchProps) {
  const { id, label, children } = item;
  const className = join(styles.item, level > 0 && styles.subItem);
  const style = level > 0 ? { paddingLeft: 12 + INDENT * level } : undefined;
  const isOpen = open.has(id);
  const chevron = <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={16} />;
  const inside = (
    <>
      {level === 0 && <NavIcon name={item.icon} size={20} />}
      <span className={styles.label}>{label}</span>
      {item.liveCount > 0 && <LiveCount count={item.liveCount} />}
    </>
  );
  return (
    <li>
      {item.path === null ? (
        <button type="button" className={className} style={style} aria-expanded={isOpen} onClick={() => onToggle(id)}>
          {inside}
          {chevron}
        </button>
      ) : (
        <div className={styles.row}>
          <Link
            to={item.path}
            className={join(className, children.length > 0 && styles.withMore)}
            style={style}
            aria-current={isCurrent(item.path, path) ? 'page' : undefined}
          >
            {inside}
          </Link>
          {children.length > 0 && (
            <button
              type="button"
              className={styles.more}
              aria-expanded={isOpen}
              aria-label={`More of ${label}`}
              onClick={() => onToggle(id)}
            >
              {chevron}
            </button>
          )}
        </div>
      )}
      {isOpen && children.length > 0 && (
        <ul className={styles.list}>
          {children.map((child) => (
            <Branch key={child.id} item={child} level={level + 1} path={path} open={open} onToggle={onToggle} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Widths of typical labels, so that the menu does not shift when it loads. */
const WAITING = [44, 40, 42, 64, 58, 50] as const;

function Items({ items, path }: { readonly items: readonly MenuItem[] | null; readonly path: string }) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (items) setOpen((before) => new Set([...before, ...openForPath(items, path)]));
  }, [items, path]);
  const toggle = (id: string): void =>
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return (
    <ul className={styles.list} aria-busy={items === null || undefined}>
      {items?.map((item) => <Branch key={item.id} item={item} level={0} path={path} open={open} onToggle={toggle} />) ??
        WAITING.map((width) => (
          <li key={width} className={styles.item}>
            <Skeleton width={20} height={20} />
            <Skeleton width={width} height={12} />
          </li>
        ))}
    </ul>
  );
}

/** The whole menu: the toggle of the products, fixed items, then sports or categories of games. In the column if it fits, else in the drawer. */
export function MenuList({ menu }: { readonly menu: Menu }) {
  const { pathname } = useLocation();
  const { product, toggle, primary, areas, items } = menu;
  return (
    <>
      {toggle !== 'hidden' && <ProductToggle state={toggle} product={product} />}
      <ul className={styles.list}>
        {primary.map((key) => {
          const { label, path, icon } = primaryItem(key, product, items !== null);
          return (
            <li key={key}>
              <Link to={path} className={styles.item} aria-current={isCurrent(path, pathname, product) ? 'page' : undefined}>
                <Icon name={icon} size={20} />
                <span className={styles.label}>{label}</span>
                {key === 'live' && menu.liveCount !== null && menu.liveCount > 0 && <LiveCount count={menu.liveCount} />}
                {key === 'my-bets' && menu.openBets !== null && menu.openBets > 0 && (
                  <span className={styles.count}>
                    {formatCount(menu.openBets)}
                    <VisuallyHidden> open</VisuallyHidden>
                  </span>
                )}
              </Link>
            </li>
          );
        })}
        {areas.map(({ path, label, icon }) => (
          <li key={path}>
            <Link to={path} className={styles.item} aria-current={isCurrent(path, pathname) ? 'page' : undefined}>
              <Icon name={icon} size={20} />
              <span className={styles.label}>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
      {items !== null && (
        <>
          <h2 className={styles.heading}>{product === 'casino' ? 'Games' : 'Popular'}</h2>
          {items.data === null && items.state === 'failed' ? (
            <LoadFailed onRetry={() => void items.refetch()} />
          ) : (
            <Items items={items.data} path={pathname} />
          )}
        </>
      )}
    </>
  );
}
