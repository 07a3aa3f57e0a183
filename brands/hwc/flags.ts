import type { BrandFlags } from '../../src/brand/contract.ts';

export const flags: BrandFlags = { 'loyalty-card': true, 'loyalty-banner': true };
