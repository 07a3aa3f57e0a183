export interface Coordinates {
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
}
