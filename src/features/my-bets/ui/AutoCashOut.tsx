import { useId, useState } from 'react';
import { formatMoney } from '../../../../core/money/money.ts';
import { useUnfinished } from '../../../platform/unfinished/useUnfinished.ts';
import { Button } from '../../../ui/Button.tsx';
import { MoneyField } from '../../../ui/MoneyField.tsx';
import { useBusy } from '../../../ui/useBusy.ts';
import type { CashOutOffer } from '../logic/cashOut.ts';
import { autoMistake } from '../logic/cashOutText.ts';
import * as styles from './cashOutStyles.ts';

export interface AutoCashOutProps {
  readonly offer: CashOutOffer;
  readonly title: string;
  readonly isOnline: boolean;
  /** Resolve with whether the server has it. */
  readonly onSetAuto: (amountCents: number) => Promise<boolean>;
  readonly onRemoveAuto: () => Promise<boolean>;
}

/** The amount at which the server cashes the bet out automatically. */
export function AutoCashOut({ offer, title, isOnline, onSetAuto, onRemoveAuto }: AutoCashOutProps) {
  const [cents, setCents] = useState<number | null>(null);
  const { isBusy, busy } = useBusy();
  const [mistake, setMistake] = useState<string | null>(null);
  useUnfinished('form', cents === null || offer.autoCents !== null ? null : 'Your auto cash out is not set');
  const id = useId();

  /** Enter in the field does it, too. */
  const run = (change: () => Promise<boolean>): void =>
    void busy(async () => setMistake((await change()) ? null : 'That could not be saved. Try again.'));

  function set(): void {
    const wrong = autoMistake(offer, cents);
    setMistake(wrong);
    if (wrong === null && cents !== null) run(() => onSetAuto(cents));
  }

  if (offer.autoCents !== null)
    return (
      <div className={styles.auto} role="status">
        <span>Cashes out automatically at {formatMoney(offer.autoCents)}</span>
        <Button size="sm" tone="text" busy={isBusy} aria-disabled={!isOnline || undefined} onClick={() => run(onRemoveAuto)}>
          Remove
        </Button>
        {mistake !== null && <p className={styles.mistake}>{mistake}</p>}
      </div>
    );
  return (
    <div>
      <fieldset className={styles.auto} aria-label={`Auto cash out: ${title}`}>
        <MoneyField
          label="Cash out automatically at"
          valueCents={cents}
          onChange={(next) => {
            setCents(next);
            setMistake(null);
          }}
          invalid={mistake !== null}
          disabled={!isOnline}
          {...(mistake !== null && { describedBy: id })}
          onEnter={set}
        />
        <Button size="sm" busy={isBusy} aria-disabled={!isOnline || undefined} onClick={set}>
          Set
        </Button>
      </fieldset>
      {mistake !== null && (
        <p className={styles.mistake} id={id} role="alert">
          {mistake}
        </p>
      )}
    </div>
  );
}
