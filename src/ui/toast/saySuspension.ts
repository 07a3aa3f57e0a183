import type { OfferState } from '../../../core/money/eventState.ts';
import { type PageConnection, suspensionReason, suspensionText } from '../../../core/money/suspension.ts';
import { toasts } from './toastStore.ts';

/** Says why a price that was pressed takes no bets. */
export function saySuspension(offer: OfferState, page: PageConnection): void {
  const reason = suspensionReason(offer, page);
  if (reason !== null) toasts.show({ id: 'suspension', body: suspensionText(reason) });
}
