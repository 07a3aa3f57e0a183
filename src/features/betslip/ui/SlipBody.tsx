import { memo, useId } from 'react';
import { formatMoney } from '../../../../core/money/money.ts';
import { cls } from '../../../ui/cls.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { TabPanel, Tabs } from '../../../ui/Tabs.tsx';
import { useLiveLegs } from '../data/useLiveLegs.ts';
import type { SlipView } from '../logic/view/slipView.ts';
import { useBetslipParts } from './betslipContext.ts';
import { MovedNote } from './MovedNote.tsx';
import { BottomNotes, TopNotes } from './SlipNotes.tsx';
import { SECTIONS, slipParts } from './sections.tsx';
import { useSlipPart } from './useSlipView.ts';

const body = cls({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The stake of a parlay stays at the lower edge: what gets the focus is scrolled above it.
  scrollPaddingBottom: 76,
  '@low': { overflowY: 'visible' },
  padding: 12,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
});

/** Cards show days and are compared by it. */
const MINUTE_MS = 60_000;

const slipReceipt = lazyPart(() => slipParts.load().then((module) => module.SlipReceipt));
const locationCheck = lazyPart(() => slipParts.load().then((module) => module.LocationCheck));
const slipFooter = lazyPart(() => slipParts.load().then((module) => module.SlipFooter));

/** Tabs, bets and the pinned footer. */
export function SlipBody({ view }: { readonly view: SlipView }) {
  const name = useId();
  const { betslip } = useBetslipParts();
  const placement = useSlipPart((state) => state.placement);
  const receipt = placement.kind === 'placed' || placement.kind === 'idle' ? placement.receipt : null;
  useLiveLegs(view.bets.flatMap(({ legs }) => legs));
  const { Empty } = SECTIONS[view.tab];
  const now = Math.floor(betslip.now() / MINUTE_MS) * MINUTE_MS;
  return (
    <>
      <SlipTabs name={name} tab={view.tab} tabs={view.tabs} />
      <TabPanel name={name} value={view.tab} className={body}>
        {receipt !== null && <slipReceipt.Component receipt={receipt} />}
        <MovedNote />
        <TopNotes
          changedLegs={view.changedLegs}
          changes={view.changes}
          shut={view.shut}
          tab={view.tab}
          locked={view.locked}
          messages={view.messages}
        />
        {view.sections.map((kind) => {
          const { Bets } = SECTIONS[kind];
          const bets = view.bets.filter(({ section }) => section === kind);
          const refusals = kind === view.tab ? [] : view.refusedBeside;
          if (bets.length === 0 && refusals.length === 0) return null;
          const shown = { bets, refusals, sameEvent: view.sameEvent };
          return <Bets key={kind} {...shown} disabled={view.fieldsDisabled} locked={view.locked} now={now} />;
        })}
        {view.bets.length === 0 && receipt === null && placement.kind !== 'checking' && Empty !== undefined && <Empty />}
        {view.location !== null && view.bets.length > 0 && <locationCheck.Component message={view.location} />}
        <BottomNotes count={view.count} />
      </TabPanel>
      {(view.bets.length > 0 || receipt !== null) && <slipFooter.Component view={view} />}
    </>
  );
}

const SlipTabs = memo(function SlipTabs({ name, tab, tabs }: Pick<SlipView, 'tab' | 'tabs'> & { readonly name: string }) {
  const { betslip } = useBetslipParts();
  return (
    <Tabs
      label="Bet type"
      name={name}
      value={tab}
      onChange={(kind) => betslip.chooseTab(kind, SECTIONS[kind].needs)}
      tabs={tabs.map(({ kind, label, count, stakeCents }) => ({
        id: kind,
        label,
        count,
        ...(stakeCents > 0 && { note: formatMoney(stakeCents) }),
      }))}
    />
  );
});
