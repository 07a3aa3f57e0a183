/** What a key does in the search box while a list of options is below it. */
export type OptionAction =
  | { readonly kind: 'move'; readonly index: number | null }
  | { readonly kind: 'choose'; readonly index: number }
  | { readonly kind: 'submit' }
  | { readonly kind: 'close' };

/** Null: the key is the text's own. @param active the option that the arrows have reached; null: none. */
export function optionAction(key: string, active: number | null, count: number): OptionAction | null {
  switch (key) {
    case 'ArrowDown':
      if (count === 0) return null;
      // Below the last option comes the text again, and then the first.
      return { kind: 'move', index: active === null ? 0 : active + 1 === count ? null : active + 1 };
    case 'ArrowUp':
      if (count === 0) return null;
      return { kind: 'move', index: active === null ? count - 1 : active === 0 ? null : active - 1 };
    case 'Enter':
      return active === null ? { kind: 'submit' } : { kind: 'choose', index: active };
    case 'Escape':
      return { kind: 'close' };
    default:
      return null;
  }
}
