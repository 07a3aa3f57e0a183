import type { LimitNames } from '../../core/texts/limitNames.ts';
import type { FlagKey } from '../../core/wire/flags.ts';
import type { BrandTheme, ThemeMode } from './theme.ts';

/** A folder of `brands/` that exists (checked by loader.ts). */
export type BrandCode = string;

export interface BrandLink {
  readonly label: string;
  /** A path of the app, or a whole URL (`https:`, `mailto:`, `tel:`). */
  readonly href: string;
}

/** The flags that a brand has otherwise than the specification's defaults (core/wire/flags.ts). */
export type BrandFlags = Readonly<Partial<Record<FlagKey, boolean>>>;

/** A square mark of filled shapes. */
export interface Monogram {
  readonly viewBox: string;
  readonly shapes: readonly { readonly d: string; readonly fill: string }[];
}

/** The name as drawn strokes in the colour of the text, so that it needs no font. Pixels at the header's size. */
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

export type PrimaryNavigation = 'home' | 'live' | 'promos' | 'my-bets';

export type SearchTabId = 'ALL' | 'SPORTSBOOK' | 'CASINO';

/** The search of a brand. */
export interface BrandSearch {
  /** What can be searched for, in the empty box. */
  readonly placeholder: string;
  /** The tabs of the results, in order. */
  readonly tabs: readonly SearchTabId[];
}

export interface BrandFooter {
  readonly bettingTitle: string;
  readonly bettingLists: readonly BrandLink[];
  readonly companyLists: readonly BrandLink[];
  /** Brands that the list of products shows by mark and name. */
  readonly productIcons: 'all' | readonly BrandCode[];
  /** How to install the app on each kind of phone. */
  readonly storeIcons: readonly (BrandLink & { readonly icon: 'iphone' | 'android' })[];
  readonly policies: readonly BrandLink[];
  readonly parentCompany: { readonly name: string; readonly mark: Monogram };
  /** Null: none is configured, so no icon is shown. */
  readonly accessibilityApp: BrandLink | null;
}

/** A section of the account history that the specification names. */
export type HistorySection = 'betting' | 'transactions' | 'casino';

/** Texts of a promotion's page that has no promotion to show. */
export interface PromotionFallbacks {
  /** To a visitor. */
  readonly logIn: string;
  /** The promotion is not for this player, or over. */
  readonly notAvailable: string;
  /** There is no such promotion. */
  readonly notFound: string;
}

/** The wallet's name for a player's credits. */
export interface AccountCredits {
  /** The heading over the amount. */
  readonly headingTitle: string;
  /** The name inside a sentence. */
  readonly promotionalCreditsName: string;
  /** True: the credits are cash of the loyalty programme, and withdrawable money is called `Cash`, not `Playable Cash`. */
  readonly isPennCash: boolean;
  /** The text of the link beside the restricted balance. */
  readonly infoButtonAriaLabel: string;
}

/** A brand is data: only the differences between products. */
export interface Brand {
  readonly code: BrandCode;
  /** The name inside a sentence. */
  readonly name: string;
  /** Where the brand is on the web: an https address. */
  readonly address: string;
  /** Supported modes, the default first. */
  readonly modes: readonly [ThemeMode, ...ThemeMode[]];
  /** True: the system's preference does not choose the mode. */
  readonly blockSystemMode: boolean;
  readonly theme: BrandTheme;
  readonly logo: { readonly monogram: Monogram; readonly wordmark: Wordmark };
  /** For a standalone casino: its app with sports and casino. Null for such an app itself. */
  readonly standaloneCasinoOf: BrandCode | null;
  readonly outOfState: {
    /** The brand that the location warning names where this one is not open; null: none. */
    readonly partnerBrand: BrandCode | null;
    /** A path of the app: the picture of the location warning; null: the map. */
    readonly image: string | null;
  };
  /** The fixed items of the left menu, in order. */
  readonly navigation: { readonly primary: readonly PrimaryNavigation[] };
  readonly links: {
    readonly responsibleGaming: string;
    readonly support: string;
    readonly about: string;
    readonly termsOfUse: string;
    readonly privacyPolicy: string;
    /** What a teaser is; null: the empty slip does not say. */
    readonly teasers: string | null;
  };
  readonly text: {
    readonly tagline: string;
    /** The heading above the log-in form. */
    readonly welcome: string;
    readonly responsibleGaming: {
      readonly title: string;
      readonly subtitle: string;
      /** Names inside of the pages of limits: `Daily loss limit`. */
      readonly limits: LimitNames;
    };
    /** Shown even when the service is down. Phone numbers in it become links. */
    readonly helpline: string;
    /** On the forgot-password page: where a linked account's password is reset; null: no account is linked. */
    readonly passwordLinkedAccountResetMessage: string | null;
  };
  readonly preferences: {
    readonly brandName: string;
    readonly accountLinkingEnabled: boolean;
    /** The account area reminds players that it shows personal information. */
    readonly displayPIIMessage: boolean;
    /** The wallet lets players exclude payment methods. */
    readonly showExcludeMethods: boolean;
  };
  /** Linking accounts of other providers; `preferences.accountLinkingEnabled` is needed as well. */
  readonly accountLinking: {
    readonly isEnabled: boolean;
    /** The apps that a linked account is shared with. */
    readonly appLogos: readonly Monogram[];
  };
  /** Prices show how they have moved in 24 hours, to a pointer or the focus that rests on them. */
  readonly lineMovement: boolean;
  readonly flags: BrandFlags;
  readonly search: BrandSearch;
  readonly accountCredits: AccountCredits;
  readonly accountHistory: { readonly sectionsToHide: readonly HistorySection[] };
  readonly promotionFallbacks: PromotionFallbacks;
  /** `/welcome-promo`: above its heading. */
  readonly welcomePromo: { readonly lead: string };
  readonly footer: BrandFooter;
  /** Texts and colours of the built page and the manifest, before any script runs. Colours are `#rrggbb`. */
  readonly page: {
    /** The installed app's name under its icon; absent: the brand's name. */
    readonly appName?: string;
    readonly title: string;
    readonly description: string;
    readonly themeColor: string;
    readonly backgroundColor: string;
  };
}
