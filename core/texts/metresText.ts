/** `950 m`, `1.1 km`. @param metres a whole number. */
export function metresText(metres: number): string {
  return metres < 1_000 ? `${metres} m` : `${(metres / 1_000).toFixed(1)} km`;
}
