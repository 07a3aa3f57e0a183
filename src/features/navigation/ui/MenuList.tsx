import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useBrand } from '../../../ui/brandContext.ts';
import { join } from '../../../ui/cls.ts';
import { Icon, iconNamed } from '../../../ui/icons/Icon.tsx';
import { LiveMark } from '../../../ui/LiveMark.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { Menu } from '../data/useMenu.ts';
import { isCurrent, type MenuItem, openForPath } from '../logic/menu.ts';
import * as styles from './menuStyles.ts';
import { PRIMARY_ITEMS } from './primaryItems.ts';

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

function Branch({ item, level, path, open, onToggle }: BranchProps) {
  const className = join(styles.item, level > 0 && styles.subItem);
  const style = level > 0 ? { paddingLeft: 12 + INDENT * level } : undefined;
  const isOpen = open.has(item.id);
  const inside = (
    <>
      {level === 0 && <Icon name={iconNamed(item.icon)} size={20} />}
      <span className={styles.label}>{item.label}</span>
      {item.liveCount > 0 && <LiveCount count={item.liveCount} />}
    </>
  );
  if (item.type === 'LEAF' && item.path !== null) {
    const current = isCurrent(item.path, path) ? 'page' : undefined;
    return (
      <li>
        <Link to={item.path} className={className} style={style} aria-current={current}>
          {inside}
        </Link>
      </li>
    );
  }
  return (
    <li>
      <button type="button" className={className} style={style} aria-expanded={isOpen} onClick={() => onToggle(item.id)}>
        {inside}
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={16} />
      </button>
      {isOpen && (
        <ul className={styles.list}>
          {item.children.map((child) => (
            <Branch key={child.id} item={child} level={level + 1} path={path} open={open} onToggle={onToggle} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Widths of typical labels, so that the menu does not shift when it loads. */
const WAITING = [44, 40, 42, 64, 58, 50] as const;

function Sports({ items, path }: { readonly items: readonly MenuItem[] | null; readonly path: string }) {
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

/** The whole menu: fixed items, then sports. In the column if it fits, else in the drawer. */
export function MenuList({ menu }: { readonly menu: Menu }) {
  const { pathname } = useLocation();
  const { navigation } = useBrand();
  return (
    <>
      <ul className={styles.list}>
        {navigation.primary.map((key) => {
          const { label, path, icon } = PRIMARY_ITEMS[key];
          return (
            <li key={key}>
              <Link to={path} className={styles.item} aria-current={isCurrent(path, pathname) ? 'page' : undefined}>
                <Icon name={icon} size={20} />
                <span className={styles.label}>{label}</span>
                {key === 'live' && menu.liveCount !== null && menu.liveCount > 0 && <LiveCount count={menu.liveCount} />}
              </Link>
            </li>
          );
        })}
      </ul>
      {navigation.sportsMenu && (
        <>
          <h2 className={styles.heading}>Popular</h2>
          <Sports items={menu.items} path={pathname} />
        </>
      )}
    </>
  );
}
