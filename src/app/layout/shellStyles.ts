import { cls } from '../../ui/cls.ts';
import { CONTENT_WIDTH, HEADER_HEIGHT, LAYER, MENU_WIDTH, RAIL_WIDTH } from '../../ui/tokens.ts';

/** The header and the notices under it. `--top` is the top offset of the sticky elements below. */
export const top = cls({ position: 'sticky', top: 0, zIndex: LAYER.header });

export const shell = cls({
  display: 'grid',
  gridTemplateColumns: `${MENU_WIDTH}px minmax(0, 1fr) auto`,
  alignItems: 'start',
  minHeight: `calc(100dvh - var(--top, ${HEADER_HEIGHT}px))`,
  '@rail': { gridTemplateColumns: `${RAIL_WIDTH}px minmax(0, 1fr) auto` },
  '@tiny': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});

/** The page and its footer. Menu and panel beside it stay in the window down to the footer's end. */
export const content = cls({ minWidth: 0 });

export const main = cls({
  minWidth: 0,
  // The footer is below the window until the page has its content, so that it does not move.
  minHeight: `calc(100dvh - var(--top, ${HEADER_HEIGHT}px))`,
  padding: 24,
  scrollMarginTop: HEADER_HEIGHT,
  '@rail': { padding: 16 },
});
/** Notices of the app, above the page. Takes no space when empty. */
export const notices = cls({
  display: 'grid',
  gap: 12,
  maxWidth: CONTENT_WIDTH,
  margin: '0 auto 24px',
  '&:empty': { display: 'none' },
});
