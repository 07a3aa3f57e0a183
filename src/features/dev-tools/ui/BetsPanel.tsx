import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useSandbox } from '../data/useSandbox.ts';
import { betNumber } from '../logic/sandboxState.ts';
import { Choice, Panel, useAct } from './Panel.tsx';
import { fields, row } from './toolStyles.ts';

const REASONS = [
  { id: 'operator', label: 'We cancel it' },
  { id: 'patron', label: 'The player asked for it' },
  { id: 'invalid', label: 'It was not valid' },
] as const;

/** Takes a bet back, as an operator's support does. */
export function BetsPanel() {
  const sandbox = useSandbox();
  const { act, isBusy } = useAct();
  const [reference, setReference] = useState('');
  const [reason, setReason] = useState<(typeof REASONS)[number]['id']>('operator');
  const [note, setNote] = useState('');
  const number = betNumber(reference);
  const cancel = () =>
    act('The bet is cancelled', () =>
      sandbox.change('POST', `/bets/${number}/cancel`, { reason, note: note.trim(), cancelledBy: 'dev-tools' }),
    );
  return (
    <Panel title="Bets" about="Cancel a bet, by its ID in My Bets, and return its stake. A settled bet can only be made invalid.">
      <div className={fields}>
        <TextField label="Bet ID" value={reference} onChange={({ target }) => setReference(target.value)} />
        <Choice label="Reason" value={reason} options={REASONS} onChange={setReason} />
        <TextField label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
      </div>
      <div className={row}>
        <Button busy={isBusy} disabled={number === null || note.trim() === ''} onClick={() => void cancel()}>
          Cancel the bet
        </Button>
      </div>
    </Panel>
  );
}
