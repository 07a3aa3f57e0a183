import type { BrandKind } from './brandKind.ts';

/** Kinds of news that a player may be told of while the app is closed. None is an offer. */
export const PUSH_KINDS = ['BET_SETTLED', 'PRICE_ALERT', 'WITHDRAWAL_SENT'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** Those that a kind of brands tells of: a casino has no pages for bets on sports. */
export const pushKindsOf = (brand: BrandKind): readonly PushKind[] => (brand === 'sportsbook' ? PUSH_KINDS : ['WITHDRAWAL_SENT']);

/** What a push service carries, encrypted, to the browser: no more than what is shown. */
export interface PushMessage {
  readonly kind: PushKind;
  readonly title: string;
  readonly body: string;
  /** The page that it opens. */
  readonly path: string;
  /** Names its cause: a message that arrives twice replaces itself. */
  readonly tag: string;
  /** For the app's icon: the player's settled bets that they have not seen. Absent: the brand has no page for them, and the icon stays as it is. */
  readonly unseenBets?: number;
}
