import { err, ok, type Result } from '../../../../core/result.ts';
import type { BrowserError } from '../logic/locationErrors.ts';

/** A position of the browser. It goes to the location service alone: into no log, report or event. */
export interface DevicePosition {
  readonly latitude: number;
  readonly longitude: number;
  /** Metres. */
  readonly accuracy: number;
  readonly ageSeconds: number;
}

/** Milliseconds (specification, section 9). */
const MAXIMUM_AGE_MS = 30_000;
const TIMEOUT_MS = 15_000;

/** Numbers of GeolocationPositionError. */
const ERRORS: Readonly<Record<number, BrowserError>> = { 1: 'BROWSER_DENIED', 2: 'BROWSER_UNAVAILABLE', 3: 'BROWSER_TIMEOUT' };

/**
 * @param geolocation undefined: a browser without one.
 * @param isFresh without a position that the browser has already.
 */
export function readBrowserPosition(
  geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined,
  now: () => number,
  isFresh = false,
): Promise<Result<DevicePosition, BrowserError>> {
  if (geolocation === undefined) return Promise.resolve(err('BROWSER_UNSUPPORTED'));
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy }, timestamp }) => {
        const ageSeconds = Math.min(MAXIMUM_AGE_MS / 1000, Math.max(0, Math.round((now() - timestamp) / 1000)));
        resolve(ok({ latitude, longitude, accuracy, ageSeconds }));
      },
      ({ code }) => resolve(err(ERRORS[code] ?? 'BROWSER_UNAVAILABLE')),
      { maximumAge: isFresh ? 0 : MAXIMUM_AGE_MS, enableHighAccuracy: false, timeout: TIMEOUT_MS },
    );
  });
}
