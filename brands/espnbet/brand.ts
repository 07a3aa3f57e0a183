import type { Brand } from '../../src/brand/contract.ts';
import { copy } from './copy.ts';
import { footer, links } from './links.ts';
import { monogram, wordmark } from './logo.ts';
import { theme } from './theme.ts';

export const brand: Brand = {
  code: 'espnbet',
  name: 'espnbet',
  address: 'https://espnbet.example/',
  modes: ['light', 'dark'],
  blockSystemMode: false,
  theme,
  logo: { monogram, wordmark },
  standaloneCasinoOf: null,
  outOfState: { partnerBrand: null, image: null },
  navigation: { primary: ['home', 'live', 'promos', 'my-bets'] },
  links,
  text: copy.text,
  preferences: { brandName: 'espnbet', accountLinkingEnabled: true, displayPIIMessage: true },
  accountLinking: { isEnabled: true, appLogos: [monogram] },
  lineMovement: false,
  search: { placeholder: 'Search teams, players, games', tabs: ['ALL', 'SPORTSBOOK', 'CASINO'] },
  accountCredits: {
    headingTitle: 'Game Credits',
    promotionalCreditsName: 'game credits',
    isPennCash: false,
    infoButtonAriaLabel: 'About restricted balance',
  },
  accountHistory: { sectionsToHide: [] },
  promotionFallbacks: copy.promotionFallbacks,
  footer,
  page: { ...copy.page, themeColor: '#0E1126', backgroundColor: '#F3F4FA' },
};
