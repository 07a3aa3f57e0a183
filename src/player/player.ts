import type { BetslipErrorType } from '../../core/wire/contract.ts';
import { createStore, type ExternalStore, usePart } from '../platform/externalStore.ts';
import { onePerPage } from '../platform/onePerPage.ts';
import { useServices } from '../platform/usePlatform.ts';
import type { PlayerFacts } from './types.ts';

/** The facts for a visitor, and until those of the player are known. */
const NOBODY: PlayerFacts = { account: null, balances: null, promosOffered: true, deposits: null, limitsAlert: null };

/** What a followed player's facts are changed by. */
export interface PlayerActions {
  readonly betsPlaced: (playableCents: number | null) => void;
  readonly reread: () => void;
  readonly rereadDeposits: () => void;
}

/** The facts of the page's player, and what features report that changes them. */
export interface Player extends ExternalStore<PlayerFacts> {
  /** Call after bets were placed or a game's round was paid, with the new balance if the answer contained it. */
  readonly betsPlaced: (playableCents: number | null) => void;
  /** Call after bets, or a casino game, were refused. Opens what the errors ask of the player: the alert of their limits, or an acknowledgement. */
  readonly betsRefused: (errors: readonly { readonly displayType: BetslipErrorType; readonly message: string }[]) => void;
  /** Call when the server may ask the player to read the notice about their deposits. Opens it if it is due. */
  readonly depositsMoved: () => void;
  readonly update: (facts: Partial<PlayerFacts>) => void;
  /** Takes the actions of a log-in. Returns its end, which drops them and all facts. */
  readonly follow: (actions: PlayerActions) => () => void;
}

export const playerOf = onePerPage((_services: object): Player => {
  const { getSnapshot, subscribe, set } = createStore(NOBODY);
  let followed: PlayerActions | null = null;
  const update = (facts: Partial<PlayerFacts>): void => set({ ...getSnapshot(), ...facts });
  return {
    getSnapshot,
    subscribe,
    update,
    betsPlaced: (playableCents) => followed?.betsPlaced(playableCents),
    betsRefused: (errors) => {
      const limit = errors.find(({ displayType }) => displayType === 'RG_LIMIT');
      if (limit) update({ limitsAlert: `${limit.message} No bet was placed.` });
      if (errors.some(({ displayType: type }) => type === 'RG_ACK_REQUIRED' || type === 'DEPOSIT')) followed?.reread();
    },
    depositsMoved: () => followed?.rereadDeposits(),
    follow: (actions) => {
      followed = actions;
      return () => {
        followed = null;
        set(NOBODY);
      };
    },
  };
});

/** One of the player's facts. @param pick returns a part of the facts, not a new object. */
export function usePlayer<Fact>(pick: (facts: PlayerFacts) => Fact): Fact {
  return usePart(playerOf(useServices()), pick);
}
