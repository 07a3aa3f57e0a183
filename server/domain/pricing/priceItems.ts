import { CALCULATIONS } from './calculator.ts';
import { isInput } from './input.ts';

export type PricedItem = { readonly id: unknown; readonly actual: unknown } | { readonly id: unknown; readonly error: string };

export const UNSUPPORTED_KIND = 'unsupported kind';

/** Answers every item `{ id, kind, input }` in its order; what cannot be answered says why, beside the others. */
export function priceItems(items: readonly unknown[]): readonly PricedItem[] {
  return items.map((item) => {
    if (!isInput(item)) return { id: null, error: 'an item must be an object { id, kind, input }' };
    const id = item.id ?? null;
    const calculation = typeof item.kind === 'string' ? CALCULATIONS.get(item.kind) : undefined;
    if (calculation === undefined) return { id, error: UNSUPPORTED_KIND };
    if (!isInput(item.input)) return { id, error: 'input must be an object' };
    const result = calculation(item.input);
    return result.ok ? { id, actual: result.value } : { id, error: result.error };
  });
}
