import type { WritableStore } from '../externalStore.ts';

/**
 * bet: in flight, for seconds · payment: with its provider, or being sent · round: of a casino game · form: something is typed · code: a
 * one-time code was sent. All but a bet last as long as the player likes.
 */
export type UnfinishedKind = 'bet' | 'payment' | 'round' | 'form' | 'code';

export interface UnfinishedThing {
  readonly kind: UnfinishedKind;
  /** For the player, without a full stop: "Your deposit is not finished". */
  readonly text: string;
}

/**
 * Things that the player has started in this tab and not finished, the newest last. While there is anything, nothing but the player reloads or leaves the page.
 * Only `beginUnfinished` writes it: its code comes with what can be unfinished, and not with the first page.
 */
export type Unfinished = WritableStore<readonly UnfinishedThing[]>;
