/** Tokens of all brands. Colours and radii belong to a brand: see `src/brand/theme.ts`. */

export const FONT_UI = "'Inter Variable', 'Inter', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
export const FONT_DISPLAY = "'Archivo Variable', 'Inter Variable', system-ui, sans-serif";

interface TypeStyle {
  readonly font: string;
  readonly letterSpacing: string;
  readonly fontVariationSettings?: string;
}

const display = "'wdth' var(--display-width, 100)";

/** Type styles as ready declarations; spread by the `type` utility of `stitches.ts`. */
export const TYPE = {
  micro: { font: `600 11px/16px ${FONT_UI}`, letterSpacing: '0.02em' },
  caption: { font: `500 12px/16px ${FONT_UI}`, letterSpacing: '0' },
  body: { font: `400 13px/20px ${FONT_UI}`, letterSpacing: '0' },
  base: { font: `500 14px/20px ${FONT_UI}`, letterSpacing: '-0.003em' },
  title: { font: `600 16px/24px ${FONT_UI}`, letterSpacing: '-0.01em' },
  section: { font: `700 18px/24px ${FONT_UI}`, letterSpacing: '-0.015em' },
  heading: { font: `700 20px/28px ${FONT_UI}`, letterSpacing: '-0.015em' },
  page: { font: `700 24px/32px ${FONT_UI}`, letterSpacing: '-0.02em' },
  display: { font: `800 32px/40px ${FONT_DISPLAY}`, letterSpacing: '-0.02em', fontVariationSettings: display },
  score: { font: `800 44px/48px ${FONT_DISPLAY}`, letterSpacing: '-0.02em', fontVariationSettings: display },
} as const satisfies Record<string, TypeStyle>;

export type TypeName = keyof typeof TYPE;

/** Milliseconds. All but the last become zero under reduced motion. */
export const FAST_MS = 120;
export const BASE_MS = 200;
export const DRAWER_MS = 280;
export const DIGIT_ROLL_MS = 900;

export const EASE_STANDARD = 'cubic-bezier(.2,0,0,1)';
export const EASE_ENTER = 'cubic-bezier(0,0,0,1)';
export const EASE_ROLL = 'cubic-bezier(.22,1,.36,1)';

/** Pixels: fixed sizes of the layout. */
export const HEADER_HEIGHT = 64;
export const MENU_WIDTH = 280;
export const RAIL_WIDTH = 80;
export const BETSLIP_WIDTH = 380;
/** Beside the page, for the button of the minimized slip alone, so that it covers no price. */
export const SLIP_GUTTER = 88;
export const CONTENT_WIDTH = 1296;
export const SEARCH_WIDTH = 496;
/** At and below this width the menu is a rail and opens as a drawer (specification, section 9). */
export const MENU_BREAK = 1435;

export const LAYER = {
  sticky: 100,
  rail: 200,
  header: 300,
  betslip: 400,
  fab: 450,
  drawer: 500,
  panel: 600,
  modal: 700,
  toast: 800,
  tooltip: 900,
  fullscreen: 1000,
} as const;
