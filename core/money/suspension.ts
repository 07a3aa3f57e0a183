import type { OfferState } from './eventState.ts';

/**
 * Why a price takes no bets. `suspended`, `closed`: by the book · `stale`: a newer price may exist · `noSocket`: the page is online, and
 * its network lets no live connection through · `offline`, `maintenance`: the page, or the service, is away.
 */
export type SuspensionReason = 'closed' | 'suspended' | 'maintenance' | 'offline' | 'noSocket' | 'stale';

export interface PageConnection {
  readonly isOnline: boolean;
  /** Live connections have failed, although requests are answered. */
  readonly isSocketBlocked?: boolean;
  readonly isInMaintenance?: boolean;
}

/** Null: it takes bets. What the book has said counts before what the page knows of its connection: it stays so. */
export function suspensionReason(offer: OfferState, page: PageConnection): SuspensionReason | null {
  if (offer === 'closed' || offer === 'suspended') return offer;
  if (page.isInMaintenance) return 'maintenance';
  if (!page.isOnline) return 'offline';
  if (offer === 'open') return null;
  return page.isSocketBlocked ? 'noSocket' : 'stale';
}

const TEXTS: Readonly<Record<SuspensionReason, string>> = {
  closed: 'Betting on this is closed.',
  suspended: 'This market is suspended for the moment. It may open again.',
  maintenance: 'We’re down for maintenance. Prices take bets again once it’s over.',
  offline: 'You’re offline. Prices are paused until you’re back.',
  noSocket: 'Live prices need a connection that your network blocks.',
  stale: 'This price is being updated. Try again in a moment.',
};

/** The sentence for a price that takes no bets, wherever it is pressed or shown. */
export function suspensionText(reason: SuspensionReason): string {
  return TEXTS[reason];
}
