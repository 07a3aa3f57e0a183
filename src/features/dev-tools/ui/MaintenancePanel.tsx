import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useSandbox } from '../data/useSandbox.ts';
import type { SandboxState } from '../logic/sandboxState.ts';
import { Panel, useAct } from './Panel.tsx';
import { hint, row } from './toolStyles.ts';

const DURATIONS = [
  { id: '10', label: '10 s' },
  { id: '30', label: '30 s' },
  { id: '120', label: '2 min' },
] as const;

/** Maintenance and the waiting room, for a time: they replace this page too, which ends them while it stays open. */
export function MaintenancePanel({ state }: { readonly state: Pick<SandboxState, 'maintenance' | 'waitingRoom'> }) {
  const sandbox = useSandbox();
  const { act, isBusy } = useAct();
  const [title, setTitle] = useState('');
  const [message, setMessage] = useState('');
  const [seconds, setSeconds] = useState<(typeof DURATIONS)[number]['id']>('10');
  const texts = { ...(title === '' ? {} : { title }), ...(message === '' ? {} : { message }) };
  const maintenance = { enabled: true, refreshIntervalSeconds: 2, ...texts };
  const start = (path: string, begin: Readonly<Record<string, unknown>>, end: Readonly<Record<string, unknown>>): void =>
    void act(`It ends in ${seconds} s, as long as this tab stays open`, () => sandbox.changeFor(Number(seconds), path, begin, end));
  const isOn = state.maintenance.enabled || state.waitingRoom.inWaitingRoom;
  return (
    <Panel title="Maintenance" about="The maintenance screen ends every session. The waiting room holds pages that start.">
      <TextField label="Title (optional)" value={title} onChange={({ target }) => setTitle(target.value)} />
      <TextField label="Message (optional)" value={message} onChange={({ target }) => setMessage(target.value)} />
      <Segmented label="Duration" options={DURATIONS} value={seconds} onChange={setSeconds} />
      <div className={row}>
        <Button tone="primary" busy={isBusy} onClick={() => start('/maintenance', maintenance, { enabled: false })}>
          Start maintenance
        </Button>
        <Button
          busy={isBusy}
          onClick={() => start('/waiting-room', { inWaitingRoom: true, refreshIntervalSeconds: 2 }, { inWaitingRoom: false })}
        >
          Open the waiting room
        </Button>
      </div>
      {isOn ? (
        <div className={row}>
          <Pill tone="warning">{state.maintenance.enabled ? 'Maintenance' : 'Waiting room'}</Pill>
          <Button
            size="sm"
            onClick={() =>
              void act('Over', async () => {
                await sandbox.change('POST', '/waiting-room', { inWaitingRoom: false });
                return sandbox.change('POST', '/maintenance', { enabled: false });
              })
            }
          >
            End now
          </Button>
        </div>
      ) : (
        <p className={hint}>Neither is on.</p>
      )}
    </Panel>
  );
}
