import type { Brand } from '../../src/brand/contract.ts';
import { brandLinks } from '../../src/brand/links.ts';
import { copy } from './copy.ts';
import { flags } from './flags.ts';
import { monogram, wordmark } from './logo.ts';
import { theme } from './theme.ts';

export const brand: Brand = {
  code: 'tsc',
  name: 'tsc',
  address: 'https://tsc.example/',
  modes: ['dark', 'light'],
  blockSystemMode: false,
  ...brandLinks('tsc', 'casino'),
  theme,
  logo: { monogram, wordmark },
  standaloneCasinoOf: 'tsb',
  outOfState: { partnerBrand: 'tsb', image: '/art/promo-lounge.svg' },
  navigation: { primary: ['home', 'promos'] },
  text: copy.text,
  preferences: { brandName: 'tsc', accountLinkingEnabled: false, displayPIIMessage: true, showExcludeMethods: true },
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
  accountHistory: { sectionsToHide: [] },
  promotionFallbacks: copy.promotionFallbacks,
  welcomePromo: copy.welcomePromo,
  page: { ...copy.page, appName: 'TSC', themeColor: '#0B0B12', backgroundColor: '#0B0B12' },
};
