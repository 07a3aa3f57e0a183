import { err, ok, type Result } from '../../../core/result.ts';
import type { Coordinates } from './coordinates.ts';

export interface Position extends Coordinates {
  /** Metres; null where the device did not say. */
  readonly accuracy: number | null;
}

/** Metres. A position that is less certain cannot tell a region from its neighbour, so it does not decide. */
export const LEAST_ACCURACY_METRES = 10_000;

/** Metres, of a device that does not say how accurate it is: the specification's default of the regions. */
export const DEFAULT_ACCURACY_METRES = 20;

export function accuracyOf({ accuracy }: Position): number {
  return accuracy ?? DEFAULT_ACCURACY_METRES;
}

interface GivenPosition {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy?: number | null | undefined;
}

function isWithin(value: number, limit: number): boolean {
  return Number.isFinite(value) && Math.abs(value) <= limit;
}

export function readPosition({ latitude, longitude, accuracy = null }: GivenPosition): Result<Position, 'INVALID'> {
  const isAccuracy = accuracy === null || (Number.isFinite(accuracy) && accuracy >= 0);
  if (!isWithin(latitude, 90) || !isWithin(longitude, 180) || !isAccuracy) return err('INVALID');
  return ok({ latitude, longitude, accuracy });
}

export function decidesRegion({ accuracy }: Position): boolean {
  return accuracy === null || accuracy <= LEAST_ACCURACY_METRES;
}
