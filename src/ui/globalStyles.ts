import { cls } from './cls.ts';
import { globalCss, type StyleObject } from './stitches.ts';
import { LAYER } from './tokens.ts';

/** Latin characters only. The page preloads Inter; Archivo loads with the first score or badge. */
const faces = [
  {
    fontFamily: "'Inter Variable'",
    src: "url('/fonts/inter-latin-wght-normal.woff2') format('woff2-variations')",
    fontWeight: '100 900',
    fontDisplay: 'swap',
  },
  {
    fontFamily: "'Archivo Variable'",
    src: "url('/fonts/archivo-latin-wdth-normal.woff2') format('woff2-variations')",
    fontWeight: '100 900',
    fontStretch: '62% 125%',
    fontDisplay: 'swap',
  },
];

/** The page's mark for less motion by the player's own choice. */
export const STILL = 'data-still';

const still = {
  animationDuration: '.01ms !important',
  // Zero, not nearly zero: any other duration begins a transition of every property, and each change of the page paints one frame late.
  transitionDuration: '0s !important',
  scrollBehavior: 'auto !important',
};

type Rules = Record<string, StyleObject | Record<string, StyleObject>>;

const rules: Rules = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: { WebkitTextSizeAdjust: '100%', backgroundColor: '$bg' },
  body: {
    margin: 0,
    backgroundColor: '$bg',
    color: '$text',
    type: 'base',
    WebkitFontSmoothing: 'antialiased',
    textRendering: 'optimizeLegibility',
  },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset': { margin: 0, padding: 0, border: 0 },
  'ul, ol': { listStyle: 'none' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  button: { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'inherit' },
  a: { color: 'inherit', textDecoration: 'none' },
  svg: { display: 'block', flex: 'none' },
  ':focus-visible': { outline: '2px solid $focus', outlineOffset: '2px' },
  // After a navigation, script moves the focus to the whole content. A ring around it would have no meaning.
  '[data-focus-target]:focus-visible': { outline: 'none' },
  // A click on what lies over the title bar of the installed app must not move the window.
  '[role=dialog], [role=alertdialog]': { appRegion: 'no-drag' } as StyleObject,
  // Backgrounds and shadows are gone there: an edge says what can be pressed, a thick one what is chosen.
  '@media (forced-colors: active)': {
    'button, [role=dialog], [role=alertdialog], [role=tooltip]': { border: '1px solid' },
    'button:is([aria-selected=true], [aria-pressed=true])': { borderWidth: 3 },
  },
  // On paper is the page alone, over the whole width: neither what is beside it nor what lies over it.
  '@media print': {
    'body:has(main) :not(main, main *, :has(main))': { display: 'none !important' },
    'body :has(main)': { display: 'block !important', maxWidth: 'none !important', padding: '0 !important' },
    main: { padding: '0 !important' },
    // Browsers print no backgrounds, and a dark mode's text on white is gray.
    ':root': { colorScheme: 'light !important' },
    '*, *::before, *::after': {
      color: '#000 !important',
      background: 'none !important',
      boxShadow: 'none !important',
      transition: 'none !important',
    },
    'article, tr, li': { breakInside: 'avoid' },
  },
  '[hidden]': { display: 'none !important' },
  '@still': { '*, *::before, *::after': still },
  [`[${STILL}] *, [${STILL}] *::before, [${STILL}] *::after`]: still,
};

/** Out of sight until it has the focus. */
export const skipLink = cls({
  position: 'fixed',
  left: 16,
  top: -60,
  zIndex: LAYER.fullscreen,
  height: 44,
  padding: '12px 16px',
  backgroundColor: '$accent',
  color: '$onAccent',
  borderRadius: '$md',
  fontWeight: 600,
  '&:focus': { top: 10 },
});

/** Writes the reset, the font faces and the focus ring, once. The type is explicit because inferring it took the compiler a minute. */
export const applyGlobalStyles: () => string = globalCss<Rules>({ '@font-face': faces as unknown as StyleObject }, rules);
