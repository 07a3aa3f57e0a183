import { useId, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { RegionEmpty } from '../../../ui/region/regionParts.ts';
import { TabPanel, Tabs } from '../../../ui/Tabs.tsx';
import { useAddressValue } from '../../../ui/useAddressValue.ts';
import { type MarketGroup, marketGroups, OPEN_AT_FIRST, type SectionKey, sectionTabs } from '../logic/marketGroups.ts';
import type { SlateEvent } from '../logic/slate.ts';
import { MarketAccordion } from './MarketAccordion.tsx';

const stack = cls({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
const closedHead = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  minHeight: 44,
  padding: '0 16px',
  type: 'base',
  fontWeight: 600,
  color: '$text2',
  borderRadius: '$lg',
  '&:hover': { color: '$text' },
  '& > svg': { marginLeft: 'auto', color: '$text3' },
});

/** The parameter of the address with the chosen tab. */
const SECTION = 'markets';
const TABS = 'event-markets';

interface ClosedProps {
  readonly event: SlateEvent;
  readonly groups: readonly MarketGroup[];
}

/** What takes no bets any more: last, and closed until asked for. */
function Closed({ event, groups }: ClosedProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section className={stack} aria-label="Closed markets">
      <button type="button" className={closedHead} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        Closed ({groups.reduce((sum, { markets }) => sum + markets.length, 0)})
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={18} />
      </button>
      <div id={id} className={stack} hidden={!isOpen}>
        {isOpen && groups.map((group) => <MarketAccordion key={group.key} event={event} group={group} openAtFirst />)}
      </div>
    </section>
  );
}

/** An event's markets: a tab a section, one table a group of markets, and last those that are closed. */
export function EventMarkets({ event }: { readonly event: SlateEvent }) {
  const { open, closed } = useMemo(() => marketGroups(event), [event]);
  const tabs = useMemo(() => sectionTabs(open, event.sport), [open, event.sport]);
  // In the address, so that a reload and the way back keep it.
  const { pathname, search } = useLocation();
  const [wanted, choose] = useAddressValue<string>(new URLSearchParams(search).get(SECTION) ?? 'all', (id) => {
    const next = new URLSearchParams(search);
    if (id === 'all') next.delete(SECTION);
    else next.set(SECTION, id);
    return next.size === 0 ? pathname : `${pathname}?${next}`;
  });
  const chosen: SectionKey = tabs.find(({ id }) => id === wanted)?.id ?? 'all';
  const shown = open.filter(({ section }) => chosen === 'all' || section === chosen);
  const tables = shown.map((group, index) => (
    <MarketAccordion
      key={`${chosen} ${group.key}`}
      event={event}
      group={group}
      openAtFirst={chosen !== 'all' || index < OPEN_AT_FIRST}
    />
  ));
  return (
    <>
      {tabs.length > 0 && <Tabs look="chips" label="Markets" name={TABS} tabs={tabs} value={chosen} onChange={choose} />}
      {tabs.length > 0 ? (
        <TabPanel name={TABS} value={chosen} className={stack}>
          {tables}
        </TabPanel>
      ) : (
        tables
      )}
      {open.length === 0 && <RegionEmpty title="No lines on this game right now">They open as soon as prices are set.</RegionEmpty>}
      {closed.length > 0 && <Closed event={event} groups={closed} />}
    </>
  );
}
