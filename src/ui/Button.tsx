import { Children, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cls, join } from './cls.ts';
import { IGNORES_CLICKS } from './ignoresClicks.ts';
import { Spinner } from './Spinner.tsx';
import { css } from './stitches.ts';
import { EASE_STANDARD, FAST_MS } from './tokens.ts';

/** Classes of a button, for links with a button's style: `className={buttonStyle({ tone: 'primary' }).className}`. */
export const buttonStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  height: 44,
  padding: '0 16px',
  borderRadius: '$md',
  type: 'base',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  transition: `background-color ${FAST_MS}ms ${EASE_STANDARD}`,
  '&:active:enabled, a&:active': { filter: 'brightness(.92)' },
  '@media (forced-colors: active)': { border: '1px solid' },
  // One that keeps the focus is enabled for the browser: it does not answer the pointer either.
  '&:disabled, &&&[aria-disabled="true"]': {
    backgroundColor: '$surface3',
    color: '$text2',
    cursor: 'not-allowed',
    boxShadow: 'none',
    filter: 'none',
  },
  variants: {
    tone: {
      primary: { backgroundColor: '$accent', color: '$onAccent', '&:hover:enabled, a&:hover': { backgroundColor: '$accentHover' } },
      secondary: { backgroundColor: '$surface2', color: '$text', '&:hover:enabled, a&:hover': { backgroundColor: '$surface3' } },
      outline: {
        boxShadow: 'inset 0 0 0 1px $colors$lineStrong',
        color: '$text',
        '&:hover:enabled, a&:hover': { backgroundColor: '$surface2' },
      },
      text: {
        color: '$accentText',
        padding: '0 12px',
        '&:hover:enabled, a&:hover': { backgroundColor: '$surface2' },
        '&:disabled, &&&[aria-disabled="true"]': { backgroundColor: 'transparent', color: '$text3' },
      },
      quiet: {
        color: '$text2',
        padding: '0 12px',
        '&:hover:enabled, a&:hover': { color: '$text', backgroundColor: '$surface2' },
        '&:disabled, &&&[aria-disabled="true"]': { backgroundColor: 'transparent', color: '$text3' },
      },
      danger: { backgroundColor: '$dangerSolid', color: '$onDangerSolid' },
    },
    size: {
      sm: { height: 36, padding: '0 12px', fontSize: 13 },
      md: {},
      lg: { height: 48, fontSize: 15 },
    },
    wide: { true: { width: '100%' } },
  },
  defaultVariants: { tone: 'secondary', size: 'md' },
});

/** No box. A browser that translates replaces a text by elements of its own: a text beside others could then be neither changed nor passed. */
const label = cls({ display: 'contents' });

export type ButtonTone = 'primary' | 'secondary' | 'outline' | 'text' | 'quiet' | 'danger';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  readonly tone?: ButtonTone;
  readonly size?: 'sm' | 'md' | 'lg';
  /** As wide as its container. */
  readonly wide?: boolean;
  /** Shows a spinner before the label, ignores clicks and keeps the focus. The label stays, so it should describe what is in progress. */
  readonly busy?: boolean;
  /** Looks and acts as `disabled`, but keeps the focus. */
  readonly 'aria-disabled'?: boolean | undefined;
  /** A press while it is `aria-disabled`, to say why. Default: nothing happens. */
  readonly onRefused?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A button submits a form only with `type="submit"`. */
export function Button({
  tone,
  size,
  wide,
  busy = false,
  className,
  disabled,
  onKeyDown,
  onRefused,
  children,
  ...rest
}: ButtonProps) {
  const style = buttonStyle({ ...(tone && { tone }), ...(size && { size }), ...(wide && { wide }) });
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled && !busy}
      aria-busy={busy || undefined}
      {...((busy || rest['aria-disabled']) && IGNORES_CLICKS)}
      {...(rest['aria-disabled'] && onRefused && { onClick: onRefused })}
      className={join(style.className, className)}
      onKeyDown={(event) => {
        // The browser makes a click of every repetition of a held Enter: it would answer what the first click has led to.
        if (event.repeat && event.key === 'Enter') event.preventDefault();
        onKeyDown?.(event);
      }}
    >
      {busy && <Spinner size={20} />}
      {Children.map(children, (child) => (typeof child === 'string' ? <span className={label}>{child}</span> : child))}
    </button>
  );
}
