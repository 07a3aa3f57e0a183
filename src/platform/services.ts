import type { OddsFormat } from '../../core/odds.ts';
import type { PickedSelection } from '../../core/pickedSelection.ts';
import type { Core } from './core.ts';
import type { ServerData } from './data/createServerData.ts';
import type { ExternalStore } from './externalStore.ts';
import type { Prices } from './prices/priceStore.ts';
import type { Session } from './session/session.ts';
import type { Startup } from './startup/startup.ts';
import type { KeyValue } from './storage/keyValue.ts';
import type { PersistedText } from './storage/persistedText.ts';
import type { Owner, PersistedValue, PersistedValueDefinition } from './storage/persistedValue.ts';

/** What the platform itself offers: its core, and what is loaded beside the first frame. */
export interface PlatformServices extends Core {
  readonly session: Session;
  readonly startup: Startup;
  /** Owns the slip of somebody who is not logged in. */
  readonly anonymousToken: ExternalStore<string | null>;
  readonly prices: Prices;
  /** Keeps these events live until it is ended. */
  readonly watchEvents: (eventIds: readonly string[]) => () => void;
  /** Watched prices were live and are not now. */
  readonly reconnecting: ExternalStore<boolean>;
  readonly owner: ExternalStore<Owner>;
  readonly storage: KeyValue;
  /** A small value that outlives a reload (see storage/persistedValue.ts). */
  persist<Value>(definition: PersistedValueDefinition<Value>): PersistedValue<Value>;
  /** A text that outlives a reload of this tab, written at once; in memory where storage is blocked. */
  keepInTab(name: string): PersistedText;
  /** What the server knows: public and a player's, queries, mutations and live updates. */
  readonly data: ServerData;
  readonly theme: Theme;
}

export type ThemeChoice = 'system' | 'dark' | 'light';

/** Dark or light, and the choice between them. */
export interface Theme {
  /** What a player may choose from; nothing to choose where the brand has one mode. */
  readonly choices: readonly ThemeChoice[];
  readonly choice: ExternalStore<ThemeChoice>;
  choose(choice: ThemeChoice): void;
}

/**
 * What one feature offers to others. A feature provides its part by its `start` and uses the others' through `useServices()`; features
 * never import each other.
 */
export interface SharedServices {
  /** Session: where the visitor seems to be; null until startup has answered. */
  readonly visitor: ExternalStore<Visitor | null>;
  /** Session: opens the question whether to log out. */
  readonly askToLogOut: () => void;
  /** Account: how odds are written. */
  readonly oddsFormat: ExternalStore<OddsFormat>;
  /** Account: who is logged in; null while that is not known. */
  readonly player: ExternalStore<Player | null>;
  /** Account: the playable balance in cents; null while it is not known. */
  readonly playableCents: ExternalStore<number | null>;
  /** Account: bets were placed; the balance after them where the answer told it. */
  readonly betsPlaced: (playableCents: number | null) => void;
  /** Betslip: what is picked. */
  readonly picks: Picks;
}

/** Everything a page can use. */
export interface Services extends PlatformServices, SharedServices {}

export interface Visitor {
  readonly ipCountryCode: string;
  readonly regionName: string;
}

export interface Player {
  readonly firstName: string;
  /** ISO 8601; null: this is the first log-in. */
  readonly lastLoginAt: string | null;
}

/** The betslip as other features see it. Listeners are called when the set of picked selections changes, not for prices and amounts. */
export interface Picks {
  subscribe(listener: () => void): () => void;
  has(selectionId: string): boolean;
  count(): number;
  /** Adds the selection, or removes it when it is picked. */
  toggle(selection: PickedSelection): void;
}
