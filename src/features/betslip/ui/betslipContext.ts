import { createContext, useContext } from 'react';
import type { OddsFormat } from '../../../../core/money/odds.ts';
import type { Betslip } from '../data/betslip.ts';
import type { Panel } from '../data/panelChoice.ts';
import type { LoginState } from '../logic/placement/betButton.ts';

/** The data of the betslip's components: the slip and the few values of the page that they need. */
export interface BetslipParts {
  readonly betslip: Betslip;
  readonly panel: Panel;
  readonly login: LoginState;
  readonly online: boolean;
  /** Prices were live and are not now. */
  readonly paused: boolean;
  /** The network lets no live connection through, and prices come by no other way. */
  readonly isSocketBlocked?: boolean;
  /** Playable balance; null while it is unknown. */
  readonly balanceCents: number | null;
  readonly firstName: string | null;
  readonly format: OddsFormat;
  /** How long a moved price shows what it was: as long as odds are highlighted, by the configuration. */
  readonly highlightMs: number;
  readonly onLogIn: () => void;
  readonly onDeposit: () => void;
  /** Null: no update is needed to place bets. */
  readonly onUpdate: (() => void) | null;
}

export const BetslipContext = createContext<BetslipParts | null>(null);

/** @throws Error outside of a BetslipPanel: a mistake in the code. */
export function useBetslipParts(): BetslipParts {
  const parts = useContext(BetslipContext);
  if (parts === null) throw new Error('This belongs into a BetslipPanel');
  return parts;
}
