import { type CSS, createStitches } from '@stitches/react';
import type { CSSProperties } from 'react';
import type { ThemeTokens } from '../brand/theme.ts';
import { adoptedStyleRoot } from './styleRoot.ts';
import { MENU_BREAK, TYPE, type TypeName } from './tokens.ts';

const media = {
  /** The menu is a rail. */
  rail: `(max-width: ${MENU_BREAK}px)`,
  /** Odds buttons and header marks are narrower. */
  narrow: '(max-width: 1300px)',
  /** A small or strongly zoomed window: the slip is no longer beside the page. */
  tight: '(max-width: 1023px)',
  small: '(max-width: 720px)',
  /** A window zoomed to 400 %: one column. */
  tiny: '(max-width: 480px)',
  /** A window of 200 % or more zoom that is low, too. */
  low: '(max-height: 420px)',
  still: '(prefers-reduced-motion: reduce)',
  moving: '(prefers-reduced-motion: no-preference)',
};

const utils = {
  /** A whole type style by name. */
  type: (name: TypeName) => TYPE[name],
};

/**
 * The one Stitches instance. It has only the names of the theme: the brand sets the values as custom properties (`src/brand/theme.ts`), so
 * one build serves all brands. Rules for its use: variants at module level, no `css` prop in lists.
 */
const stitches = createStitches({
  ...({ root: adoptedStyleRoot() } as object),
  theme: {} as ThemeTokens,
  media,
  utils,
});

export const { styled, css, globalCss, keyframes, getCssText } = stitches;

type Loose = CSS<typeof stitches.config>;

/** A style: properties that CSS or `utils` has, custom properties, at-rules and selectors. Stitches' own type allows any name, so a misspelt one. */
export type StyleObject = { readonly [Name in keyof CSSProperties]?: Loose[Name] } & { readonly type?: TypeName } & {
  readonly [variableRuleOrSelector: `--${string}` | `@${string}` | `${string}&${string}`]: string | number | StyleObject;
};
