import { cls } from '../../ui/cls.ts';
import { BETSLIP_WIDTH, CONTENT_WIDTH, HEADER_HEIGHT, LAYER, MENU_WIDTH, RAIL_WIDTH, SLIP_GUTTER } from '../../ui/tokens.ts';

/** Around a page: `--top` is the top offset of its sticky elements. */
export const frame = cls({ '--top': `${HEADER_HEIGHT}px` });

/** The header. In a low window it would be a quarter of it. */
export const top = cls({ position: 'sticky', top: 0, zIndex: LAYER.header, '@low': { position: 'relative' } });

/**
 * `--slip-room`: what the page leaves free beside itself for a slip that is not docked. It equals the width of the docked slip, so that the
 * first pick, which opens the slip, moves no price under the pointer.
 */
export const shell = cls({
  display: 'grid',
  gridTemplateColumns: `${MENU_WIDTH}px minmax(0, 1fr) auto`,
  alignItems: 'start',
  minHeight: `calc(100dvh - var(--top, ${HEADER_HEIGHT}px))`,
  '@low': { '--top': '0px' },
  '&:has(> [data-slip]:not([data-slip="open"]))': { '--slip-room': `${BETSLIP_WIDTH}px` },
  '@rail': { gridTemplateColumns: `${RAIL_WIDTH}px minmax(0, 1fr) auto` },
  // The built page's first frame is the same at every address.
  'html[data-casino] &&:has(> [data-slip="firstFrame"])': { '--slip-room': '0px' },
  // Here the open slip lies over the page.
  '@tight': { '&:has(> [data-slip][data-slip])': { '--slip-room': `${SLIP_GUTTER}px` } },
  '@tiny': { gridTemplateColumns: 'minmax(0, 1fr) auto', '&:has(> [data-slip][data-slip])': { '--slip-room': '0px' } },
});

/** The page and its footer. Menu and panel beside it stay in the window down to the footer's end. */
export const content = cls({ minWidth: 0 });

export const main = cls({
  minWidth: 0,
  // The footer is below the window until the page has its content, so that it does not move.
  minHeight: `calc(100dvh - var(--top, ${HEADER_HEIGHT}px))`,
  padding: '24px calc(24px + var(--slip-room, 0px)) 24px 24px',
  scrollMarginTop: HEADER_HEIGHT,
  '@rail': { padding: '16px calc(16px + var(--slip-room, 0px)) 16px 16px' },
});
/** Notices of the app, above the page. Takes no space when empty. */
export const notices = cls({
  display: 'grid',
  gap: 12,
  width: '100%',
  maxWidth: CONTENT_WIDTH,
  margin: '0 auto 24px',
  '&:empty': { display: 'none' },
});
