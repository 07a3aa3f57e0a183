import type { ReactNode } from 'react';
import type { OddsTrend } from '../../core/wire/contract.ts';
import { cls } from './cls.ts';
import { css } from './stitches.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** The line above several legs of one event that are one pick. */
export const sameGameHead = cls({ display: 'grid', alignItems: 'baseline', gap: '2px 8px' });

const name = cls({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 4px',
  minWidth: 0,
  type: 'caption',
  fontWeight: 600,
  color: '$text2',
});
const price = css({
  type: 'body',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
  variants: { trend: { UP: { color: '$up' }, DOWN: { color: '$down' }, NONE: {} } },
});

/** @param children the event, with its time or score. */
export function SameGameName({ children }: { readonly children: ReactNode }) {
  return (
    <span className={name}>
      <span>Same game</span>
      <span aria-hidden="true">·</span>
      {children}
    </span>
  );
}

/** The price of the legs together; nothing where it is not known, or said elsewhere. */
export function SameGamePrice({ odds, trend = 'NONE' }: { readonly odds: string | null; readonly trend?: OddsTrend }) {
  if (odds === null) return null;
  return (
    <span className={price({ trend }).className}>
      <VisuallyHidden>together </VisuallyHidden>
      {odds}
    </span>
  );
}
