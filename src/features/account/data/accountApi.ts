import type { OddsFormat } from '../../../../core/odds.ts';
import type { Account, Balances, MenuItem } from '../logic/account.ts';

export interface Me {
  readonly account: Account;
  readonly balances: Balances;
}

export interface Menu {
  /** Null where it was asked for without them, or nobody is logged in. */
  readonly balances: Balances | null;
  readonly creditsCents: number | null;
  readonly items: readonly MenuItem[];
}

/** What the account asks of the server; null for no usable answer. Never cached: balances are nobody's business but the screen's. */
export interface AccountApi {
  me(): Promise<Me | null>;
  menu(skipAccount: boolean): Promise<Menu | null>;
  setOddsFormat(format: OddsFormat): Promise<Me | null>;
  watchBalance(onBalances: (balances: Balances) => void): () => void;
}
