import type { DepositAckType } from '../../gql/types.ts';
import { createStore, type ExternalStore } from '../externalStore.ts';
import type { Session } from './session.ts';

/** What a player has to read once their deposits have reached the amount of their state. */
export interface DepositModal {
  readonly title: string;
  readonly body: string;
  readonly buttonLabel: string;
  readonly depositAckType: DepositAckType;
}

/** The deposit acknowledgement of this log-in; null: nothing to acknowledge. */
export interface DepositNotice extends ExternalStore<DepositModal | null> {
  acknowledged(): void;
}

/** The session data of a log-in sets it. */
export function createDepositNotice(session: Pick<Session, 'onLogOut'>): DepositNotice & {
  /** What the server says of this player; null in a region without the amount. */
  accept(modal: (DepositModal & { readonly showDepositAckModal: boolean }) | null): void;
} {
  const { set, ...store } = createStore<DepositModal | null>(null);
  session.onLogOut(async () => set(null));
  return {
    ...store,
    accept: (modal) => set(modal?.showDepositAckModal ? modal : null),
    acknowledged: () => set(null),
  };
}
