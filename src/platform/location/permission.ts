import type { LocationPermission } from '../../../core/wire/analyticsEvents.ts';

/** The browser's answer without asking the person. */
export async function locationPermission(permissions: Pick<Permissions, 'query'> | undefined): Promise<LocationPermission> {
  try {
    return (await permissions?.query({ name: 'geolocation' }))?.state ?? 'unknown';
  } catch {
    return 'unknown';
  }
}
