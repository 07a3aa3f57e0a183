import { type ComponentPropsWithRef, useId } from 'react';
import { cls, join } from './cls.ts';
import { Icon } from './icons/Icon.tsx';
import { errorText, field, fieldFrame, labelText } from './TextField.tsx';

const frame = cls({ position: 'relative', '& > svg': { position: 'absolute', right: 12, pointerEvents: 'none' } });
const select = cls({
  appearance: 'none',
  width: '100%',
  height: '100%',
  padding: '0 24px 0 0',
  border: 0,
  borderRadius: '$sm',
  backgroundColor: 'transparent',
  color: '$text',
  type: 'base',
  textOverflow: 'ellipsis',
  '&, &:focus-visible': { outline: 0 },
  '& option': { backgroundColor: '$surface', color: '$text' },
});

/** As a small outlined button: the label and the choice in one line. */
const inlineFrame = cls({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  height: 36,
  padding: '0 12px',
  borderRadius: '$md',
  boxShadow: 'inset 0 0 0 1px $colors$lineStrong',
  type: 'body',
  fontWeight: 600,
  color: '$text',
  '&:hover': { backgroundColor: '$surface2' },
  '&:focus-within': { boxShadow: 'inset 0 0 0 2px $colors$focus' },
  '& > select': { width: 'auto', paddingRight: 22, fontSize: 13, fontWeight: 600, fieldSizing: 'content' },
  '& > svg': { marginLeft: -22, pointerEvents: 'none' },
});

export interface SelectFieldProps extends Omit<ComponentPropsWithRef<'select'>, 'id'> {
  readonly label: string;
  readonly error?: string | undefined;
}

/** The platform's own select, for the bar above a list: `Sort: Popular`. Options are its children. */
export function InlineSelect({ label, className, children, ...rest }: Omit<SelectFieldProps, 'error'>) {
  const id = useId();
  return (
    <div className={join(inlineFrame, className)}>
      <label htmlFor={id}>{label}:</label>
      <select {...rest} id={id} className={select}>
        {children}
      </select>
      <Icon name="chevronDown" size={16} />
    </div>
  );
}

/** The platform's own select in the box of a text field. Options are its children. */
export function SelectField({ label, error, className, children, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={join(field, className)}>
      <label className={labelText} htmlFor={id}>
        {label}
      </label>
      <div className={join(fieldFrame({ ...(error ? { invalid: true } : {}) }).className, frame)}>
        <select
          {...rest}
          id={id}
          className={select}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-below` : undefined}
        >
          {children}
        </select>
        <Icon name="chevronDown" size={18} />
      </div>
      {error && (
        <span id={`${id}-below`} className={errorText} role="alert">
          <Icon name="warning" size={14} />
          {error}
        </span>
      )}
    </div>
  );
}
