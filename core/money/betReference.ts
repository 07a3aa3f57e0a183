/** `8F21·20554`: how a bet is named to a person, in My Bets and on its receipt. */
export function betReference({ id, placementId }: { readonly id: string; readonly placementId: string }): string {
  return `${placementId.slice(0, 4).toUpperCase()}·${id.padStart(5, '0')}`;
}
