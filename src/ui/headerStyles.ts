import { cls } from './cls.ts';
import type { StyleObject } from './stitches.ts';
import { HEADER_HEIGHT, MENU_WIDTH, SEARCH_WIDTH } from './tokens.ts';

/** The window is moved by it, or not. The property is not in the types of CSS. */
const appRegion = (value: 'drag' | 'no-drag'): StyleObject => ({ appRegion: value }) as StyleObject;

/** What the system's window controls leave free at the right; 0 in a tab. */
const CONTROLS = 'calc(100vw - env(titlebar-area-x, 0px) - env(titlebar-area-width, 100vw))';

/** The header, which is the title bar of the installed app's window (docs/adr/0102). The layout decides where it sticks. */
export const headerBar = cls({
  height: HEADER_HEIGHT,
  display: 'flex',
  alignItems: 'center',
  padding: `0 calc(16px + ${CONTROLS}) 0 env(titlebar-area-x, 0px)`,
  ...appRegion('drag'),
  '& :is(a, button, input, form, [role])': appRegion('no-drag'),
  backgroundColor: '$header',
  color: '$onHeader',
  borderBottom: '1px solid $headerLine',
  // At 320 px the bar holds five marks of 44 px and Log In.
  '@tiny': { padding: `0 ${CONTROLS} 0 env(titlebar-area-x, 0px)` },
});

export const headerBrand = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: MENU_WIDTH,
  padding: '0 24px',
  '& > a': { display: 'flex', borderRadius: '$sm' },
  '@rail': { width: 'auto', padding: '0 16px 0 18px' },
  // The mark alone identifies the brand.
  '@small': { padding: '0 0 0 4px', '& > a svg + svg': { display: 'none' } },
});

export const headerRight = cls({
  marginLeft: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  // Where there is room, the search box gives way; in one column a balance of millions has to.
  flexShrink: 0,
  '@tiny': { gap: 0, flexShrink: 1, minWidth: 0 },
});

/** The width of the search box (specification, section 9). In a small window it is a button that opens over the whole bar. */
export const headerSearch = cls({
  flex: `0 1 ${SEARCH_WIDTH}px`,
  maxWidth: SEARCH_WIDTH,
  minWidth: 44,
  position: 'relative',
  marginRight: 16,
  '@small': { flex: '0 0 44px', position: 'static', margin: '0 0 0 auto', '& + div': { marginLeft: 0 } },
});

/** Space for the menu button, where the menu is not beside the page. */
export const menuButtonBox = cls({ display: 'none', marginRight: 4, '@rail': { display: 'grid' } });
