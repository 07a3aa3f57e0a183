import type { BrandFlags } from '../../src/brand/contract.ts';

export const flags: BrandFlags = {
  'quick-deposit': true,
  'quick-deposit-modal': true,
  'quick-deposit-change-provider': true,
  'parlay-lounge': true,
  tournaments: true,
  'fan-hub': true,
  'for-you': true,
  'loyalty-card': true,
  'promo-carousel': true,
};
