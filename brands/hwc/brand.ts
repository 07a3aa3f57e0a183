import type { Brand } from '../../src/brand/contract.ts';
import { copy } from './copy.ts';
import { footer, links } from './links.ts';
import { monogram, wordmark } from './logo.ts';
import { theme } from './theme.ts';

export const brand: Brand = {
  code: 'hwc',
  name: 'hwc',
  modes: ['dark'],
  blockSystemMode: true,
  theme,
  logo: { monogram, wordmark },
  standaloneCasinoOf: 'espnbet',
  // The casino is not built yet. Until it is, the brand shows the sportsbook.
  home: 'lines',
  navigation: { primary: ['home'], sportsMenu: false },
  links,
  text: copy.text,
  preferences: { brandName: 'hwc', accountLinkingEnabled: false, displayPIIMessage: true },
  search: { placeholder: 'Search the casino', tabs: ['ALL', 'CASINO'] },
  accountCredits: {
    headingTitle: 'Casino Credits',
    promotionalCreditsName: 'casino credits',
    isPennCash: false,
    infoButtonAriaLabel: 'About restricted balance',
  },
  footer,
  page: { ...copy.page, themeColor: '#120A15', backgroundColor: '#120A15' },
};
