import type { ClientCodes } from './geoSoftware.ts';

/**
 * What the specification leaves open and operators choose, by environment variables: at the build for the app, at the start for the server.
 * Other readings of it are decided in docs/adr/0079.
 */
export interface Settings {
  /** What UNAUTHORIZED_REGION means: use the addresses that came with it and repeat the request, or log the player out. */
  readonly unauthorizedRegion: 'retry' | 'log-out';
  /** The countdown of a reward is shown from this long before its end. */
  readonly rewardCountdownHours: number;
  /** A live price that moves the payout by less, in ten-thousandths of it, is taken without asking again; 0: none is. */
  readonly smallMoveBasisPoints: number;
  /** What follows a payment message of a wrong origin, which is reported in any case: nothing, or the full stop of the payment. */
  readonly paymentMessageOrigin: 'ignore' | 'stop';
  /** Which of the two texts for unexpected payment errors asks to try again: that of the state with a retry, or that of the full stop. */
  readonly paymentTryAgainText: 'retry' | 'full-stop';
  /** What the location vendor's client error codes from 600 to 720 mean; one that is not here is unknown. */
  readonly geoClientCodes: ClientCodes;
}

export const DEFAULT_SETTINGS: Settings = {
  unauthorizedRegion: 'retry',
  rewardCountdownHours: 24,
  smallMoveBasisPoints: 100,
  paymentMessageOrigin: 'ignore',
  paymentTryAgainText: 'retry',
  geoClientCodes: {},
};
