/** A day or days, and the hours. */
export interface OpeningHours {
  readonly days: string;
  readonly hours: string;
}

/** A casino's cage where cash is paid in and out. Invented ones: an operator has its own. */
export interface Facility {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly hours: readonly OpeningHours[];
}

const LONG: readonly OpeningHours[] = [{ days: 'Every day', hours: 'Open 24 hours' }];
const SHORT: readonly OpeningHours[] = [
  { days: 'Monday to Thursday', hours: '10:00 AM to midnight' },
  { days: 'Friday to Sunday', hours: '10:00 AM to 3:00 AM' },
];

export const FACILITIES: readonly Facility[] = [
  {
    id: 'boardwalk',
    name: 'Gull Point Casino',
    address: '400 Boardwalk, Atlantic City, NJ 08401',
    latitude: 39.3573,
    longitude: -74.4276,
    hours: LONG,
  },
  {
    id: 'grantville',
    name: 'Blue Mountain Casino',
    address: '12 Racecourse Road, Grantville, PA 17028',
    latitude: 40.3906,
    longitude: -76.6594,
    hours: SHORT,
  },
  {
    id: 'charles-town',
    name: 'Shenandoah Park Casino',
    address: '700 Flowing Springs Road, Charles Town, WV 25414',
    latitude: 39.2978,
    longitude: -77.8486,
    hours: LONG,
  },
  {
    id: 'detroit',
    name: 'Straits City Casino',
    address: '2900 Grand River Avenue, Detroit, MI 48201',
    latitude: 42.3361,
    longitude: -83.0606,
    hours: LONG,
  },
  {
    id: 'aurora',
    name: 'Fox River Casino',
    address: '1 New York Street Bridge, Aurora, IL 60506',
    latitude: 41.7599,
    longitude: -88.3146,
    hours: SHORT,
  },
];

export function facilityOf(id: string | null): Facility | null {
  return FACILITIES.find((facility) => facility.id === id) ?? null;
}

export function mapUrl({ latitude, longitude }: Facility): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_MILES = 3_958.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Along the great circle, one decimal. */
export function milesBetween(a: Point, b: Point): number {
  const [latitude, longitude] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)];
  const chord =
    Math.sin(latitude / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2;
  return Math.round(2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(chord))) * 10) / 10;
}

/** The nearest first; null distances, in the operator's order, where the place is not known. */
export function nearestFacilities(here: Point | null): readonly (Facility & { readonly miles: number | null })[] {
  if (here === null) return FACILITIES.map((facility) => ({ ...facility, miles: null }));
  return FACILITIES.map((facility) => ({ ...facility, miles: milesBetween(here, facility) })).toSorted((a, b) => a.miles - b.miles);
}
