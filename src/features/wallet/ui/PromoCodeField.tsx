import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useBusy } from '../../../ui/useBusy.ts';
import { useValidateCode } from '../data/promoCode.ts';

const good = cls({ display: 'flex', gap: 6, type: 'caption', color: '$success' });
const NO_ANSWER = 'The code couldn’t be checked. Try again.';
const MOST_CHARACTERS = 32;

export interface PromoCodeFieldProps {
  /** The code that counts for the deposit; null: none. */
  readonly applied: string | null;
  /** What is in the field. */
  readonly text: string;
  readonly onTyped: (text: string) => void;
  readonly onApplied: (code: string | null) => void;
  readonly disabled: boolean;
}

/** A promo code is checked by a press, and counts for the deposit only once the server has called it valid. */
export function PromoCodeField({ applied, text, onTyped, onApplied, disabled }: PromoCodeFieldProps) {
  const validate = useValidateCode();
  const { isBusy, busy } = useBusy();
  const [message, setMessage] = useState<string | null>(null);

  async function apply(): Promise<void> {
    const code = text.trim();
    if (code === '') return;
    const answer = await validate(code);
    setMessage(answer?.message ?? NO_ANSWER);
    onApplied(answer?.status === 'VALID' ? answer.code : null);
  }

  function remove(): void {
    setMessage(null);
    onTyped('');
    onApplied(null);
  }

  const isApplied = applied !== null;
  return (
    <TextField
      label="Promo code"
      value={text}
      readOnly={isApplied}
      disabled={disabled}
      maxLength={MOST_CHARACTERS}
      autoComplete="off"
      autoCapitalize="characters"
      onChange={(event) => {
        setMessage(null);
        onTyped(event.target.value);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || isApplied) return;
        event.preventDefault();
        void busy(apply);
      }}
      {...(message !== null && !isApplied && { error: message })}
      {...(isApplied && {
        hint: (
          <span className={good} role="status">
            <Icon name="check" size={14} />
            {message ?? 'Applied.'}
          </span>
        ),
      })}
      end={
        isApplied ? (
          <Button tone="text" size="sm" disabled={disabled} onClick={remove}>
            Remove
          </Button>
        ) : (
          <Button tone="text" size="sm" busy={isBusy} disabled={disabled || text.trim() === ''} onClick={() => void busy(apply)}>
            Apply
          </Button>
        )
      }
    />
  );
}
