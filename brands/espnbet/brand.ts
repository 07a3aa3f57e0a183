import type { Brand } from '../../src/brand/contract.ts';
import { brandLinks } from '../../src/brand/links.ts';
import { copy } from './copy.ts';
import { flags } from './flags.ts';
import { monogram, wordmark } from './logo.ts';
import { theme } from './theme.ts';

export const brand: Brand = {
  code: 'espnbet',
  name: 'espnbet',
  address: 'https://espnbet.example/',
  modes: ['light', 'dark'],
  blockSystemMode: false,
  ...brandLinks('espnbet', 'sportsbook'),
  theme,
  logo: { monogram, wordmark },
  standaloneCasinoOf: null,
  outOfState: { partnerBrand: null, image: null },
  navigation: { primary: ['home', 'live', 'promos', 'my-bets'] },
  text: copy.text,
  preferences: { brandName: 'espnbet', accountLinkingEnabled: true, displayPIIMessage: true, showExcludeMethods: true },
  accountLinking: { isEnabled: true, appLogos: [monogram] },
  lineMovement: false,
  flags,
  search: { placeholder: 'Search teams, players, games', tabs: ['ALL', 'SPORTSBOOK', 'CASINO'] },
  accountCredits: {
    headingTitle: 'Site credit',
    promotionalCreditsName: 'site credit',
    isPennCash: false,
    infoButtonAriaLabel: 'About restricted balance',
  },
  accountHistory: { sectionsToHide: [] },
  promotionFallbacks: copy.promotionFallbacks,
  welcomePromo: copy.welcomePromo,
  page: { ...copy.page, appName: 'ESPNBET', themeColor: '#0E1126', backgroundColor: '#F3F4FA' },
};
