import { cls } from '../../../ui/cls.ts';
import { currentBar } from '../../../ui/currentBar.ts';
import { HEADER_HEIGHT, LAYER, MENU_WIDTH, RAIL_WIDTH } from '../../../ui/tokens.ts';

export const column = cls({
  position: 'sticky',
  top: 'var(--top, 64px)',
  zIndex: LAYER.rail,
  alignSelf: 'start',
  width: MENU_WIDTH,
  height: `calc(100dvh - var(--top, ${HEADER_HEIGHT}px))`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: '$colors$surface3 transparent',
  borderRight: '1px solid $line',
  padding: '16px 12px',
  backgroundColor: '$bg',
  '@rail': { width: RAIL_WIDTH, padding: '12px 8px', scrollbarWidth: 'none' },
  '@tiny': { display: 'none' },
});

/** At least as high as the column, so that its last part can stand at the foot. */
export const full = cls({ display: 'flex', flexDirection: 'column', minHeight: '100%', '@rail': { display: 'none' } });
export const rail = cls({ display: 'none', gap: 4, '@rail': { display: 'grid' } });

/** A long name of a deep level does not widen the column. */
export const list = cls({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 });
export const heading = cls({ type: 'micro', letterSpacing: '.04em', color: '$text3', padding: '20px 12px 8px' });

export const item = cls({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  height: 44,
  padding: '0 12px',
  borderRadius: '$md',
  type: 'base',
  color: '$text2',
  '&:hover': { backgroundColor: '$surface2', color: '$text' },
  '&[aria-current]': { backgroundColor: '$navCurrent', color: '$text', fontWeight: 600 },
  '&[aria-current]::before': currentBar,
  '&:focus-visible': { outlineOffset: -2 },
});
/** A link with a button over its end. */
export const row = cls({ position: 'relative' });
export const withMore = cls({ paddingRight: 44 });
export const more = cls({
  position: 'absolute',
  right: 0,
  top: 0,
  bottom: 0,
  width: 40,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '$md',
  color: '$text2',
  '&:hover': { backgroundColor: '$surface3', color: '$text' },
});
export const subItem = cls({ height: 36, type: 'body' });
export const label = cls({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const railItem = cls({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 4,
  width: '100%',
  height: 60,
  borderRadius: '$md',
  type: 'micro',
  letterSpacing: 0,
  color: '$text2',
  textAlign: 'center',
  '& > span:not([data-count])': { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&:hover': { backgroundColor: '$surface2' },
  '&[aria-current]': { backgroundColor: '$navCurrent', color: '$text' },
  '&[aria-current]::before': currentBar,
  '&:focus-visible': { outlineOffset: -2 },
});
/** As the count of open bets on the tabs of My Bets. */
export const count = cls({
  minWidth: 20,
  height: 20,
  padding: '0 6px',
  borderRadius: 10,
  type: 'caption',
  fontWeight: 600,
  lineHeight: '20px',
  textAlign: 'center',
  backgroundColor: '$surface3',
  color: '$text2',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const railCount = cls({
  position: 'absolute',
  top: 4,
  right: 6,
  height: 16,
  minWidth: 16,
  padding: '0 4px',
  borderRadius: 8,
  font: "600 10px/16px 'Inter Variable', Inter, system-ui, sans-serif",
  backgroundColor: '$surface3',
  color: '$text2',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const rule = cls({ width: 'calc(100% - 16px)', border: 0, borderTop: '1px solid $line', margin: '4px 8px' });

export const drawerScrim = cls({ position: 'fixed', inset: 0, zIndex: LAYER.drawer, backgroundColor: '$scrim' });
export const drawer = cls({
  position: 'fixed',
  left: 0,
  top: 0,
  bottom: 0,
  zIndex: LAYER.drawer,
  width: MENU_WIDTH,
  maxWidth: '100vw',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '0 12px 16px',
  backgroundColor: '$surface',
  boxShadow: '$shadows$modal',
  '&:focus-visible': { outline: 'none' },
});
/** Stays while the menu scrolls below it, with the button that closes the drawer. */
export const drawerHead = cls({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: HEADER_HEIGHT,
  // Beside window controls at the left.
  paddingLeft: 'env(titlebar-area-x, 0px)',
  backgroundColor: '$surface',
  color: '$text',
});
