import type { LazyModule } from '../../core/lazyModule.ts';
import type { MaintenanceNotice } from '../../core/maintenance.ts';
import type { LazyPart } from '../ui/lazyPart.tsx';
import type { PlatformServices, Services, SharedServices } from './services.ts';

/** A part of a page without properties: it takes what it needs from `useServices()`. */
export type Part = LazyPart<object>;

/** A page of a feature. */
export type FeatureRoute =
  | {
      readonly path: string;
      readonly page: Part /** `simple`: a bar and the page, no menu and no slip. */;
      readonly layout?: 'main' | 'simple';
    }
  | { readonly path: string; readonly redirectTo: string };

/** Places in the frame of the pages. In each place the parts stand in the order of `features` (src/app/features.ts). */
export interface Slots {
  /** In the bar, left of the logo. */
  readonly headerStart?: Part;
  /** In the bar, at its right end. */
  readonly header?: Part;
  /** The column left of the page. */
  readonly menu?: Part;
  /** The column right of the page. */
  readonly panel?: Part;
  /** Notices over the page. */
  readonly pageTop?: Part;
  /** A row of the footer. */
  readonly footer?: Part;
  /** Over every page: dialogs and drawers that open by themselves, effects that draw nothing. */
  readonly drawer?: Part;
  /** Draws nothing: listens to the services and shows toasts. */
  readonly toasts?: Part;
  /** Instead of every page, while the service is in maintenance. */
  readonly maintenance?: LazyPart<{ readonly notice: MaintenanceNotice }>;
}

/** What a feature's door (src/features/<feature>/index.ts) exports as `feature`. */
export interface Feature {
  /** The name of its folder. */
  readonly name: string;
  readonly routes?: readonly FeatureRoute[];
  readonly slots?: Slots;
  /**
   * Runs once, before the first page is drawn, on every page: only for what other features use, or what has to act before anything of the
   * feature is drawn. Its parameter says what it needs of earlier features, its result what it offers to later ones.
   */
  readonly start?: LazyModule<(services: never) => Partial<SharedServices>>;
}

/**
 * `true` when every feature's start finds what it needs in the platform's services and those of earlier features, and together they provide
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
