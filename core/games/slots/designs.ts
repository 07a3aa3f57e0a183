import type { SlotDesign } from '../slotDesign.ts';
import { DUST_SLOTS } from './dustSlots.ts';
import { HOUSE_SLOTS } from './houseSlots.ts';
import { ORBIT_SLOTS } from './orbitSlots.ts';
import { PRAIRIE_SLOTS } from './prairieSlots.ts';
import { slotDesign } from './slotData.ts';
import { STILLWATER_SLOTS } from './stillwaterSlots.ts';

/** All slots of the catalogue. */
export const SLOT_DESIGNS: readonly SlotDesign[] = [
  ...HOUSE_SLOTS,
  ...STILLWATER_SLOTS,
  ...PRAIRIE_SLOTS,
  ...ORBIT_SLOTS,
  ...DUST_SLOTS,
].map(slotDesign);
