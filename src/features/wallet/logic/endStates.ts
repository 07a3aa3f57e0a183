import type { FrameState } from './frame.ts';
import type { PaymentType } from './provider.ts';
import type { ReceiptStanding } from './receipt.ts';

/** A payment of the wallet's pages, whichever its method is; or one without leaving the slip. */
export type EndedFlow = PaymentType | 'QUICK_DEPOSIT';

/**
 * How a payment has ended for the player. interrupted: the provider's page failed, and nothing is decided · unknown: our server has not said
 * what became of it · mismatch: the name there is another one. A payment that the player cancels is the form again, with its own button.
 */
export type Outcome = 'approved' | 'pending' | 'declined' | 'mismatch' | 'interrupted' | 'unknown';

/** play: bets or games, or the slip with its picks · list: the payments · otherWay: the form · again: the same once more · slip: the slip that it was begun in. */
export type EndAction = 'play' | 'list' | 'otherWay' | 'again' | 'slip';

/** The one primary action of each end of a payment. */
export const END_STATES: Readonly<Record<EndedFlow, Readonly<Record<Outcome, EndAction>>>> = {
  DEPOSIT: {
    approved: 'play',
    pending: 'list',
    unknown: 'list',
    declined: 'otherWay',
    mismatch: 'otherWay',
    interrupted: 'again',
  },
  WITHDRAWAL: {
    approved: 'list',
    pending: 'list',
    unknown: 'list',
    declined: 'otherWay',
    mismatch: 'otherWay',
    interrupted: 'again',
  },
  QUICK_DEPOSIT: {
    approved: 'slip',
    pending: 'slip',
    unknown: 'slip',
    declined: 'otherWay',
    mismatch: 'otherWay',
    interrupted: 'again',
  },
};

const OUTCOMES: Readonly<Record<ReceiptStanding, Outcome>> = { successful: 'approved', pending: 'pending', failed: 'declined' };

export const outcomeOf = (standing: ReceiptStanding): Outcome => OUTCOMES[standing];

/** Null: it has not ended. What the server has said of it counts more than what ended it. */
export function frameOutcome({ kind, standing }: Pick<FrameState, 'kind' | 'standing'>): Outcome | null {
  switch (kind) {
    case 'success':
      return 'approved';
    case 'tryAgain':
      return 'interrupted';
    case 'mismatch':
      return 'mismatch';
    case 'fullStop':
      return standing === 'pending' || standing === 'unknown' ? standing : 'declined';
    default:
      return null;
  }
}
