/** The option that a key leads to, past those that cannot be chosen; null: the key is not for the list. */
export function optionAfterKey(
  key: string,
  current: number,
  options: readonly { readonly isRestricted: boolean }[],
): number | null {
  const usable = options.flatMap(({ isRestricted }, index) => (isRestricted ? [] : [index]));
  switch (key) {
    case 'ArrowDown':
      return usable.find((index) => index > current) ?? current;
    case 'ArrowUp':
      return usable.findLast((index) => index < current) ?? current;
    case 'Home':
      return usable[0] ?? current;
    case 'End':
      return usable.at(-1) ?? current;
    default:
      return null;
  }
}
