/** Where a visitor is, in words: the region's name, or the country's where the server knows only a code such as `DE-BE`. */
export function placeName({ regionName, ipCountryCode }: { readonly regionName: string; readonly ipCountryCode: string }): string {
  if (!/^[A-Z]{2}-\w+$/.test(regionName)) return regionName;
  return new Intl.DisplayNames('en', { type: 'region' }).of(ipCountryCode) ?? regionName;
}
