import { type ClientCodes, FIRST_CLIENT_CODE, LAST_CLIENT_CODE, SOFTWARE_ACTIONS, type SoftwareError } from './geoSoftware.ts';
import { unusable, type Variables } from './readVariables.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';

function oneOf<Value extends string>(name: string, text: string | undefined, values: readonly Value[], otherwise: Value): Value {
  if (text === undefined) return otherwise;
  const value = values.find((allowed) => allowed === text);
  if (value === undefined) throw unusable(name, `it is one of ${values.join(', ')}`);
  return value;
}

function rewardCountdownHours(text: string | undefined): number {
  if (text === undefined) return DEFAULT_SETTINGS.rewardCountdownHours;
  const hours = Number(text);
  if (/^\d{1,3}$/.test(text) && hours > 0) return hours;
  throw unusable('REWARD_COUNTDOWN_HOURS', 'it is a number of hours from 1 to 999');
}

/** More than 5 % would be another price. */
const MOST_BASIS_POINTS = 500;

function smallMoveBasisPoints(text: string | undefined): number {
  if (text === undefined) return DEFAULT_SETTINGS.smallMoveBasisPoints;
  if (/^\d{1,3}$/.test(text) && Number(text) <= MOST_BASIS_POINTS) return Number(text);
  throw unusable('SMALL_MOVE_BASIS_POINTS', 'it is a whole number of ten-thousandths from 0 to 500');
}

const isSoftwareError = (name: string): name is SoftwareError => Object.hasOwn(SOFTWARE_ACTIONS, name);

function geoClientCodes(text: string | undefined): ClientCodes {
  const codes: Record<number, SoftwareError> = {};
  for (const entry of (text ?? '').split(',').filter((one) => one.trim() !== '')) {
    const [, code = '', name = ''] = /^(\d{3})=(\w+)$/.exec(entry.trim()) ?? [];
    const number = Number(code);
    if (number < FIRST_CLIENT_CODE || number > LAST_CLIENT_CODE || number in codes || !isSoftwareError(name))
      throw unusable(
        'GEO_CLIENT_CODES',
        `it is codes from 600 to 720, each once, such as 612=networkConnection,640=unsupportedVersion; known are ${Object.keys(SOFTWARE_ACTIONS).join(', ')}`,
      );
    codes[number] = name;
  }
  return codes;
}

/** The variables of the settings, and what they set. */
export const SETTING_VARIABLES = {
  UNAUTHORIZED_REGION: 'unauthorizedRegion',
  REWARD_COUNTDOWN_HOURS: 'rewardCountdownHours',
  SMALL_MOVE_BASIS_POINTS: 'smallMoveBasisPoints',
  PAYMENT_MESSAGE_ORIGIN: 'paymentMessageOrigin',
  PAYMENT_TRY_AGAIN_TEXT: 'paymentTryAgainText',
  GEO_CLIENT_CODES: 'geoClientCodes',
} as const satisfies Readonly<Record<string, keyof Settings>>;

/** @throws Error with one sentence naming the invalid variable. */
export function readSettings(environment: Variables): Settings {
  return {
    unauthorizedRegion: oneOf('UNAUTHORIZED_REGION', environment.UNAUTHORIZED_REGION, ['retry', 'log-out'], 'retry'),
    rewardCountdownHours: rewardCountdownHours(environment.REWARD_COUNTDOWN_HOURS),
    smallMoveBasisPoints: smallMoveBasisPoints(environment.SMALL_MOVE_BASIS_POINTS),
    paymentMessageOrigin: oneOf('PAYMENT_MESSAGE_ORIGIN', environment.PAYMENT_MESSAGE_ORIGIN, ['ignore', 'stop'], 'ignore'),
    paymentTryAgainText: oneOf('PAYMENT_TRY_AGAIN_TEXT', environment.PAYMENT_TRY_AGAIN_TEXT, ['retry', 'full-stop'], 'retry'),
    geoClientCodes: geoClientCodes(environment.GEO_CLIENT_CODES),
  };
}
