/** Whether an address outside of the app may be opened: `https` only, so that no script and no unprotected page is. */
export function isOpenable(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'https:';
}
