export interface ErrorMessageProps {
  /** `generic`: the app failed on this page. `outage`: the service is not available. */
  readonly kind: 'generic' | 'outage';
}

/** Pixels. */
export const DRAWING_WIDTH = 180;
