import { useEffect, useId, useRef } from 'react';
import { cls } from '../ui/cls.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import { css } from '../ui/stitches.ts';
import { errorText, field } from '../ui/TextField.tsx';
import { CODE_LENGTH } from './codeStep.ts';

const cells = cls({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `repeat(${CODE_LENGTH}, minmax(0, 1fr))`,
  gap: 8,
  '& > input': { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, border: 0, zIndex: 1, cursor: 'text' },
  '&:focus-within > [data-next]': { borderColor: '$focus', boxShadow: '0 0 0 1px $colors$focus' },
});
const cell = css({
  display: 'grid',
  placeItems: 'center',
  height: 56,
  borderRadius: '$sm',
  backgroundColor: '$surface2',
  border: '1px solid $colors$lineStrong',
  type: 'heading',
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: '$text',
  variants: { invalid: { true: { borderColor: '$danger' } } },
});

export interface CodeFieldProps {
  readonly value: string;
  readonly error: string | null;
  /** The id of the sentence that says where the code was sent. */
  readonly describedBy?: string | null;
  readonly onChange: (text: string) => void;
}

/** One real input over drawn cells, so that pasting and the phone's own offer of the code work. It takes the focus: a code was just sent. */
export function CodeField({ value, error, describedBy = null, onChange }: CodeFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const next = Math.min(value.length, CODE_LENGTH - 1);
  return (
    <div className={field}>
      <div className={cells}>
        <input
          ref={input}
          aria-label={`${CODE_LENGTH}-digit code`}
          inputMode="numeric"
          autoComplete="one-time-code"
          data-first-focus=""
          value={value}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null ? (describedBy ?? undefined) : id}
          onChange={(event) => onChange(event.target.value)}
        />
        {Array.from({ length: CODE_LENGTH }, (_, index) => index).map((index) => (
          <span
            key={index}
            aria-hidden="true"
            data-next={index === next ? '' : undefined}
            className={cell({ ...(error === null ? {} : { invalid: true }) }).className}
          >
            {value[index] ?? ''}
          </span>
        ))}
      </div>
      {error !== null && (
        <span id={id} className={errorText} role="alert">
          <Icon name="warning" size={14} />
          {error}
        </span>
      )}
    </div>
  );
}
