import type { Brand } from '../../src/brand/contract.ts';
import { brandLinks } from '../../src/brand/links.ts';
import { copy } from './copy.ts';
import { flags } from './flags.ts';
import { monogram, wordmark } from './logo.ts';
import { theme } from './theme.ts';

export const brand: Brand = {
  code: 'tsb',
  name: 'tsb',
  address: 'https://tsb.example/',
  modes: ['dark', 'light'],
  blockSystemMode: false,
  ...brandLinks('tsb', 'sportsbook'),
  theme,
  logo: { monogram, wordmark },
  standaloneCasinoOf: null,
  outOfState: { partnerBrand: null, image: null },
  navigation: { primary: ['home', 'live', 'promos', 'my-bets'] },
  text: copy.text,
  preferences: { brandName: 'tsb', accountLinkingEnabled: false, displayPIIMessage: true, showExcludeMethods: true },
  accountLinking: { isEnabled: false, appLogos: [monogram] },
  lineMovement: true,
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
  page: { ...copy.page, appName: 'TSB', themeColor: '#0A0C0F', backgroundColor: '#0A0C0F' },
};
