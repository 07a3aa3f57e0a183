import { type Cents, formatMoney } from '../../../core/money/money.ts';
import { formatMoment } from '../../../core/time/formatTime.ts';
import type { LimitPeriod } from '../saferPlay/limits.ts';
import { PLAYER_FAULTS, type PlayerFault } from '../saferPlay/playerFaults.ts';

/** The specification's types of a failed launch (second document, section 8). */
export const LAUNCH_ERRORS = [
  'CASINO_RESTRICTION',
  'GEO_COMPLY_ERROR',
  'GEO_COMPLY_IN_EXCLUSION_BOUNDARY_ERROR',
  'LAUNCHED_FAILED',
  'RG_ACK_REQUIRED',
  'RG_LOSS_LIMIT',
  'RG_SPEND_LIMIT',
] as const;
export type LaunchErrorCode = (typeof LAUNCH_ERRORS)[number];

/** A limit of the player, and what counts against it since its period began: of losses below zero while the player is ahead. */
export interface PlayLimit {
  readonly type: 'LOSS' | 'SPEND';
  readonly period: LimitPeriod;
  readonly amountCents: Cents;
  readonly usedCents: Cents;
}

export interface LaunchFacts {
  /** The restriction that is in force; null: none. */
  readonly restriction: { readonly expiresAt: Date | null } | null;
  readonly locationFaults: ReadonlySet<PlayerFault>;
  /** The player has to confirm that they know how to set limits and get help. */
  readonly acknowledgementRequired: boolean;
  readonly limits: readonly PlayLimit[];
  /** Whether the game's provider is connected, and a game server runs. */
  readonly isAvailable: boolean;
}

export interface LaunchRefusal {
  readonly code: LaunchErrorCode;
  readonly displayType: 'INLINE' | 'MODAL';
  readonly headerMessage: string;
  readonly message: string;
  readonly footerMessage: string | null;
  /** The label of what to do; null: nothing but going back. */
  readonly deepLinkCta: string | null;
  /** Where it leads; null: what it does is the app's. */
  readonly deepLink: string | null;
}

const PERIODS: Readonly<Record<LimitPeriod, { readonly text: string; readonly resets: string; readonly path: string }>> = {
  DAILY: { text: 'a day', resets: 'at 12:00 AM ET', path: 'daily' },
  WEEKLY: { text: 'a week', resets: 'on Monday at 12:00 AM ET', path: 'weekly' },
  MONTHLY: { text: 'a month', resets: 'on the 1st at 12:00 AM ET', path: 'monthly' },
};

const isReached = ({ usedCents, amountCents }: PlayLimit): boolean => usedCents >= amountCents;

/** @param limits the player's, of any type. */
function limitRefusal(limits: readonly PlayLimit[], type: PlayLimit['type']): LaunchRefusal | null {
  const reached = limits.find((limit) => limit.type === type && isReached(limit));
  if (reached === undefined) return null;
  const { text, resets, path } = PERIODS[reached.period];
  const name = type.toLowerCase();
  return {
    code: `RG_${type}_LIMIT`,
    displayType: 'INLINE',
    headerMessage: `You’ve reached your ${name} limit`,
    message: `${formatMoney(reached.amountCents)} ${text}. It resets ${resets}.`,
    footerMessage: 'Nothing was bet.',
    deepLinkCta: 'See limits',
    deepLink: `/account/responsible-gaming/limits/${name}/${path}`,
  };
}

/** In UTC: the server does not know the reader's time zone. */
function untilText(expiresAt: Date | null): string {
  if (expiresAt === null) return 'Until it is lifted.';
  return `Until ${formatMoment(expiresAt.getTime(), { seconds: false, timeZone: 'UTC' })} UTC.`;
}

const CHECK_LOCATION: LaunchRefusal = {
  code: 'GEO_COMPLY_ERROR',
  displayType: 'INLINE',
  headerMessage: 'Check your location to play',
  message: 'We need to verify your location before you proceed.',
  footerMessage: 'Nothing was bet.',
  deepLinkCta: 'Check Location',
  deepLink: null,
};
const EXCLUDED: LaunchRefusal = {
  code: 'GEO_COMPLY_IN_EXCLUSION_BOUNDARY_ERROR',
  displayType: 'INLINE',
  headerMessage: 'Games are off right here',
  message: 'You’re inside an area where play isn’t allowed. Move a little and we’ll check again.',
  footerMessage: 'Nothing was bet.',
  deepLinkCta: null,
  deepLink: null,
};
const ACKNOWLEDGE: LaunchRefusal = {
  code: 'RG_ACK_REQUIRED',
  displayType: 'MODAL',
  headerMessage: 'One thing before you play',
  message: 'Please confirm you know how to set limits and get help.',
  footerMessage: null,
  deepLinkCta: 'Read and confirm',
  deepLink: null,
};

/** What a launch says of each fault; null: the fault is not there, or meets only the bet. */
const REFUSALS: Readonly<Record<PlayerFault, (facts: LaunchFacts) => LaunchRefusal | null>> = {
  PLAYER_RESTRICTED: ({ restriction }) =>
    restriction && {
      code: 'CASINO_RESTRICTION',
      displayType: 'INLINE',
      headerMessage: 'Casino is paused for you',
      message: `${untilText(restriction.expiresAt)} Your balance still works.`,
      footerMessage: 'Nothing was bet.',
      deepLinkCta: 'See details',
      deepLink: '/account/responsible-gaming',
    },
  OUTSIDE_OPERATING_AREA: ({ locationFaults }) => (locationFaults.has('OUTSIDE_OPERATING_AREA') ? CHECK_LOCATION : null),
  EXCLUSION_BOUNDARY: ({ locationFaults }) => (locationFaults.has('EXCLUSION_BOUNDARY') ? EXCLUDED : null),
  LOCATION_UNVERIFIED: ({ locationFaults }) => (locationFaults.has('LOCATION_UNVERIFIED') ? CHECK_LOCATION : null),
  ACKNOWLEDGEMENT_REQUIRED: ({ acknowledgementRequired }) => (acknowledgementRequired ? ACKNOWLEDGE : null),
  TIME_LIMIT_REACHED: () => null,
  MAX_SINGLE_WAGER_LIMIT_REACHED: () => null,
  LOSS_LIMIT_REACHED: ({ limits }) => limitRefusal(limits, 'LOSS'),
  SPEND_LIMIT_REACHED: ({ limits }) => limitRefusal(limits, 'SPEND'),
};

/** Why a game cannot be launched now; null: it can. What protects the player comes first, in the gate's order. */
export function refuseLaunch(facts: LaunchFacts): LaunchRefusal | null {
  for (const fault of PLAYER_FAULTS) {
    const refusal = REFUSALS[fault](facts);
    if (refusal !== null) return refusal;
  }
  return facts.isAvailable ? null : LAUNCH_FAILED;
}

export const LAUNCH_FAILED: LaunchRefusal = {
  code: 'LAUNCHED_FAILED',
  displayType: 'INLINE',
  headerMessage: 'The game didn’t open',
  message: 'Nothing was bet. Try again in a moment.',
  footerMessage: null,
  deepLinkCta: 'Try again',
  deepLink: null,
};
