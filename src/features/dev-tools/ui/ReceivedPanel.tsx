import { Button } from '../../../ui/Button.tsx';
import { LoadFailed } from '../../../ui/LoadFailed.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useSandboxRead } from '../data/useSandbox.ts';
import type { ReceivedEvent } from '../logic/sandboxState.ts';
import { Panel } from './Panel.tsx';
import { hint, item, itemName, list, mono, row } from './toolStyles.ts';

const SHOWN = 10;

/** The events that the event broker has received from all pages. */
export function ReceivedPanel() {
  const { data, failure, reload } = useSandboxRead<readonly ReceivedEvent[]>('/analytics');
  return (
    <Panel title="Analytics" about="The newest events that the broker has received, from all pages.">
      <div className={row}>
        <Button size="sm" onClick={reload}>
          Read again
        </Button>
      </div>
      {failure !== null && <LoadFailed onRetry={reload} />}
      {data === null && failure === null && <Skeleton height={160} />}
      {data?.length === 0 && <p className={hint}>Nothing has been received yet.</p>}
      <ul className={list}>
        {data?.slice(0, SHOWN).map(({ name, properties, receivedAt }, index) => (
          <li key={`${receivedAt} ${index.toString()}`} className={item}>
            <div>
              <p className={itemName}>{name}</p>
              <p className={mono}>{JSON.stringify(properties)}</p>
            </div>
            <span className={hint}>{new Date(receivedAt).toLocaleTimeString('en-US')}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
