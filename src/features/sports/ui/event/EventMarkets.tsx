import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { Card } from '../../../../ui/Card.tsx';
import { join } from '../../../../ui/cls.ts';
import { Icon } from '../../../../ui/icons/Icon.tsx';
import { RegionEmpty } from '../../../../ui/region/regionParts.ts';
import { SearchField, type SearchFieldProps } from '../../../../ui/SearchField.tsx';
import { TabPanel, Tabs } from '../../../../ui/Tabs.tsx';
import { useAddressValue } from '../../../../ui/useAddressValue.ts';
import type { SectionKey } from '../../logic/markets/display.ts';
import { groupsOfSection, type MarketGroup, marketGroups, matchingGroups, sectionTabs } from '../../logic/markets/groups.ts';
import { playerOf } from '../../logic/markets/table.ts';
import type { SlateEvent } from '../../logic/slate.ts';
import { MarketCard } from './MarketCard.tsx';
import * as styles from './marketStyles.ts';

/** The parameter of the address with the chosen tab. */
const SECTION = 'markets';
const TABS = 'event-markets';
/** Tables that are open at first where all markets are shown; in a tab all are. */
const OPEN_AT_FIRST = 8;
/** Tables in the first window. */
const FIRST = 3;
/** Markets from which on a search is of use. */
const LEAST_TO_SEARCH = 12;

interface ClosedProps {
  readonly event: SlateEvent;
  readonly groups: readonly MarketGroup[];
}

/** What takes no bets any more: last, and closed until asked for. */
function Closed({ event, groups }: ClosedProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section className={styles.stack} aria-label="Closed markets">
      <Card as="div">
        <button
          type="button"
          className={join(styles.head, styles.closedHead)}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          Closed ({groups.reduce((sum, { markets }) => sum + markets.length, 0)})
          <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={18} />
        </button>
      </Card>
      <div id={id} className={styles.stack} hidden={!isOpen}>
        {isOpen && groups.map((group) => <MarketCard key={group.key} event={event} group={group} openAtFirst />)}
      </div>
    </section>
  );
}

function Find(props: Pick<SearchFieldProps, 'value' | 'onChange'>) {
  return <SearchField className={styles.find} label="Find a market or player" placeholder="Find a market" {...props} />;
}

/** An event's markets: a tab a section, a search over all of them, one table a group of markets, and last those that are closed. */
export function EventMarkets({ event }: { readonly event: SlateEvent }) {
  const { open, closed } = useMemo(() => marketGroups(event), [event]);
  const tabs = useMemo(() => sectionTabs(open, event.sport), [open, event.sport]);
  // In the address, so that a reload and the way back keep it.
  const { pathname, search } = useLocation();
  const first = tabs[0]?.id ?? 'all';
  const [wanted, choose] = useAddressValue<string>(new URLSearchParams(search).get(SECTION) ?? first, (id) => {
    const next = new URLSearchParams(search);
    if (id === first) next.delete(SECTION);
    else next.set(SECTION, id);
    return next.size === 0 ? pathname : `${pathname}?${next}`;
  });
  const chosen: SectionKey = tabs.find(({ id }) => id === wanted)?.id ?? first;
  const [text, setText] = useState('');
  const find = useDeferredValue(text.trim());
  const found = useMemo(
    () => (find === '' ? null : matchingGroups(open, find, (market) => playerOf(event, market)?.name ?? '')),
    [open, find, event],
  );
  const shown = found ?? groupsOfSection(open, chosen);
  const tables = shown.map((group, index) => (
    <MarketCard
      key={found === null ? `${chosen} ${group.key}` : `found ${group.key}`}
      event={event}
      group={group}
      openAtFirst={chosen !== 'all' || index < OPEN_AT_FIRST}
      isFirst={index < FIRST}
    />
  ));
  const canFind = event.markets.length >= LEAST_TO_SEARCH;
  return (
    <>
      {(tabs.length > 0 || canFind) && (
        <div className={styles.bar}>
          {tabs.length > 0 && (
            <Tabs
              look="chips"
              label="Markets"
              name={TABS}
              tabs={tabs}
              value={chosen}
              onChange={(id) => {
                setText('');
                choose(id);
              }}
            />
          )}
          {canFind && <Find value={text} onChange={setText} />}
        </div>
      )}
      {tabs.length > 0 ? (
        <TabPanel name={TABS} value={chosen} className={styles.stack}>
          {tables}
        </TabPanel>
      ) : (
        <div className={styles.stack}>{tables}</div>
      )}
      {found !== null && (
        <p role="status" className={styles.found}>
          {found.length === 0 ? `No market of this event matches “${find}”` : `${countOf(found)} with “${find}”`}
        </p>
      )}
      {open.length === 0 && <RegionEmpty title="No lines on this game right now">They open as soon as prices are set.</RegionEmpty>}
      {closed.length > 0 && found === null && <Closed event={event} groups={closed} />}
    </>
  );
}

function countOf(groups: readonly MarketGroup[]): string {
  const count = groups.reduce((sum, { markets }) => sum + markets.length, 0);
  return count === 1 ? '1 market' : `${count} markets`;
}
