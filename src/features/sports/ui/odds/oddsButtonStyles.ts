import { HIGHLIGHT_MS, highlightHoldMs } from '../../../../../core/highlight.ts';
import { cls } from '../../../../ui/cls.ts';
import { EASE_STANDARD, FAST_MS } from '../../../../ui/tokens.ts';

const TICK =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 12' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m2.5 6.5 2.5 2.5 4.5-5.5'/%3E%3C/svg%3E\")";

export const button = cls({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  minHeight: 44,
  borderRadius: '$md',
  backgroundColor: '$surface2',
  color: '$text',
  font: "600 14px/18px 'Inter Variable', Inter, system-ui, sans-serif",
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums lining-nums',
  transition: `background-color ${FAST_MS}ms ${EASE_STANDARD}`,
  contain: 'layout style',
  '&:focus-visible': { zIndex: 1 },
});

export const line = cls({ font: "500 12px/16px 'Inter Variable', Inter, system-ui, sans-serif", color: '$text2' });
export const nameLine = cls({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxWidth: '100%',
  padding: '0 8px',
});
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
    mask: `${TICK} center/12px no-repeat`,
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

/** A changed price: tinted at once by a static rule, so that a thousand highlighted buttons cost no work per animation frame. */
function moved(role: 'up' | 'down'): string {
  return cls({
    backgroundColor: `$${role}Soft`,
    color: `$${role}`,
    boxShadow: `inset 0 0 0 1px color-mix(in srgb, $colors$${role} 45%, transparent)`,
    transition: 'none',
  });
}

export const up = moved('up');
export const down = moved('down');

/** Fades a highlight out. With reduced motion the tint stays until the highlight ends. */
export const fading = cls({
  '@moving': {
    '&&': {
      backgroundColor: '$surface2',
      color: '$text',
      boxShadow: 'inset 0 0 0 1px transparent',
      transition: `var(--highlight-fade, ${HIGHLIGHT_MS - highlightHoldMs(HIGHLIGHT_MS)}ms) linear`,
      transitionProperty: 'background-color, color, box-shadow',
    },
  },
});

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
export const absent = cls({ minHeight: 44 });
