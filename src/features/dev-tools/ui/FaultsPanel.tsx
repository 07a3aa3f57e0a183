import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useSandbox } from '../data/useSandbox.ts';
import { faultText, type SandboxState } from '../logic/sandboxState.ts';
import { Choice, Panel, useAct } from './Panel.tsx';
import { fields, hint, item, itemName, list, row } from './toolStyles.ts';

const EFFECTS = [
  { id: 'delay', label: 'Answer after 3 s', effect: { delayMs: 3_000 } },
  { id: 'slow', label: 'Answer after 20 s', effect: { delayMs: 20_000 } },
  { id: '500', label: 'Status 500', effect: { status: 500 } },
  { id: '503', label: 'Status 503', effect: { status: 503 } },
  { id: 'code', label: 'Error INTERNAL_SERVER_ERROR', effect: { errorCode: 'INTERNAL_SERVER_ERROR' } },
  { id: 'unauthenticated', label: 'Error UNAUTHENTICATED', effect: { errorCode: 'UNAUTHENTICATED' } },
  { id: 'request', label: 'Request is lost', effect: { dropRequest: true } },
  { id: 'response', label: 'Answer is lost', effect: { dropResponse: true } },
] as const;

const TIMES = [
  { id: '1', label: 'Once' },
  { id: '3', label: '3 times' },
  { id: 'always', label: 'Every time' },
] as const;

/** Faults that the server injects into the app’s calls. */
export function FaultsPanel({ faults }: Pick<SandboxState, 'faults'>) {
  const sandbox = useSandbox();
  const { act, isBusy } = useAct();
  const [match, setMatch] = useState('BetslipPlaceBets');
  const [effectId, setEffectId] = useState<(typeof EFFECTS)[number]['id']>('delay');
  const [times, setTimes] = useState<(typeof TIMES)[number]['id']>('1');
  const add = (): void => {
    const { effect = {} } = EFFECTS.find(({ id }) => id === effectId) ?? {};
    const body = { match: match.trim(), effect, ...(times === 'always' ? {} : { times: Number(times) }) };
    void act('The fault is set', () => sandbox.change('POST', '/faults', body));
  };
  return (
    <Panel title="Faults" about="What goes wrong with an operation or a path, and how often.">
      <TextField
        label="Operation or path"
        hint="BetslipPlaceBets, Startup, MyBets, /api/identity/token …"
        value={match}
        onChange={({ target }) => setMatch(target.value)}
      />
      <div className={fields}>
        <Choice label="Effect" value={effectId} options={EFFECTS} onChange={setEffectId} />
        <Choice label="How often" value={times} options={TIMES} onChange={setTimes} />
      </div>
      <div className={row}>
        <Button tone="primary" busy={isBusy} disabled={match.trim() === ''} onClick={add}>
          Set fault
        </Button>
        <Button
          busy={isBusy}
          disabled={faults.length === 0}
          onClick={() => void act('No more faults', () => sandbox.change('DELETE', '/faults'))}
        >
          Remove all
        </Button>
      </div>
      {faults.length === 0 && <p className={hint}>There are no faults.</p>}
      <ul className={list}>
        {faults.map((fault, index) => (
          <li key={`${fault.match} ${index.toString()}`} className={item}>
            <div>
              <p className={itemName}>{fault.match}</p>
              <p className={hint}>{faultText(fault)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
