import { type ComponentPropsWithRef, useId } from 'react';
import { cls, join } from './cls.ts';
import { Icon } from './icons/Icon.tsx';
import { errorText, field, fieldFrame, labelText } from './TextField.tsx';

const frame = cls({ position: 'relative', padding: 0, '& > svg': { position: 'absolute', right: 12, pointerEvents: 'none' } });
const select = cls({
  appearance: 'none',
  width: '100%',
  height: '100%',
  padding: '0 36px 0 12px',
  border: 0,
  borderRadius: '$sm',
  backgroundColor: 'transparent',
  color: '$text',
  type: 'base',
  textOverflow: 'ellipsis',
  '&, &:focus-visible': { outline: 0 },
  '& option': { backgroundColor: '$surface', color: '$text' },
});

export interface SelectFieldProps extends Omit<ComponentPropsWithRef<'select'>, 'id'> {
  readonly label: string;
  readonly error?: string | undefined;
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
