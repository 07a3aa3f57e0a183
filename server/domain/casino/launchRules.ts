import { formatMoment } from '../../../core/formatTime.ts';
import { type Cents, formatMoney } from '../../../core/money.ts';
import type { LimitPeriod } from '../responsibleGaming/limits.ts';

/** CASINO_CLOSED: in a region that takes bets on sports alone. */
export const FAILED_LOCATION_CHECKS = ['FAILED', 'EXCLUSION_BOUNDARY', 'CASINO_CLOSED'] as const;
export type FailedLocationCheck = (typeof FAILED_LOCATION_CHECKS)[number];

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
  /** Whether the casino is open where the visitor is. */
  readonly isOpenHere: boolean;
  /** Of the last check, if it was not good. */
  readonly locationCheck: FailedLocationCheck | null;
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

function limitRefusal({ type, period, amountCents }: PlayLimit): LaunchRefusal {
  const { text, resets, path } = PERIODS[period];
  const name = type.toLowerCase();
  return {
    code: `RG_${type}_LIMIT`,
    displayType: 'INLINE',
    headerMessage: `You’ve reached your ${name} limit`,
    message: `${formatMoney(amountCents)} ${text}. It resets ${resets}.`,
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

/** Why a game cannot be launched now; null: it can. What protects the player comes first. */
export function refuseLaunch(facts: LaunchFacts): LaunchRefusal | null {
  if (facts.restriction !== null)
    return {
      code: 'CASINO_RESTRICTION',
      displayType: 'INLINE',
      headerMessage: 'Casino is paused for you',
      message: `${untilText(facts.restriction.expiresAt)} Your balance still works.`,
      footerMessage: 'Nothing was bet.',
      deepLinkCta: 'See details',
      deepLink: '/account/responsible-gaming',
    };
  if (facts.locationCheck === 'EXCLUSION_BOUNDARY' || facts.locationCheck === 'CASINO_CLOSED')
    return {
      code: 'GEO_COMPLY_IN_EXCLUSION_BOUNDARY_ERROR',
      displayType: 'INLINE',
      headerMessage: 'Games are off right here',
      message: 'You’re inside an area where play isn’t allowed. Move a little and we’ll check again.',
      footerMessage: 'Nothing was bet.',
      deepLinkCta: null,
      deepLink: null,
    };
  if (facts.locationCheck === 'FAILED' || !facts.isOpenHere)
    return {
      code: 'GEO_COMPLY_ERROR',
      displayType: 'INLINE',
      headerMessage: 'Check your location to play',
      message: 'We need to verify your location before you proceed.',
      footerMessage: 'Nothing was bet.',
      deepLinkCta: 'Check Location',
      deepLink: null,
    };
  if (facts.acknowledgementRequired)
    return {
      code: 'RG_ACK_REQUIRED',
      displayType: 'MODAL',
      headerMessage: 'One thing before you play',
      message: 'Please confirm you know how to set limits and get help.',
      footerMessage: null,
      deepLinkCta: 'Read and confirm',
      deepLink: null,
    };
  const reached = facts.limits.find(isReached);
  if (reached !== undefined) return limitRefusal(reached);
  if (!facts.isAvailable) return LAUNCH_FAILED;
  return null;
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
