/** The title in a path's last word: `account/linked-accounts` is Linked accounts. */
export function titleOf(path: string): string {
  const words = path.slice(path.lastIndexOf('/') + 1).replace(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
