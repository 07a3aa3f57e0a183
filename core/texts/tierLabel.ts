/** A tier of the loyalty programme as players read it: `OWNERS_CLUB` is `Owners Club`. */
export function tierLabel(name: string): string {
  return name
    .split('_')
    .map((word) => word.charAt(0) + word.slice(1).toLowerCase())
    .join(' ');
}
