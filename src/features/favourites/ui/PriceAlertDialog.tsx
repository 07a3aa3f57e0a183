import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import { formatOdds } from '../../../../core/money/odds.ts';
import { pointsOf } from '../../../../core/money/points.ts';
import { useMutation } from '../../../platform/data/useMutation.ts';
import { useStore } from '../../../platform/externalStore.ts';
import type { PriceAlertProps } from '../../../platform/services.ts';
import { useUnfinished } from '../../../platform/unfinished/useUnfinished.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { Button } from '../../../ui/Button.tsx';
import { cls } from '../../../ui/cls.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { removePriceAlert, setPriceAlert, waitingAlerts } from '../data/priceAlerts.ts';
import { parsePrice, targetFault } from '../logic/priceAlert.ts';

const form = cls({ display: 'grid', gap: 16, '& small': { type: 'caption', color: '$text2' } });
const present = cls({ display: 'flex', alignItems: 'center', gap: 12, '& > span': { flex: 1 } });
const link = cls({ color: '$accentText', textDecoration: 'underline', textUnderlineOffset: 3 });

const FAILED = 'It was not changed. Please try again.';

export interface PriceAlertDialogProps extends Pick<PriceAlertProps, 'market' | 'options'> {
  readonly onClose: () => void;
}

/** Asks at which price of which selection the player wants to be told, and switches off what waits. Nothing here adds to the slip. */
export function PriceAlertDialog({ market, options, onClose }: PriceAlertDialogProps) {
  const format = useStore(useServices().oddsFormat);
  const waiting = useStore(waitingAlerts);
  const toast = useToast();
  // At the prices of the moment that it opened; the server compares with those of the moment that it is set.
  const [offered] = useState(options);
  const [chosenId, choose] = useState(() => offered.find(({ selectionId }) => waiting.has(selectionId))?.selectionId);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  useUnfinished('form', text === '' ? null : 'Your price alert is not set');
  const set = useMutation(setPriceAlert);
  const remove = useMutation(removePriceAlert);
  const formId = useId();
  const chosen = offered.find(({ selectionId }) => selectionId === chosenId) ?? offered[0];
  if (chosen === undefined) {
    return (
      <Dialog open title="Price alert" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
        <p>This market takes no bets right now, so it has no price to watch.</p>
      </Dialog>
    );
  }
  const alert = waiting.get(chosen.selectionId);

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (chosen === undefined || set.state === 'sending') return;
    const target = parsePrice(text);
    const wrong = targetFault(target, chosen.odds, format);
    setFault(wrong);
    if (target === null || wrong !== null) return;
    const outcome = await set.send({
      alert: {
        selectionId: chosen.selectionId,
        points: pointsOf(chosen.pointsHundredths),
        numeratorLong: target.numerator,
        denominatorLong: target.denominator,
      },
    });
    if (!outcome.ok) setFault(FAILED);
    else if (outcome.value.error) setFault(outcome.value.error.message);
    else {
      toast.show({
        type: 'success',
        body: `Price alert set for ${formatOdds(target, format)}`,
        detail: `${chosen.name}, ${market}`,
      });
      onClose();
    }
  }

  async function switchOff(id: string): Promise<void> {
    if (!(await remove.send({ id })).ok) setFault(FAILED);
  }

  return (
    <Dialog
      open
      title="Price alert"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" form={formId} busy={set.state === 'sending'}>
            Set alert
          </Button>
        </>
      }
    >
      <form id={formId} className={form} noValidate onSubmit={(event) => void onSubmit(event)}>
        <SelectField
          label={market}
          value={chosen.selectionId}
          onChange={({ target }) => {
            choose(target.value);
            setFault(null);
          }}
        >
          {offered.map(({ selectionId, name, odds }) => (
            <option key={selectionId} value={selectionId}>
              {`${name}, ${formatOdds(odds, format)}`}
            </option>
          ))}
        </SelectField>
        {alert && (
          <div className={present}>
            <span>Waits for {formatOdds(alert.target, format)} or better</span>
            <Button size="sm" busy={remove.state === 'sending'} onClick={() => void switchOff(alert.id)}>
              Switch off
            </Button>
          </div>
        )}
        <TextField
          label="Tell me when the price is this or better"
          hint={`Now ${formatOdds(chosen.odds, format)}`}
          {...(fault !== null && { error: fault })}
          autoComplete="off"
          inputMode="text"
          maxLength={12}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setFault(null);
          }}
        />
        <small>
          You are told once, in the app, if the price gets there while this market is open. Then the alert is over. All of them are
          on the page{' '}
          <Link className={link} to="/favorites" onClick={onClose}>
            Favorites
          </Link>
          .
        </small>
      </form>
    </Dialog>
  );
}
