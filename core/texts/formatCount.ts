/** A whole number with separated thousands: `1,013`. */
export function formatCount(count: number): string {
  return count.toString().replace(/\B(?=(\d{3})+$)/g, ',');
}
