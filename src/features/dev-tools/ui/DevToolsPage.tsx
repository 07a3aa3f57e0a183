import { Pill } from '../../../ui/Pill.tsx';
import type { SandboxState } from '../logic/sandboxState.ts';
import { BetsPanel } from './BetsPanel.tsx';
import { ClockPanel, FeedPanel, RegionPanel } from './ConditionPanels.tsx';
import { EventsPanel } from './EventsPanel.tsx';
import { FaultsPanel } from './FaultsPanel.tsx';
import { FlagsPanel } from './FlagsPanel.tsx';
import { LinkProviderPanel } from './LinkProviderPanel.tsx';
import { LocationPanel } from './LocationPanel.tsx';
import { MaintenancePanel } from './MaintenancePanel.tsx';
import { PlayersPanel } from './PlayersPanel.tsx';
import { ReceivedPanel } from './ReceivedPanel.tsx';
import { SessionPanel } from './SessionPanel.tsx';
import { columns, lead, page, pageHead, pageTitle, row } from './toolStyles.ts';
import { WorkerPanel } from './WorkerPanel.tsx';

/** Everything that the sandbox API can set, and what this page’s worker and the event broker know. */
export function DevToolsPage({ state }: { readonly state: SandboxState }) {
  return (
    <div className={page}>
      <div>
        <div className={pageHead}>
          <h1 className={pageTitle}>Developer tools</h1>
          <div className={row}>
            <Pill tone="info">{state.environment}</Pill>
            <Pill>{`${state.sockets} open ${state.sockets === 1 ? 'websocket' : 'websockets'}`}</Pill>
          </div>
        </div>
        <p className={lead}>The sandbox behind this server, for everybody who uses it. All money is play money.</p>
      </div>
      <div className={columns}>
        <RegionPanel visitor={state.visitor} />
        <ClockPanel clock={state.clock} />
        <FeedPanel feed={state.feed} />
        <MaintenancePanel state={state} />
        <PlayersPanel />
        <BetsPanel />
        <LocationPanel />
        <LinkProviderPanel />
        <SessionPanel />
        <FaultsPanel faults={state.faults} />
      </div>
      <FlagsPanel flags={state.flags} />
      <EventsPanel />
      <div className={columns}>
        <WorkerPanel />
        <ReceivedPanel />
      </div>
    </div>
  );
}
