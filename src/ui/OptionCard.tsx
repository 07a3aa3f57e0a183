import type { ComponentPropsWithRef } from 'react';
import { cls } from './cls.ts';

const card = cls({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '0 12px',
  alignItems: 'center',
  minHeight: 60,
  padding: '10px 16px',
  borderRadius: '$md',
  border: '1px solid $colors$line',
  backgroundColor: '$surface',
  cursor: 'pointer',
  '& b': { display: 'block', fontWeight: 600, type: 'base' },
  '& small': { type: 'caption', color: '$text2' },
  '& > input': {
    appearance: 'none',
    margin: 0,
    width: 20,
    height: 20,
    borderRadius: '50%',
    border: '2px solid $colors$lineStrong',
  },
  '& > input:focus-visible': { outline: 0 },
  '& > input:checked': { border: '6px solid $colors$accent' },
  '&:has(input:checked)': { borderColor: '$accent', boxShadow: 'inset 0 0 0 1px $colors$accent' },
  '&:has(input:focus-visible)': { outline: '2px solid $colors$focus', outlineOffset: 2 },
});

export interface OptionCardProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'children'> {
  readonly title: string;
  readonly detail?: string;
}

/** One choice of several: a radio button as a card. Cards of one `name` belong together. */
export function OptionCard({ title, detail, ...rest }: OptionCardProps) {
  return (
    <label className={card}>
      <input {...rest} type="radio" />
      <span>
        <b>{title}</b>
        {detail && <small>{detail}</small>}
      </span>
    </label>
  );
}
