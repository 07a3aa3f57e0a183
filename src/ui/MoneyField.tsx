import { useId, useState } from 'react';
import { NumericFormat } from 'react-number-format';
import { CURRENCY_MAXIMUM_CENTS, centsOfText, completeLeadingPoint, mayType, settleText, textOfCents } from './amountText.ts';
import { join } from './cls.ts';
import { fieldBox, fieldInput, fieldLabel } from './fieldBox.ts';

export interface MoneyFieldProps {
  /** Inside the box, on the left: `Bet`, `To win`. Also the accessible name. */
  readonly label: string;
  /** Null is an empty field. */
  readonly valueCents: number | null;
  /** Every change while typing; null when the field is empty. */
  readonly onChange: (cents: number | null) => void;
  /** Called on blur, after padding and the check of the minimum. */
  readonly onCommit?: (cents: number | null) => void;
  /** A lower amount is cleared on blur; null skips the check. */
  readonly minimumCents?: number | null;
  readonly maximumCents?: number;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly invalid?: boolean;
  /** Id of the error text. */
  readonly describedBy?: string;
  readonly className?: string;
}

/** An amount in dollars: label left, value right. Shows `$1,234.5` while typing and `$1,234.50` after blur. */
export function MoneyField(props: MoneyFieldProps) {
  const { label, valueCents, onChange, onCommit, minimumCents = 0, maximumCents = CURRENCY_MAXIMUM_CENTS } = props;
  const id = useId();
  // While the field has the focus it shows the typed text: an answer or a price change must not overwrite it between two keys.
  const [typed, setTyped] = useState<string | null>(null);
  if (props.disabled && typed !== null) setTyped(null);
  const text = typed ?? textOfCents(valueCents);

  function onBlur(): void {
    if (typed === null) return;
    const cents = centsOfText(settleText(typed, minimumCents, maximumCents), maximumCents);
    setTyped(null);
    if (cents !== centsOfText(typed, maximumCents)) onChange(cents);
    onCommit?.(cents);
  }

  const boxStyle = fieldBox({
    ...(props.invalid && { invalid: true }),
    ...(props.readOnly && { readOnly: true }),
    ...(props.disabled && { disabled: true }),
  });

  return (
    <div className={join(boxStyle.className, props.className)}>
      <label className={fieldLabel} htmlFor={id}>
        {label}
      </label>
      <NumericFormat
        id={id}
        className={fieldInput}
        value={text}
        valueIsNumericString
        prefix="$"
        thousandSeparator=","
        decimalScale={2}
        allowNegative={false}
        inputMode="decimal"
        autoComplete="off"
        placeholder="$0.00"
        disabled={props.disabled}
        readOnly={props.readOnly}
        aria-invalid={props.invalid || undefined}
        aria-describedby={props.describedBy}
        isAllowed={(values) => mayType(values.value, maximumCents)}
        onValueChange={(values, source) => {
          if (source.source !== 'event') return;
          const next = completeLeadingPoint(values.value);
          setTyped(next);
          onChange(centsOfText(next, maximumCents));
        }}
        onBlur={onBlur}
      />
    </div>
  );
}
