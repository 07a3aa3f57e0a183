import { cls } from './cls.ts';
import { HEADER_HEIGHT, MENU_WIDTH, SEARCH_WIDTH } from './tokens.ts';

/** The header. The layout decides where it sticks. */
export const headerBar = cls({
  height: HEADER_HEIGHT,
  display: 'flex',
  alignItems: 'center',
  padding: '0 16px 0 0',
  backgroundColor: '$header',
  color: '$onHeader',
  borderBottom: '1px solid $headerLine',
  // At 320 px the bar holds five marks of 44 px and Log In.
  '@tiny': { padding: 0 },
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
  '@tiny': { padding: '0 0 0 4px', '& > a svg + svg': { display: 'none' } },
});

export const headerRight = cls({ marginLeft: 'auto', display: 'flex', alignItems: 'center', gap: 8, '@tiny': { gap: 0 } });

/** The width of the search box (specification, section 9). In a small window it is a button that opens over the whole bar. */
export const headerSearch = cls({
  flex: `0 1 ${SEARCH_WIDTH}px`,
  maxWidth: SEARCH_WIDTH,
  minWidth: 44,
  position: 'relative',
  marginRight: 16,
  '@tiny': { flex: '0 0 44px', position: 'static', margin: '0 0 0 auto', '& + div': { marginLeft: 0 } },
});

/** Space for the menu button, where the menu is not beside the page. */
export const menuButtonBox = cls({ display: 'none', marginRight: 4, '@rail': { display: 'grid' } });
