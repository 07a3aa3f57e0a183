import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { Button } from '../../../ui/Button.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useWorkerState } from '../data/workerState.ts';
import { Panel, useAct } from './Panel.tsx';
import { hint, item, itemName, list, row } from './toolStyles.ts';

/** The service worker of this brand, what it keeps, and this page’s connection. */
export function WorkerPanel() {
  const { connection } = useServices();
  const { online, live } = useStore(connection);
  const { state, reload, removeWorker } = useWorkerState();
  const { act, isBusy } = useAct();
  return (
    <Panel title="Worker" about="The service worker of this brand, what it keeps on this device, and this page’s connection.">
      <div className={row}>
        <Pill tone={online ? 'success' : 'danger'}>{online ? 'Online' : 'Offline'}</Pill>
        <Pill tone={live ? 'success' : 'neutral'}>{live ? 'Prices live' : 'No websocket'}</Pill>
      </div>
      {state === null ? (
        <Skeleton height={120} />
      ) : (
        <ul className={list}>
          <li className={item}>
            <p className={itemName}>{state.hasControl ? 'Controls this page' : 'Does not control this page'}</p>
            <span className={hint}>{state.worker}</span>
          </li>
          {state.caches.map(({ name, entries }) => (
            <li key={name} className={item}>
              <p className={itemName}>{name}</p>
              <span className={hint}>{entries} entries</span>
            </li>
          ))}
          <li className={item}>
            <p className={itemName}>Storage in use</p>
            <span className={hint}>{state.usageKb === null ? 'unknown' : `${state.usageKb} kB`}</span>
          </li>
        </ul>
      )}
      <div className={row}>
        <Button size="sm" onClick={reload}>
          Read again
        </Button>
        <Button size="sm" tone="outline" busy={isBusy} onClick={() => void act('The worker and its caches are gone', removeWorker)}>
          Remove worker and caches
        </Button>
      </div>
    </Panel>
  );
}
