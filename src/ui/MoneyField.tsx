import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react';
import { NumericFormat } from 'react-number-format';
import {
  CURRENCY_MAXIMUM_CENTS,
  centsOfText,
  completeLeadingPoint,
  isAmountCharacter,
  mayType,
  plainOfPasted,
  settleText,
  textOfCents,
  withThirdDigit,
} from './amountText.ts';
import { cls, join } from './cls.ts';
import { fieldBox, fieldInput, fieldLabel } from './fieldBox.ts';
import { isEnter } from './isEnter.ts';
import { errorText } from './TextField.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface MoneyFieldProps {
  /** Inside the box, on the left: `Bet`, `To win`. Also the accessible name. */
  readonly label: string;
  /** For screen readers only, where the name stands beside the box. */
  readonly labelHidden?: boolean;
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
  /** Something that is no amount was typed or pasted: the caller says so. Without it the field says so itself. */
  readonly onRefused?: (isRefused: boolean) => void;
  readonly onEnter?: () => void;
  readonly onFocus?: () => void;
  /** Another number: the value was set by something else than the keys, and is shown although the field has the focus. */
  readonly setByOthers?: number;
}

// The whole amount is shown; the label gives way.
const wholeAmount = cls({ flex: '1 0 auto' });
const alone = cls({ flex: 1, minWidth: 0 });
const shortLabel = cls({ flex: '0 1 auto', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

/** An amount in dollars: label left, value right. Shows `$1,234.5` while typing and `$1,234.50` after blur. */
export function MoneyField(props: MoneyFieldProps) {
  const { valueCents, onChange, onCommit, minimumCents = 0, maximumCents = CURRENCY_MAXIMUM_CENTS } = props;
  const id = useId();
  // While the field has the focus it shows the typed text: an answer or a price change must not overwrite it between two keys.
  const [typed, setTyped] = useState<string | null>(null);
  // After a refused key nothing more is taken before Backspace; a refused paste has changed nothing.
  const [refused, setRefused] = useState<'key' | 'paste' | null>(null);
  const [isComma, setComma] = useState(false);
  const [seen, setSeen] = useState(props.setByOthers);
  if (seen !== props.setByOthers) {
    setSeen(props.setByOthers);
    setTyped(null);
  }
  if (props.disabled && typed !== null) setTyped(null);
  const text = typed ?? textOfCents(valueCents);

  function refuse(now: typeof refused): void {
    if (now === refused) return;
    setRefused(now);
    props.onRefused?.(now !== null);
  }

  function take(next: string): void {
    setTyped(next);
    onChange(centsOfText(next, maximumCents));
  }

  /** Refuses a whole text such as 1e5 instead of taking what is left of it. In capture: the library keeps Backspace in an empty field. */
  function onKeyDown(event: KeyboardEvent): void {
    if (isEnter(event) && props.onEnter) {
      // The rest of the key press would go to what gets the focus, and press it.
      event.preventDefault();
      props.onEnter();
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.length > 1) {
      if (event.key === 'Backspace' || event.key === 'Delete') refuse(null);
      return;
    }
    const thousands = isComma ? withThirdDigit(text, event.key) : null;
    if (!isAmountCharacter(event.key)) {
      if (refused !== 'key') take('');
      refuse('key');
    } else if (refused !== 'key' && thousands !== null && mayType(thousands, maximumCents)) take(thousands);
    else if (refused !== 'key') {
      refuse(null);
      if (event.key === ',') setComma(true);
      return;
    }
    setComma(false);
    event.preventDefault();
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>): void {
    const plain = plainOfPasted(event.clipboardData.getData('text'));
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const replacesAll = value === '' || (selectionStart === 0 && selectionEnd === value.length);
    if (plain !== null && !replacesAll) return;
    event.preventDefault();
    refuse(plain === null ? 'paste' : null);
    if (plain !== null && mayType(plain, maximumCents)) take(completeLeadingPoint(plain));
  }

  function onBlur(): void {
    refuse(null);
    setComma(false);
    if (typed === null) return;
    const cents = centsOfText(settleText(typed, minimumCents, maximumCents), maximumCents);
    setTyped(null);
    if (cents !== centsOfText(typed, maximumCents)) onChange(cents);
    onCommit?.(cents);
  }

  const saysSo = refused !== null && props.onRefused === undefined;
  const below = [props.describedBy, saysSo ? `${id}-refused` : undefined].filter(Boolean).join(' ');
  return (
    <>
      <div className={join(fieldBox, props.className)}>
        <label className={props.labelHidden ? undefined : join(fieldLabel, shortLabel)} htmlFor={id}>
          {props.labelHidden ? <VisuallyHidden>{props.label}</VisuallyHidden> : props.label}
        </label>
        <NumericFormat
          id={id}
          className={join(fieldInput, props.labelHidden ? alone : wholeAmount)}
          style={{ width: `${Math.max(5, text.length + 1.5)}ch` }}
          value={text}
          valueIsNumericString
          prefix="$"
          thousandSeparator=","
          decimalScale={2}
          allowedDecimalSeparators={['.', ',']}
          allowNegative={false}
          inputMode="decimal"
          autoComplete="off"
          placeholder="$0.00"
          disabled={props.disabled}
          readOnly={props.readOnly}
          aria-invalid={props.invalid || refused !== null || undefined}
          aria-describedby={below || undefined}
          isAllowed={(values) => mayType(values.value, maximumCents)}
          onValueChange={(values, source) => {
            if (source.source !== 'event') return;
            const next = completeLeadingPoint(values.value);
            take(next);
          }}
          onKeyDownCapture={onKeyDown}
          onPaste={onPaste}
          onFocus={props.onFocus}
          onBlur={onBlur}
        />
      </div>
      {saysSo && (
        <span id={`${id}-refused`} className={errorText} role="alert">
          That is not an amount
        </span>
      )}
    </>
  );
}
