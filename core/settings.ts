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
}

export const DEFAULT_SETTINGS: Settings = {
  unauthorizedRegion: 'retry',
  rewardCountdownHours: 24,
  smallMoveBasisPoints: 100,
};

function oneOf<Value extends string>(name: string, text: string | undefined, values: readonly Value[], otherwise: Value): Value {
  if (text === undefined) return otherwise;
  const value = values.find((known) => known === text);
  if (value === undefined) throw new Error(`Environment variable ${name} is not usable: it is one of ${values.join(', ')}.`);
  return value;
}

function rewardCountdownHours(text: string | undefined): number {
  if (text === undefined) return DEFAULT_SETTINGS.rewardCountdownHours;
  const hours = Number(text);
  if (/^\d{1,3}$/.test(text) && hours > 0) return hours;
  throw new Error('Environment variable REWARD_COUNTDOWN_HOURS is not usable: it is a number of hours from 1 to 999.');
}

/** More than 5 % would be another price. */
const MOST_BASIS_POINTS = 500;

function smallMoveBasisPoints(text: string | undefined): number {
  if (text === undefined) return DEFAULT_SETTINGS.smallMoveBasisPoints;
  if (/^\d{1,3}$/.test(text) && Number(text) <= MOST_BASIS_POINTS) return Number(text);
  throw new Error(
    'Environment variable SMALL_MOVE_BASIS_POINTS is not usable: it is a whole number of ten-thousandths from 0 to 500.',
  );
}

/** @throws Error with one sentence naming the invalid variable. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  return {
    unauthorizedRegion: oneOf('UNAUTHORIZED_REGION', environment.UNAUTHORIZED_REGION, ['retry', 'log-out'], 'retry'),
    rewardCountdownHours: rewardCountdownHours(environment.REWARD_COUNTDOWN_HOURS),
    smallMoveBasisPoints: smallMoveBasisPoints(environment.SMALL_MOVE_BASIS_POINTS),
  };
}
