import type { Brand } from '../../src/brand/contract.ts';
import { brandLinks } from '../../src/brand/links.ts';
import { copy } from './copy.ts';
import { flags } from './flags.ts';
import { monogram, wordmark } from './logo.ts';
import { theme } from './theme.ts';

export const brand: Brand = {
  code: 'hwc',
  name: 'hwc',
  address: 'https://hwc.example/',
  modes: ['dark'],
  blockSystemMode: true,
  ...brandLinks('hwc', 'casino'),
  theme,
  logo: { monogram, wordmark },
  standaloneCasinoOf: 'espnbet',
  outOfState: { partnerBrand: 'espnbet', image: '/art/promo-night.svg' },
  navigation: { primary: ['home', 'promos'] },
  text: copy.text,
  preferences: { brandName: 'hwc', accountLinkingEnabled: false, displayPIIMessage: true, showExcludeMethods: true },
  accountLinking: { isEnabled: false, appLogos: [monogram] },
  lineMovement: false,
  flags,
  search: { placeholder: 'Search the casino', tabs: ['ALL', 'CASINO'] },
  accountCredits: {
    headingTitle: 'Site credit',
    promotionalCreditsName: 'site credit',
    isPennCash: false,
    infoButtonAriaLabel: 'About restricted balance',
  },
  accountHistory: { sectionsToHide: ['betting'] },
  promotionFallbacks: copy.promotionFallbacks,
  welcomePromo: copy.welcomePromo,
  page: { ...copy.page, appName: 'HWC', themeColor: '#120A15', backgroundColor: '#120A15' },
};
