import type { BetslipErrorType, SectionName } from './contract.ts';
import type { FlagKey } from './flags.ts';

export type LogoutMethod = 'manual' | 'timeout' | 'heartbeat' | 'geo error';

/** `unknown`: the browser does not say. */
export type LocationPermission = 'granted' | 'denied' | 'prompt' | 'unknown';

/** The part of the betslip that has an error. */
export type BetslipErrorScope = 'betslip' | SectionName | 'draftBet' | 'draftLeg';

/** An error that the app reports without showing it, sanitised. */
export interface ReportedError {
  /** The place, as a short dotted name: `heartbeat`, `startup`, `graphql.MyBets`. */
  readonly scope: string;
  readonly message: string;
  /** Empty when nothing was thrown. */
  readonly stack: string;
  /** Number of occurrences since it was last sent. */
  readonly count: number;
}

/** Every event that the app sends to the event broker, with its properties. None of them names or describes a person. */
export interface AnalyticsEvents {
  readonly LOGIN_COMPLETE: {
    readonly locationPermission: LocationPermission;
    /** ISO 3166-1; null until startup has answered. */
    readonly country: string | null;
    /** The id of the Branch link that led to this visit; null without one. */
    readonly branchFingerprintId: string | null;
  };
  readonly LOGOUT: { readonly method: LogoutMethod };
  readonly FLAGS_EVALUATED: { readonly flags: Readonly<Partial<Record<FlagKey, boolean>>> };
  readonly BETSLIP_ERROR: { readonly scope: BetslipErrorScope; readonly type: BetslipErrorType; readonly code: string };
  readonly client_error: ReportedError;
}

export type AnalyticsEventName = keyof AnalyticsEvents;

/** The visitor's market and device, as the server sees them. */
export interface ViewerData {
  /** The code of the designated market area; null: none or unknown. */
  readonly dmaCode: string | null;
  readonly device: ViewerDevice;
}

export type ViewerDevice = 'DESKTOP' | 'MOBILE' | 'TABLET';

export const DEFAULT_DEVICE: ViewerDevice = 'DESKTOP';
