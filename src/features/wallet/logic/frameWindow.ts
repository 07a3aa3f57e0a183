import { readPaymentMessage } from '../../../../core/wallet/frameMessages.ts';
import type { FrameEvent } from './frame.ts';

export interface Heard {
  readonly data: unknown;
  readonly origin: string;
  /** It came from the window of the frame that is shown. */
  readonly isFromFrame: boolean;
}

/**
 * What a message to the page's window means to the payment. Accepted: those of the payments origin, exactly, from the frame itself. A message of
 * another origin or window counts only where it looks like one of a payment page; everything else that windows say to each other is not meant.
 */
export function frameEventOf({ data, origin, isFromFrame }: Heard, paymentsOrigin: string, stops: boolean): FrameEvent | null {
  const read = readPaymentMessage(data);
  if (read.kind === 'none') return null;
  if (origin !== paymentsOrigin) {
    // Any page may use words of its own; only a payment's are of interest.
    return read.kind === 'unhandledType' ? null : { type: 'strangerSpoke', origin, stops };
  }
  if (!isFromFrame) return null;
  return read.kind === 'message' ? { type: 'spoke', message: read.message } : { type: 'misspoke', fault: read.kind };
}

/** The origin of a page that may be shown in the frame: the payments origin, and never the app's own. Null: it may not. */
export function frameOrigin(uri: string, paymentsUrl: string | null, appOrigin: string): string | null {
  const [page, payments] = [originOf(uri), paymentsUrl === null ? null : originOf(paymentsUrl)];
  return page !== null && page === payments && page !== appOrigin ? page : null;
}

function originOf(address: string): string | null {
  const { protocol, origin } = URL.canParse(address) ? new URL(address) : { protocol: '', origin: null };
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
}
