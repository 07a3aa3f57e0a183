import type { LazyModule } from '../../core/lazyModule.ts';
import type { BrandKind } from '../../core/wire/brandKind.ts';
import type { FlagKey } from '../../core/wire/flags.ts';
import type { MaintenanceNotice } from '../../core/wire/maintenance.ts';
import type { LazyPart } from '../ui/lazyPart.tsx';
import type { PlatformServices, Services, SharedServices } from './services.ts';

/** A part of a page without properties: it gets its services from `useServices()`. */
export type Part = LazyPart<object>;

/**
 * `main`: menu, header, page, slip and footer. `full`: the page has the whole width. `centred`: at most 1296 px. `account`: a side menu, and a
 * simple header and footer. `wallet`: as centred, with the name of the area. `simple`: header bar and page alone.
 */
export type LayoutName = 'main' | 'full' | 'centred' | 'account' | 'wallet' | 'simple';

/**
 * What this device saves of a page for reading without a connection (docs/adr/0134). `own`: what a player has seen on it, sealed, until the
 * log-out; every query that the page uses is saved. `public`: it is the same for everybody, of the catalogue's cache or of the code.
 * `never`: nothing; tests/spec/offlinePages.test.tsx has the reason of each.
 */
export type Saved = 'own' | 'public' | 'never';

/** Who sees a page. Everybody else gets log-in or the not-found page. */
export interface Guard {
  /** Players only. A visitor outside an operating area is warned before log-in. */
  readonly player?: true;
  /** The parameter with a section of the account history. Sections that the brand hides do not exist. */
  readonly historySection?: string;
  /** The page exists while every flag is on; of a list of flags, while one of them is. */
  readonly flags?: readonly (FlagKey | readonly FlagKey[])[];
  /** A page of the casino, closed for players with a casino restriction. */
  readonly casino?: true;
  /** The brand has to support account linking. */
  readonly accountLinking?: true;
}

export interface PageRoute {
  readonly path: string;
  /** The document's title, without the brand's name; null: the brand's own. The page can refine it with `useTitle`. */
  readonly title: string | null;
  readonly page: Part;
  /** `main` if absent. */
  readonly layout?: LayoutName;
  readonly guard?: Guard;
  readonly saved: Saved;
  /** Higher than a window, but comes in parts: the footer is near only before they are there, so a visitor's waits for the first input. */
  readonly isHigh?: true;
  /** Shown instead of the page while the login state is unknown. */
  readonly waiting?: Part;
  /** Only brands of this kind have the page. */
  readonly only?: BrandKind;
}

/** A page of a feature, or another address of one: `redirectTo` is a path with parameters of `path`. Query and fragment are kept. */
export type FeatureRoute = PageRoute | { readonly path: string; readonly redirectTo: string; readonly only?: BrandKind };

/** Places in the layout. In each place the parts stand in the order of `features` (src/app/features.ts). */
export interface Slots {
  /** In the header bar, left of the logo. */
  readonly headerStart?: Part;
  /** In the header bar, between the logo and the right end. */
  readonly headerSearch?: Part;
  /** In the header bar, at its right end. */
  readonly header?: Part;
  /** The column left of the page. */
  readonly menu?: Part;
  /** The column right of the page. */
  readonly panel?: Part;
  /** Notices above the page. */
  readonly pageTop?: Part;
  /** A row of the footer. */
  readonly footer?: Part;
  /** On every page: dialogs and drawers that open by themselves, and effects that draw nothing. */
  readonly drawer?: Part;
  /** Draws nothing: listens to services and shows toasts. */
  readonly toasts?: Part;
  /** The boxes of a list of prices in the built page, on the addresses that have one. Rendered by the build alone, without styles in markup. */
  readonly firstFrame?: Part;
  /** Replaces every page during maintenance. */
  readonly maintenance?: LazyPart<{ readonly notice: MaintenanceNotice }>;
}

/** The player of one log-in. */
export interface LoggedInPlayer {
  /** What this device calls them (core/wire/playerAlias.ts). */
  readonly alias: string;
  /** They logged in on this page just now. False: a reload, or a log-in in another tab. */
  readonly isNew: boolean;
}

/** Runs at a log-in. @returns what runs when it ends: at the log-out in any tab, and before the log-in of another player. */
export type PlayerStart = (services: Services, player: LoggedInPlayer) => () => void;

/** The export `feature` of a feature's entry file (src/features/<feature>/index.ts). */
export interface Feature {
  /** The name of the feature's folder. */
  readonly name: string;
  /** Only brands of this kind have its routes, its slots and its start. */
  readonly only?: BrandKind;
  readonly routes?: readonly FeatureRoute[];
  readonly slots?: Slots;
  /**
   * Runs once, before the first page is drawn, on every page: only for services that other features use, or effects that must run before
   * the feature is drawn. Its parameter lists what it needs from earlier features, its result what it provides to later ones.
   */
  readonly start?: LazyModule<(services: never) => Partial<SharedServices>>;
  /** The timers, subscriptions and jobs that a player has on every page. Its code is loaded with the session, and not for a visitor. */
  readonly playerStart?: LazyModule<PlayerStart>;
  /** The services that the other kind of brands has instead of those of its start. */
  readonly elsewhere?: Partial<SharedServices>;
}

/**
 * `true` when the platform's services and those of earlier features satisfy every feature's start, and together they provide
 * all shared services. Otherwise it names what is missing, and the list of features does not compile.
 */
export type StartsInOrder<List extends readonly Feature[], Have = PlatformServices> = List extends readonly [
  infer First,
  ...infer Rest extends readonly Feature[],
]
  ? First extends { readonly start: LazyModule<(services: infer Needs) => infer Gives> }
    ? Have extends Needs
      ? StartsInOrder<Rest, Have & Gives>
      : { readonly neededEarlier: Exclude<keyof Needs, keyof Have> }
    : StartsInOrder<Rest, Have>
  : Have extends Services
    ? true
    : { readonly providedByNone: Exclude<keyof Services, keyof Have> };
