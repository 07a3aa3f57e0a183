import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cls, join } from './cls.ts';
import { Icon, type IconName } from './icons/Icon.tsx';
import { css } from './stitches.ts';

export const field = cls({ display: 'grid', gap: 6, minWidth: 0, alignContent: 'start' });
export const labelText = cls({ type: 'caption', fontWeight: 600, color: '$text2' });
export const hintText = cls({ type: 'caption', color: '$text3' });
export const errorText = cls({ type: 'caption', color: '$danger', display: 'flex', gap: 6, alignItems: 'center' });

export const fieldFrame = css({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 48,
  padding: '0 12px',
  borderRadius: '$sm',
  backgroundColor: '$surface2',
  border: '1px solid $lineStrong',
  '& > svg': { color: '$text3' },
  '&:focus-within': { borderColor: '$focus', boxShadow: '0 0 0 1px $colors$focus' },
  variants: { invalid: { true: { borderColor: '$danger' } } },
});

const input = cls({
  flex: 1,
  width: '100%',
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  type: 'base',
  '&, &:focus-visible': { outline: 0 },
  '&::placeholder': { color: '$text3', opacity: 1 },
  '&:disabled': { color: '$text2' },
});

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'id'> {
  readonly label: string;
  readonly hint?: ReactNode;
  /** Replaces the hint, and marks the field. */
  readonly error?: ReactNode;
  readonly icon?: IconName;
  /** A control at the right end, such as one that shows the password. */
  readonly end?: ReactNode;
}

/** Label above, hint or error below. Spread react-hook-form's `register(...)` onto it. */
export function TextField({ label, hint, error, icon, end, className, ...rest }: TextFieldProps) {
  const id = useId();
  const below = error ?? hint;
  return (
    <div className={join(field, className)}>
      <label className={labelText} htmlFor={id}>
        {label}
      </label>
      <div className={fieldFrame({ ...(error ? { invalid: true } : {}) }).className}>
        {icon && <Icon name={icon} size={18} />}
        <input
          {...rest}
          id={id}
          className={input}
          aria-invalid={error ? true : undefined}
          aria-describedby={below ? `${id}-below` : undefined}
        />
        {end}
      </div>
      {below && (
        <span id={`${id}-below`} className={error ? errorText : hintText} role={error ? 'alert' : undefined}>
          {error && <Icon name="warning" size={14} />}
          {below}
        </span>
      )}
    </div>
  );
}
