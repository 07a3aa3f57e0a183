import { CALCULATIONS } from './calculator.ts';
import { isInput } from './input.ts';

/** Identifies an answer; an id that is neither text nor number is answered as null. */
type ItemId = string | number | null;

export type PricedItem = { readonly id: ItemId; readonly actual: unknown } | { readonly id: ItemId; readonly error: string };

export const UNSUPPORTED_KIND = 'unsupported kind';

/** Answers every item `{ id, kind, input }` in its order; an invalid item gets an error, and the others their answers. */
export function priceItems(items: readonly unknown[]): readonly PricedItem[] {
  return items.map((item) => {
    if (!isInput(item)) return { id: null, error: 'an item must be an object { id, kind, input }' };
    const id = typeof item.id === 'string' || typeof item.id === 'number' ? item.id : null;
    const calculation = typeof item.kind === 'string' ? CALCULATIONS.get(item.kind) : undefined;
    if (calculation === undefined) return { id, error: UNSUPPORTED_KIND };
    if (!isInput(item.input)) return { id, error: 'input must be an object' };
    const result = calculation(item.input);
    return result.ok ? { id, actual: result.value } : { id, error: result.error };
  });
}
