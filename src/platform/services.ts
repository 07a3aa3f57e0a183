import type { Odds, OddsFormat } from '../../core/money/odds.ts';
import type { PickedSelection } from '../../core/money/pickedSelection.ts';
import type { BrandKind } from '../../core/wire/brandKind.ts';
import type { MarketScope } from '../../core/wire/contract.ts';
import type { ThemeMode } from '../brand/theme.ts';
import type { LazyPart } from '../ui/lazyPart.tsx';
import type { Analytics } from './analytics/analytics.ts';
import type { Core } from './core.ts';
import type { ServerData } from './data/createServerData.ts';
import type { ExternalStore } from './externalStore.ts';
import type { Flags } from './flags/flags.ts';
import type { SportsbookUrls } from './graphql/sportsbookUrls.ts';
import type { PriceSource } from './prices/pollPrices.ts';
import type { Prices } from './prices/priceStore.ts';
import type { Session } from './session/session.ts';
import type { Startup } from './startup/startup.ts';
import type { KeyValue } from './storage/keyValue.ts';
import type { PersistedText } from './storage/persistedText.ts';
import type { Owner, PersistedValue, PersistedValueDefinition } from './storage/persistedValue.ts';
import type { PlayerSession } from './wiring/playerSession.ts';

/** The platform's own services: its core, and the ones that load beside the first frame. */
export interface PlatformServices extends Core {
  readonly brandKind: BrandKind;
  readonly session: Session;
  /** The clock and the data of the player's session; null until the code of a player is loaded. */
  readonly playerSession: ExternalStore<Pick<
    PlayerSession,
    'times' | 'understood' | 'checkInEvery' | 'account' | 'hasPendingLogOut'
  > | null>;
  readonly startup: Startup;
  /** Uses the addresses of another region's sportsbook from now on. */
  readonly switchSportsbook: SportsbookUrls['switchTo'];
  /** Owns a logged-out visitor's slip. */
  readonly anonymousToken: ExternalStore<string | null>;
  readonly prices: Prices;
  /** Keeps these events live until the returned end: their prices of this scope (all by default), status, score and clock. */
  readonly watchEvents: (eventIds: readonly string[], scope?: MarketScope) => () => void;
  /** Watched prices were live and are not now. */
  readonly reconnecting: ExternalStore<boolean>;
  /** What watched prices come by: other than `socket` where the network lets no websocket open. */
  readonly priceSource: ExternalStore<PriceSource>;
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
  /** The player's session cannot be checked without a connection, and pages show saved answers (platform/savedAnswers). */
  readonly reading: ExternalStore<boolean>;
  /** The player's saved answers are not shown now (platform/savedAnswers). */
  readonly closed: ExternalStore<boolean>;
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
  /** Session: opens the log-out confirmation. */
  readonly askToLogOut: () => void;
  /** Session: opens the support widget. */
  readonly openSupport: () => void;
  /** Account: the display format of odds. */
  readonly oddsFormat: ExternalStore<OddsFormat>;
  /** Promotions: the carousel of home, shown while its flag is on. */
  readonly promoCarousel: LazyPart<object>;
  /** Promotions: two of them, in a narrow column. */
  readonly promoAside: LazyPart<object>;
  /** Wallet: on home, what a new account of a sandbox can play with. */
  readonly playCredit: LazyPart<object>;
  /** Wallet: a deposit without leaving the page. */
  readonly quickDeposit: QuickDeposit;
  /** Betslip: the picked selections. */
  readonly picks: Picks;
  /** My Bets: the bets of the account history. */
  readonly bettingHistory: LazyPart<BettingHistoryProps>;
  /** Favourites: what the player has starred. */
  readonly favourites: Favourites;
  /** My Bets: a player's open bets beside the lines. */
  readonly openBets: LazyPart<object>;
}

/** A filter of the account history's betting section, on some days of the player's zone, such as 2026-11-01; null: no bound. */
export interface BettingHistoryProps {
  readonly filterId: string;
  readonly from: string | null;
  readonly to: string | null;
  /** Its slug; null: all. */
  readonly sport: string | null;
  readonly timeZone: string;
}

export interface FavouriteStarProps {
  /** `competition:{id}`, `team:{competition}:{name}` or `player:{id}`. */
  readonly id: string;
  readonly name: string;
  /** True: a row in a list. */
  readonly isQuiet?: boolean;
}

/** A selection that a price alert can be set for, with its line. */
export interface AlertOption {
  readonly selectionId: string;
  readonly name: string;
  readonly pointsHundredths: number | null;
  readonly odds: Odds;
}

export interface PriceAlertProps {
  /** Its title. */
  readonly market: string;
  readonly selectionIds: readonly string[];
  /** Those that take bets now, at the prices of now. */
  readonly options: () => readonly AlertOption[];
}

export interface Favourites {
  /** None for a visitor. */
  readonly ids: ExternalStore<ReadonlySet<string>>;
  /** For players alone. */
  readonly star: LazyPart<FavouriteStarProps>;
  /** Beside a market's title. For players alone. */
  readonly priceAlert: LazyPart<PriceAlertProps>;
  /** All of them, each with its next event. For players alone. */
  readonly card: LazyPart<object>;
}

/** All services that a page can use. */
export interface Services extends PlatformServices, SharedServices {}

/** A deposit inside another feature. */
export interface QuickDeposit {
  /** Draws nothing: says whether it is offered to this player. */
  readonly gate: LazyPart<{ readonly onAnswer: (isOffered: boolean) => void }>;
  /** Begins with what is missing. */
  readonly form: LazyPart<{ readonly shortCents: number; readonly onBack: () => void }>;
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
