import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { CountBadge } from './CountBadge.tsx';
import { cls } from './cls.ts';
import { tabForKey } from './tabKeys.ts';

const list = cls({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  borderBottom: '1px solid $line',
  padding: '0 8px',
});

const tab = cls({
  height: 44,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  alignContent: 'center',
  justifyContent: 'center',
  gap: '0 6px',
  type: 'body',
  fontWeight: 600,
  color: '$text2',
  position: 'relative',
  '&:focus-visible': { outlineOffset: -2 },
  '&:hover:enabled': { color: '$text' },
  '&[aria-selected="true"]': { color: '$text' },
  '&[aria-selected="true"]::after': {
    content: '""',
    position: 'absolute',
    left: 12,
    right: 12,
    bottom: -1,
    height: 2,
    backgroundColor: '$accentText',
    borderRadius: '2px 2px 0 0',
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
  '&:disabled': { color: '$text3' },
});

/** A row of chips, which scrolls where it is too long. Leaves space for the focus ring. */
const chipList = cls({ display: 'flex', gap: 8, overflowX: 'auto', scrollbarWidth: 'none', margin: -4, padding: 4 });
const chip = cls({
  flex: 'none',
  height: 36,
  padding: '0 14px',
  borderRadius: '$pill',
  backgroundColor: '$surface',
  boxShadow: 'inset 0 0 0 1px $colors$line',
  type: 'body',
  fontWeight: 600,
  color: '$text2',
  '&:hover': { color: '$text' },
  '&[aria-selected="true"]': { backgroundColor: '$text', color: '$bg' },
});

/** Under the label. */
const small = cls({
  type: 'micro',
  fontWeight: 500,
  flexBasis: '100%',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** Shown as a small badge when above zero. */
  readonly count?: number;
  /** In small letters under it. */
  readonly note?: string;
}

export interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly TabItem<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  /** Connects the tabs with the `TabPanel` of the same name. */
  readonly name: string;
  /** A line of tabs of one width by default. */
  readonly look?: 'line' | 'chips';
}

/** One tab stop; arrow keys, Home and End move and select. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, name, look = 'line' }: TabsProps<Id>) {
  const row = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const current = tabs.findIndex((item) => item.id === value);
    const next = tabForKey(event.key, current, tabs.length);
    const target = next === null ? undefined : tabs[next];
    if (next === null || !target) return;
    event.preventDefault();
    onChange(target.id);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <div ref={row} className={look === 'chips' ? chipList : list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          id={`${name}-tab-${item.id}`}
          aria-controls={`${name}-panel`}
          aria-selected={item.id === value}
          tabIndex={item.id === value ? 0 : -1}
          className={look === 'chips' ? chip : tab}
          onClick={() => onChange(item.id)}
        >
          {item.label}
          {item.count !== undefined && item.count > 0 && <CountBadge count={item.count} />}
          {item.note !== undefined && <span className={small}>{item.note}</span>}
        </button>
      ))}
    </div>
  );
}

export interface TabPanelProps {
  readonly name: string;
  /** The id of the tab shown. */
  readonly value: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function TabPanel({ name, value, className, children }: TabPanelProps) {
  return (
    <div id={`${name}-panel`} role="tabpanel" aria-labelledby={`${name}-tab-${value}`} className={className}>
      {children}
    </div>
  );
}
