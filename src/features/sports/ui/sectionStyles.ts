import { cls } from '../../../ui/cls.ts';
import { BETSLIP_WIDTH, SLIP_GUTTER } from '../../../ui/tokens.ts';

export const sectionHead = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 28,
  marginBottom: 12,
  '& > h2': { type: 'section' },
});

/** A section's name. Brands can give it a filled shape (src/brand/theme.ts). */
export const label = cls({
  position: 'relative',
  zIndex: 0,
  minWidth: 0,
  padding: '2px var(--label-inset, 0px)',
  color: '$labelText',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    backgroundColor: '$labelFill',
    clipPath: 'var(--label-shape, none)',
  },
});
/** A score in a list. Brands can set it in their display face. */
export const scoreFace = {
  fontFamily: "var(--score-face, 'Inter Variable'), Inter, system-ui, sans-serif",
  fontVariationSettings: "'wdth' var(--score-width, 100)",
  fontVariantNumeric: 'tabular-nums lining-nums',
} as const;

export const more = cls({
  marginLeft: 'auto',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  type: 'body',
  fontWeight: 600,
  color: '$text2',
  borderRadius: '$xs',
  '&:hover': { color: '$text' },
});

/** Pixels: in wider lists the way from a name to its prices would be long. */
export const LIST_WIDTH = 960;

const endAt = (edge: number): string => `clamp(${-edge}px - var(--slip-room, 0px), 100 * (100% - ${LIST_WIDTH}px), 0px)`;

/**
 * A row that scrolls reaches the column's edge, so that its next item is visibly cut off, and on into the room of a slip that is not
 * docked; that of the list, once the list has its full width. Leaves space for the focus ring on the other sides.
 */
export const columnEnd = {
  margin: `-4px ${endAt(24)} -4px -4px`,
  padding: '4px 24px 4px 4px',
  '@rail': { marginRight: endAt(16), paddingRight: 16 },
} as const;

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** The sections of home: 24 px apart, 20 px where the menu is a rail. */
const sections = { ...stack, gap: 24, '@rail': { gap: 20 } } as const;
export const page = cls({ ...sections, width: '100%', maxWidth: LIST_WIDTH });
export const homeLines = cls({ ...sections, position: 'relative' });

/** In the room that the page leaves for the slip (`--slip-room`) while that is not open. The slip's button in the window's corner covers none of it. */
export const besideLines = cls({
  position: 'absolute',
  top: 0,
  left: 'calc(100% + 24px)',
  width: BETSLIP_WIDTH - SLIP_GUTTER - 8,
  display: 'grid',
  gap: 16,
  'body:has([data-slip="open"]) &': { display: 'none' },
  '@tight': { display: 'none' },
});

export const guide = cls({
  display: 'grid',
  gap: 8,
  padding: 16,
  '& > h2': { type: 'title' },
  '& > p': { type: 'body', color: '$text2' },
  '& > a': { type: 'body', fontWeight: 600, '&:hover': { textDecoration: 'underline' } },
});

/** The sections of a page with its own title, closer together. */
export const titledPage = cls({ ...stack, gap: 16 });

/** The same for a list of events. */
export const titledList = cls({ ...stack, width: '100%', maxWidth: LIST_WIDTH, gap: 16 });

export const pageTitle = cls({ type: 'page' });
export const titleRow = cls({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 36 });
