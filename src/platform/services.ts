import type { BrandKind } from '../../core/brandKind.ts';
import type { BetslipErrorType, MarketScope } from '../../core/contract.ts';
import type { OddsFormat } from '../../core/odds.ts';
import type { PickedSelection } from '../../core/pickedSelection.ts';
import type { ThemeMode } from '../brand/theme.ts';
import type { LazyPart } from '../ui/lazyPart.tsx';
import type { Analytics } from './analytics/analytics.ts';
import type { Core } from './core.ts';
import type { ServerData } from './data/createServerData.ts';
import type { ExternalStore } from './externalStore.ts';
import type { Flags } from './flags/flags.ts';
import type { Prices } from './prices/priceStore.ts';
import type { DepositNotice } from './session/depositNotice.ts';
import type { Session } from './session/session.ts';
import type { SessionTimesState } from './session/sessionTimesState.ts';
import type { StrongAuthOff } from './session/strongAuthOff.ts';
import type { Startup } from './startup/startup.ts';
import type { KeyValue } from './storage/keyValue.ts';
import type { PersistedText } from './storage/persistedText.ts';
import type { Owner, PersistedValue, PersistedValueDefinition } from './storage/persistedValue.ts';

/** The platform's own services: its core, and the ones that load beside the first frame. */
export interface PlatformServices extends Core {
  readonly brandKind: BrandKind;
  readonly session: Session;
  /** The session's clock and reality check. */
  readonly sessionTimes: ExternalStore<SessionTimesState>;
  /** The player has understood the reality check. */
  readonly understoodCheckIn: () => void;
  /** The job that turns strong authentication off after a log-in; null while the code of a player is not loaded. */
  readonly strongAuthOff: () => StrongAuthOff | null;
  /** What the log-in's session data says of the player's deposits; null while the code of a player is not loaded. */
  readonly depositNotice: () => DepositNotice | null;
  readonly startup: Startup;
  /** Owns a logged-out visitor's slip. */
  readonly anonymousToken: ExternalStore<string | null>;
  /** Has the geo packet of a location check authorized for this page's player. Resolves with the codes of what speaks against it. */
  readonly receiveGeoPacket: (geoPacket: string) => Promise<readonly string[]>;
  readonly prices: Prices;
  /** Keeps these events live until the returned end: their prices of this scope (all by default), status, score and clock. */
  readonly watchEvents: (eventIds: readonly string[], scope?: MarketScope) => () => void;
  /** Watched prices were live and are not now. */
  readonly reconnecting: ExternalStore<boolean>;
  readonly owner: ExternalStore<Owner>;
  readonly storage: KeyValue;
  /** A small value that survives a reload (see storage/persistedValue.ts). */
  persist<Value>(definition: PersistedValueDefinition<Value>): PersistedValue<Value>;
  /** A text that survives a reload of this tab, written at once; in memory where storage is blocked. */
  persistInTab(name: string): PersistedText;
  /** The same for all tabs, whoever is logged in. */
  persistOnDevice(name: string): PersistedText;
  /** The server's data: public and private queries, mutations and live updates, by GraphQL and REST. */
  readonly data: ServerData;
  /** Events for the event broker. */
  readonly analytics: Pick<Analytics, 'track'>;
  /** The feature flags of the present visitor; components use `useFlag`. */
  readonly flags: Flags;
  readonly theme: Theme;
  /** Whether this brand has a page at a path, with the present flags. Menus leave out what has none. */
  hasPage(path: string): boolean;
}

export type ThemeChoice = 'system' | 'dark' | 'light';

/** The colour theme and the player's choice of it. */
export interface Theme {
  /** The available choices; empty where the brand has only one mode. */
  readonly choices: readonly ThemeChoice[];
  readonly choice: ExternalStore<ThemeChoice>;
  /** The mode that is shown. */
  readonly mode: ExternalStore<ThemeMode>;
  choose(choice: ThemeChoice): void;
}

/**
 * Services that one feature provides to others. A feature provides them in its `start` and uses the others' through `useServices()`;
 * features never import each other.
 */
export interface SharedServices {
  /** Session: the visitor's detected region; null until startup has answered. */
  readonly visitor: ExternalStore<Visitor | null>;
  /** Session: opens the log-out confirmation. */
  readonly askToLogOut: () => void;
  /** Session: opens the support widget. */
  readonly openSupport: () => void;
  /** Account: the display format of odds. */
  readonly oddsFormat: ExternalStore<OddsFormat>;
  /** Account: the logged-in player; null while unknown. */
  readonly player: ExternalStore<Player | null>;
  /** Account: the playable balance in cents; null while unknown. */
  readonly playableCents: ExternalStore<number | null>;
  /** Account: false for a player whose account menu has no promotions. */
  readonly promosOffered: ExternalStore<boolean>;
  /** Account: while the player must not play casino games; null: they may. */
  readonly casinoRestriction: ExternalStore<CasinoRestriction | null>;
  /** Account: call after bets, or a casino game, were refused. Opens what the errors ask of the player: the alert of their limits, or an acknowledgement. */
  readonly betsRefused: (errors: readonly { readonly displayType: BetslipErrorType; readonly message: string }[]) => void;
  /** Account: call after bets were placed or a game's round was paid, with the new balance if the answer contained it. */
  readonly betsPlaced: (playableCents: number | null) => void;
  /** Promotions: the carousel of home, shown while its flag is on. */
  readonly promoCarousel: LazyPart<object>;
  /** Betslip: the picked selections. */
  readonly picks: Picks;
}

/** All services that a page can use. */
export interface Services extends PlatformServices, SharedServices {}

export interface Visitor {
  readonly ipCountryCode: string;
  readonly regionName: string;
}

export interface CasinoRestriction {
  /** ISO 8601; null: until it is lifted. */
  readonly expiresAt: string | null;
}

export interface Player {
  readonly firstName: string;
  /** ISO 8601; null at the first log-in. */
  readonly lastLoginAt: string | null;
  /** `acknowledgement`: the player has to acknowledge responsible gaming, which the account's own dialog asks for. */
  readonly notices: { readonly acknowledgement: boolean };
}

/** The betslip for other features. Listeners are called when the set of picked selections changes, not for prices and amounts. */
export interface Picks {
  subscribe(listener: () => void): () => void;
  /** Calls the listener when this selection is picked or taken back. */
  onSelection(selectionId: string, listener: () => void): () => void;
  has(selectionId: string): boolean;
  count(): number;
  /** Adds the selection, or removes it when it is picked. */
  toggle(selection: PickedSelection): void;
}
