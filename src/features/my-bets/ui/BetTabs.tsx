import type { KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import type { BetsFilter } from '../../../../core/wire/contract.ts';
import { CountBadge } from '../../../ui/CountBadge.tsx';
import { cls } from '../../../ui/cls.ts';
import { segment } from '../../../ui/Segmented.tsx';

const track = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 4,
  padding: 4,
  minWidth: 240,
  borderRadius: '$md',
  backgroundColor: '$segmentTrack',
});

const TABS: readonly { readonly filter: BetsFilter; readonly label: string; readonly path: string }[] = [
  { filter: 'OPEN', label: 'Open', path: '/my-bets/open' },
  { filter: 'SETTLED', label: 'Settled', path: '/my-bets/settled' },
];

/** Two tabs with an address each. Arrow keys move and select. */
export function BetTabs({ filter, openCount }: { readonly filter: BetsFilter; readonly openCount: number | null }) {
  const navigate = useNavigate();

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const other = TABS.find((tab) => tab.filter !== filter);
    if (!other) return;
    document.getElementById(`my-bets-${other.filter}`)?.focus();
    void navigate(other.path);
  }

  return (
    <div className={track} role="tablist" aria-label="My Bets" onKeyDown={onKeyDown}>
      {TABS.map((tab) => {
        const isOn = tab.filter === filter;
        return (
          <Link
            key={tab.filter}
            id={`my-bets-${tab.filter}`}
            role="tab"
            to={tab.path}
            className={segment}
            aria-selected={isOn}
            aria-current={isOn ? 'page' : undefined}
            aria-controls="my-bets-panel"
            tabIndex={isOn ? 0 : -1}
          >
            {tab.label}
            {tab.filter === 'OPEN' && openCount !== null && openCount > 0 && <CountBadge count={openCount} />}
          </Link>
        );
      })}
    </div>
  );
}
