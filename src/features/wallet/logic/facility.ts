import type { Hours } from './receipt.ts';

/** A cage where cash is paid in or out. */
export interface Facility {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  /** Null: the player's place is not known. */
  readonly miles: number | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly hours: readonly Hours[];
  readonly hoursUrl: string;
}

/** `2.4 mi`; null where the distance is not known. */
export function distanceText(miles: number | null): string | null {
  return miles === null ? null : `${miles >= 10 ? Math.round(miles) : miles.toFixed(1)} mi`;
}

/** A page with a map of the place. Nothing of the player is in the address. */
export function mapAddress({ latitude, longitude }: Pick<Facility, 'latitude' | 'longitude'>): string {
  const place = `${latitude.toFixed(5)}&mlon=${longitude.toFixed(5)}`;
  return `https://www.openstreetmap.org/?mlat=${place}#map=15/${latitude.toFixed(5)}/${longitude.toFixed(5)}`;
}

/** The nearest first; those of unknown distance in the server's order. */
export function nearestFirst(facilities: readonly Facility[]): readonly Facility[] {
  return [...facilities].sort(({ miles: one }, { miles: other }) => (one ?? Infinity) - (other ?? Infinity) || 0);
}

/** A facility's point in a box of 100 by 100, with a margin around the outermost ones: above them for a pin, which stands on its point. */
export function mapPoints(
  facilities: readonly Facility[],
): readonly { readonly id: string; readonly x: number; readonly y: number }[] {
  const spread = (values: readonly number[], from: number, to: number) => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return (value: number): number => (most === least ? 50 : from + ((value - least) / (most - least)) * (to - from));
  };
  const x = spread(
    facilities.map(({ longitude }) => longitude),
    15,
    85,
  );
  const y = spread(
    facilities.map(({ latitude }) => -latitude),
    30,
    90,
  );
  return facilities.map(({ id, longitude, latitude }) => ({ id, x: x(longitude), y: y(-latitude) }));
}
