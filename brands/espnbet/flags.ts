import type { BrandFlags } from '../../src/brand/contract.ts';

/** None: espnbet has every flag at the specification's default. */
export const flags: BrandFlags = {};
