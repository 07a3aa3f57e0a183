import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cls } from './cls.ts';
import { Icon } from './icons/Icon.tsx';
import { errorText } from './TextField.tsx';

const row = cls({
  display: 'flex',
  gap: 12,
  alignItems: 'flex-start',
  minHeight: 24,
  padding: '2px 0',
  type: 'body',
  color: '$text2',
});
const control = cls({
  position: 'relative',
  flex: 'none',
  width: 20,
  height: 20,
  '& > input': { position: 'absolute', inset: -2, width: 24, height: 24, margin: 0, opacity: 0, cursor: 'pointer' },
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    width: 20,
    height: 20,
    borderRadius: 4,
    border: '2px solid $colors$lineStrong',
    color: 'transparent',
  },
  '& > input:checked + span': { backgroundColor: '$accent', borderColor: '$accent', color: '$onAccent' },
  '& > input:focus-visible + span': { outline: '2px solid $colors$focus', outlineOffset: 2 },
});

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'className' | 'children'> {
  readonly label: ReactNode;
  /** Further text beside the label, with links: a link inside a label is also a click on the box. */
  readonly more?: ReactNode;
  readonly error?: string | undefined;
}

/** A box with its label. Spread react-hook-form's `register(...)` onto it. */
export function Checkbox({ label, more, error, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <div className={row}>
        <span className={control}>
          <input
            {...rest}
            type="checkbox"
            id={id}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-below` : undefined}
          />
          <span aria-hidden="true">
            <Icon name="check" size={14} />
          </span>
        </span>
        <span>
          <label htmlFor={id}>{label}</label>
          {more}
        </span>
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
