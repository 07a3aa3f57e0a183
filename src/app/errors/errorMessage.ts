export interface ErrorMessageProps {
  /** `generic`: the app failed on this page. `offline`: the same without a network. `outage`: the service is not available. */
  readonly kind: 'generic' | 'offline' | 'outage';
}

/** Pixels. */
export const DRAWING_WIDTH = 180;
