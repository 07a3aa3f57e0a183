import type { Slots } from '../../platform/feature.ts';
import { partsIn } from '../features.ts';

/** What the features have put into one place of the frame. */
export function Slot({ place }: { readonly place: Exclude<keyof Slots, 'maintenance'> }) {
  return partsIn(place).map(({ feature, part: { Component } }) => <Component key={feature} />);
}
