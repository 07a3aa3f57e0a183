import type { BrandTheme, ThemeMode } from './theme.ts';

/** A folder of `brands/`, known to be there (loader.ts). */
export type BrandCode = string;

export interface BrandLink {
  readonly label: string;
  /** A path of the app, or a whole URL (`https:`, `mailto:`, `tel:`). */
  readonly href: string;
}

/** A square mark of filled shapes. */
export interface Monogram {
  readonly viewBox: string;
  readonly shapes: readonly { readonly d: string; readonly fill: string }[];
}

/** The name in drawn strokes, in the colour of the text: no font has to load for it. Pixels at the header's size. */
export interface Wordmark {
  readonly viewBox: string;
  readonly width: number;
  readonly height: number;
  readonly strokeWidth: number;
  readonly round: boolean;
  /** Degrees. */
  readonly slant: number;
  readonly letters: readonly { readonly d: string; readonly x: number }[];
}

export type PrimaryNavigation = 'home' | 'live' | 'my-bets';

export interface BrandFooter {
  readonly bettingTitle: string;
  readonly bettingLists: readonly BrandLink[];
  readonly companyLists: readonly BrandLink[];
  /** Brands whose marks and names stand among the products. */
  readonly productIcons: 'all' | readonly BrandCode[];
  readonly storeIcons: readonly BrandLink[];
  readonly policies: readonly BrandLink[];
  readonly parentCompany: { readonly name: string; readonly mark: Monogram };
  /** Null: none is configured, and no icon shows. */
  readonly accessibilityApp: BrandLink | null;
}

/** What the wallet calls a player's credits. */
export interface AccountCredits {
  /** Over their amount. */
  readonly headingTitle: string;
  /** In sentences. */
  readonly promotionalCreditsName: string;
  /** The credits are cash of the loyalty programme: what can be withdrawn is then plain `Cash`, not `Playable Cash`. */
  readonly isPennCash: boolean;
  /** Of the link beside the restricted balance. */
  readonly infoButtonAriaLabel: string;
}

/** A brand is data: everything in which one product differs from another, and nothing else. */
export interface Brand {
  readonly code: BrandCode;
  /** As it is written in sentences. */
  readonly name: string;
  /** Supported modes, the default first. */
  readonly modes: readonly [ThemeMode, ...ThemeMode[]];
  /** True: the system's preference does not choose the mode. */
  readonly blockSystemMode: boolean;
  readonly theme: BrandTheme;
  readonly logo: { readonly monogram: Monogram; readonly wordmark: Wordmark };
  /** The app with sports and casino whose standalone casino this is; null: this is such an app itself. */
  readonly standaloneCasinoOf: BrandCode | null;
  /** What `/` shows. A standalone casino shows the lines until it has games. */
  readonly home: 'lines';
  readonly navigation: { readonly primary: readonly PrimaryNavigation[]; readonly sportsMenu: boolean };
  readonly links: {
    readonly responsibleGaming: string;
    readonly support: string;
    readonly about: string;
    readonly termsOfUse: string;
    readonly privacyPolicy: string;
  };
  readonly text: {
    readonly tagline: string;
    /** Above the log-in form. */
    readonly welcome: string;
    readonly responsibleGaming: { readonly title: string; readonly subtitle: string };
    /** Shown even when the service is down; phone numbers in it become links. */
    readonly helpline: string;
  };
  readonly preferences: {
    readonly brandName: string;
    readonly accountLinkingEnabled: boolean;
    readonly displayPIIMessage: boolean;
  };
  readonly accountCredits: AccountCredits;
  readonly footer: BrandFooter;
  /** What the finished page and the manifest say before any script runs. Colours are `#rrggbb`. */
  readonly page: {
    readonly title: string;
    readonly description: string;
    readonly themeColor: string;
    readonly backgroundColor: string;
  };
}
