import { cls } from '../../../ui/cls.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { TabPanel, Tabs } from '../../../ui/Tabs.tsx';
import type { SlipView } from '../logic/slipView.ts';
import { useBetslipParts } from './betslipContext.ts';
import { BottomNotes, TopNotes } from './SlipNotes.tsx';
import { SECTIONS, slipParts } from './sections.tsx';
import { useSlipState } from './useSlipView.ts';

const body = cls({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@low': { overflowY: 'visible' },
  padding: 12,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
});

const slipReceipt = lazyPart(() => slipParts.load().then(({ SlipReceipt }) => SlipReceipt));
const slipFooter = lazyPart(() => slipParts.load().then(({ SlipFooter }) => SlipFooter));
const placedFooter = lazyPart(() => slipParts.load().then(({ PlacedFooter }) => PlacedFooter));

/** Tabs, bets and the pinned footer. */
export function SlipBody({ view }: { readonly view: SlipView }) {
  const { betslip } = useBetslipParts();
  const { placement } = useSlipState();
  const receipt = placement.kind === 'placed' || placement.kind === 'idle' ? placement.receipt : null;
  const { Card, Empty } = SECTIONS[view.tab];
  const now = betslip.now();
  return (
    <>
      <Tabs
        label="Bet type"
        name="betslip"
        value={view.tab}
        onChange={betslip.chooseTab}
        tabs={view.tabs.map((tab) => ({ id: tab.kind, label: tab.label, count: tab.count }))}
      />
      <TabPanel name="betslip" value={view.tab} className={body}>
        {receipt !== null && <slipReceipt.Component receipt={receipt} />}
        <TopNotes view={view} />
        {view.bets.map((bet) => (
          <Card key={bet.draftBetId} bet={bet} disabled={view.fieldsDisabled} locked={view.locked} now={now} />
        ))}
        {view.bets.length === 0 && receipt === null && placement.kind !== 'checking' && <Empty />}
        <BottomNotes view={view} />
      </TabPanel>
      {view.bets.length > 0 && <slipFooter.Component view={view} />}
      {view.bets.length === 0 && receipt !== null && <placedFooter.Component view={view} />}
    </>
  );
}
