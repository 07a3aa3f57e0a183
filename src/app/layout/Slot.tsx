import { kindOf } from '../../brand/products.ts';
import type { Slots } from '../../platform/feature.ts';
import { useBrand } from '../../ui/brandContext.ts';
import { partsIn } from '../features.ts';

/** Draws the parts that features have put into one slot of the layout. */
export function Slot({ place }: { readonly place: Exclude<keyof Slots, 'maintenance'> }) {
  return partsIn(place, kindOf(useBrand().code)).map(({ feature, part: { Component } }) => <Component key={feature} />);
}
