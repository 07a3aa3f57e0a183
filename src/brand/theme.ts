/** Colour roles of one brand in one mode, as `#rrggbb`. The names say the purpose of a colour, not its appearance. */
export const BRAND_ROLES = [
  'bg',
  'surface',
  'surface2',
  'surface3',
  'line',
  'lineStrong',
  'text',
  'text2',
  'text3',
  'accent',
  'accentHover',
  'onAccent',
  'accentText',
  'accentSoft',
  'onAccentSoft',
  'selected',
  'onSelected',
  'header',
  'onHeader',
  'headerLine',
  'reward',
  'rewardSoft',
  'focus',
] as const;

type BrandRole = (typeof BRAND_ROLES)[number];
type StateRole = keyof (typeof STATE_COLORS)['dark'];
export type ColorRole = BrandRole | StateRole;

/** Roles that depend on the mode: a surface has another role in dark mode. */
type DerivedRole =
  | 'navCurrent'
  | 'segmentTrack'
  | 'segmentOn'
  | 'inset'
  | 'popover'
  | 'placeholder'
  | 'scrim'
  | 'cardRule'
  | 'labelFill'
  | 'labelText';

export type ThemeMode = 'dark' | 'light';
export type RadiusName = 'xs' | 'sm' | 'md' | 'lg' | 'xl';
type BrandColors = Readonly<Record<BrandRole, string>>;
type ModeColors = Readonly<Record<ColorRole, string>>;

/** A brand's theme, as data. `headerMode` fixes the header's mode independently of the page's mode. */
export interface BrandTheme {
  readonly modes: Readonly<Partial<Record<ThemeMode, BrandColors>>>;
  readonly radii: Readonly<Record<RadiusName, string>>;
  /** Width axis of the display face, in percent. */
  readonly displayWidth: number;
  readonly headerMode?: ThemeMode;
  /** Lists of prices; without it, plain. */
  readonly lists?: ListStyle;
}

/** How a brand's lists of prices differ from the plain ones: labels on the accent colour with slanted ends, a rule on top of cards, condensed scores. */
export interface ListStyle {
  /** Height of a price in pixels; 44 in plain lists. */
  readonly priceHeight: number;
  /** Pixels by which the ends of labels are slanted. */
  readonly slant: number;
  /** Pixels of the rule on top of a card, in the accent colour. */
  readonly rule: number;
  /** Width axis of the display face for scores, in percent. */
  readonly scoreWidth: number;
}

/** The names that a style's `$token` can use. The brand sets the values as custom properties, so components contain no values. */
export interface ThemeTokens {
  readonly colors: Record<ColorRole | DerivedRole, string>;
  readonly radii: Record<RadiusName | 'pill', string>;
  readonly shadows: Record<'low' | 'float' | 'modal', string>;
}

/** Colours that mean the same in every brand: what rises and falls, succeeds, warns, fails, is live. */
const STATE_COLORS = {
  dark: {
    up: '#3BD4BC',
    upSoft: '#10312F',
    down: '#FF9A70',
    downSoft: '#3A2018',
    success: '#4CD79B',
    successSoft: '#12301F',
    warning: '#F7C64B',
    warningSoft: '#332809',
    danger: '#FF8585',
    dangerSoft: '#3A171B',
    dangerSolid: '#D42F3F',
    onDangerSolid: '#FFFFFF',
    info: '#86B6FF',
    infoSoft: '#14253F',
    live: '#FF6B6B',
  },
  light: {
    up: '#00695C',
    upSoft: '#DCF3EF',
    down: '#A83A0B',
    downSoft: '#FDE9DF',
    success: '#0B6B41',
    successSoft: '#DEF4E7',
    warning: '#7A5200',
    warningSoft: '#FFF1CF',
    danger: '#B4232F',
    dangerSoft: '#FDE7E8',
    dangerSolid: '#C42634',
    onDangerSolid: '#FFFFFF',
    info: '#1B54B5',
    infoSoft: '#E5EEFD',
    live: '#C42634',
  },
} as const;

const SHADOWS: Record<ThemeMode, ThemeTokens['shadows'] & { scrim: string }> = {
  dark: {
    low: '0 1px 2px rgb(0 0 0 / .4)',
    float: '0 8px 24px rgb(0 0 0 / .45)',
    modal: '0 24px 64px rgb(0 0 0 / .6)',
    scrim: 'rgb(4 5 8 / .64)',
  },
  light: {
    low: '0 1px 2px rgb(13 17 22 / .06)',
    float: '0 8px 24px rgb(13 17 22 / .12)',
    modal: '0 24px 64px rgb(13 17 22 / .22)',
    scrim: 'rgb(13 17 22 / .48)',
  },
};

function derived(mode: ThemeMode, colors: ModeColors, lists: ListStyle | undefined): Record<DerivedRole, string> {
  const dark = mode === 'dark';
  return {
    navCurrent: dark ? colors.surface2 : colors.surface,
    segmentTrack: dark ? colors.surface2 : colors.surface3,
    segmentOn: dark ? colors.surface3 : colors.surface,
    inset: dark ? colors.bg : colors.surface,
    popover: dark ? colors.surface2 : colors.surface,
    placeholder: dark ? colors.surface2 : colors.surface3,
    scrim: SHADOWS[mode].scrim,
    cardRule: lists ? colors.accent : colors.line,
    labelFill: lists ? colors.accent : 'transparent',
    labelText: lists ? colors.onAccent : colors.text,
  };
}

/** All colours of a brand in a mode. Null where it does not have the mode. */
export function modeColors({ modes }: Pick<BrandTheme, 'modes'>, mode: ThemeMode): ModeColors | null {
  const own = modes[mode];
  return own === undefined ? null : { ...own, ...STATE_COLORS[mode] };
}

type Declarations = Record<string, string>;

function prefixed(scale: string, values: Readonly<Record<string, string>>): Declarations {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${scale}-${name}`, value]));
}

function listProperties({ priceHeight, slant, rule, scoreWidth }: ListStyle): Declarations {
  return {
    '--price-height': `${priceHeight}px`,
    '--card-rule': `${rule}px`,
    '--label-inset': `${slant + 8}px`,
    '--label-shape': `polygon(${slant}px 0, 100% 0, calc(100% - ${slant}px) 100%, 0 100%)`,
    '--score-face': "'Archivo Variable'",
    '--score-width': String(scoreWidth),
  };
}

/**
 * The custom properties of a brand by selector. Scoped by attribute so that a subtree can declare another mode (the header of one
 * brand, the toasts of all). Never put a composite such as a whole border in one of these: it would keep the root's colours.
 */
export function themeRules(brand: string, theme: BrandTheme): Record<string, Declarations> {
  const rules: Record<string, Declarations> = {
    [`[data-brand="${brand}"]`]: {
      ...prefixed('radii', { ...theme.radii, pill: '999px' }),
      '--display-width': String(theme.displayWidth),
      ...(theme.lists && listProperties(theme.lists)),
    },
  };
  for (const mode of ['dark', 'light'] as const) {
    const colors = modeColors(theme, mode);
    if (!colors) continue;
    const { scrim: _, ...shadows } = SHADOWS[mode];
    rules[`[data-brand="${brand}"][data-mode="${mode}"]`] = {
      colorScheme: mode,
      color: colors.text,
      ...prefixed('colors', { ...colors, ...derived(mode, colors, theme.lists) }),
      ...prefixed('shadows', shadows),
    };
  }
  return rules;
}
