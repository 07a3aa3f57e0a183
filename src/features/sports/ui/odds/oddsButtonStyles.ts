import { HIGHLIGHT_MS, highlightHoldMs } from '../../../../../core/money/highlight.ts';
import { cls } from '../../../../ui/cls.ts';

/** A shape and not a picture: the browser loads a picture in the task of the first pick. */
const TICK =
  "path('M1.79 7.21 4.29 9.71A1 1 0 0 0 5.77 9.63L10.27 4.13A1 1 0 0 0 8.73 2.87L4.93 7.51 3.21 5.79A1 1 0 0 0 1.79 7.21Z')";

export const button = cls({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  minHeight: 'var(--price-height, 44px)',
  // A focused price is never under the header and a stuck head.
  scrollMargin: '116px 0 8px',
  borderRadius: '$md',
  backgroundColor: '$surface2',
  color: '$text',
  font: "600 14px/18px 'Inter Variable', Inter, system-ui, sans-serif",
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums lining-nums',
  contain: 'layout style',
  '&:focus-visible': { zIndex: 1 },
});

export const line = cls({ font: "500 12px/16px 'Inter Variable', Inter, system-ui, sans-serif", color: '$text2' });
export const price = cls({ position: 'relative' });
/** An arrow beside the price, positioned absolutely, so that a price change does not shift the digits. */
function arrow(shape: string): string {
  return cls({
    '&::before': {
      content: '""',
      position: 'absolute',
      right: '100%',
      top: '50%',
      width: 8,
      height: 7,
      marginRight: 4,
      transform: 'translateY(-50%)',
      backgroundColor: 'currentColor',
      clipPath: `polygon(${shape})`,
      '@media (forced-colors: active)': { backgroundColor: 'ButtonText' },
    },
  });
}

export const arrowUp = arrow('50% 0, 100% 100%, 0 100%');
export const arrowDown = arrow('0 0, 100% 0, 50% 100%');

export const open = cls({
  '&:hover': { backgroundColor: '$surface3', boxShadow: 'inset 0 0 0 1px $colors$lineStrong' },
  '&:active': { backgroundColor: '$line' },
});

export const selected = cls({
  '&, &:hover': { backgroundColor: '$selected', color: '$onSelected', boxShadow: 'none' },
  [`& .${line}`]: { color: 'inherit' },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 4,
    right: 4,
    width: 12,
    height: 12,
    backgroundColor: 'currentColor',
    clipPath: TICK,
    '@media (forced-colors: active)': { backgroundColor: 'ButtonText' },
  },
});

/** Picked, but takes no bets now: keeps the selected style and shows the status word. */
export const selectedShut = cls({
  '&&': {
    cursor: 'not-allowed',
    font: "500 12px/16px 'Inter Variable', Inter, system-ui, sans-serif",
    flexDirection: 'row',
    gap: 4,
  },
});

/** Fades on the compositor: a transition of a colour would cost the main thread work in every frame. */
const fade = {
  opacity: 0,
  transition: `opacity var(--highlight-fade, ${HIGHLIGHT_MS - highlightHoldMs(HIGHLIGHT_MS)}ms) linear`,
} as const;

/** A changed price: its digits and its arrow. */
function moved(role: 'up' | 'down'): string {
  return cls({ color: `$${role}`, '--moved-fill': `$colors$${role}Soft`, '--moved-line': `$colors$${role}` });
}

export const up = moved('up');
export const down = moved('down');

/** A change to notice also fills the cell, under its text. */
export const filled = cls({
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    borderRadius: 'inherit',
    backgroundColor: 'var(--moved-fill)',
    boxShadow: 'inset 0 0 0 1px color-mix(in srgb, var(--moved-line) 45%, transparent)',
  },
});

/** Fades a highlight out. With reduced motion it stays until it ends. */
export const fading = cls({ '@moving': { '&::before': fade, [`& .${price}::before`]: fade } });

const quiet = {
  backgroundColor: 'transparent',
  color: '$text3',
  cursor: 'not-allowed',
  font: "500 12px/16px 'Inter Variable', Inter, system-ui, sans-serif",
  flexDirection: 'row',
  gap: 6,
  // Too narrow for the word: the lock and the accessible name say it.
  '@small': { '& > [data-word="suspended"]': { display: 'none' } },
} as const;

export const suspended = cls({ ...quiet, boxShadow: 'inset 0 0 0 1px $colors$line' });
export const closed = cls({
  ...quiet,
  background: 'repeating-linear-gradient(135deg, transparent 0 5px, $colors$surface2 5px 6px)',
  border: '1px dashed $line',
});
export const paused = cls({
  backgroundColor: 'transparent',
  boxShadow: 'inset 0 0 0 1px $colors$line',
  color: '$text2',
  cursor: 'not-allowed',
});
/** Keeps a column in place where an event has no such line. */
export const absent = cls({ minHeight: 'var(--price-height, 44px)' });
