import { settings } from '../../../platform/settings.ts';

/** "Shown only under a cap" (specification, section 2; no value given, so it is a setting of the build). */
export const REWARD_COUNTDOWN_UNDER_MS = settings.rewardCountdownHours * 3_600_000;

/** Below it a live price that moved is taken without asking; the server does the same. */
export const SMALL_MOVE_BASIS_POINTS = settings.smallMoveBasisPoints;
