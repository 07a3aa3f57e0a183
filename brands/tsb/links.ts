import type { BrandFooter, BrandLink } from '../../src/brand/contract.ts';

const football = '/sport/football/organization';
const bettingLists: readonly BrandLink[] = [
  { label: 'NFL', href: `${football}/united-states/competition/nfl` },
  { label: 'NBA', href: '/sport/basketball/organization/united-states/competition/nba' },
  { label: 'NHL', href: '/sport/hockey/organization/united-states/competition/nhl' },
  { label: 'House rules', href: '/info/house-rules' },
];

export const links = {
  responsibleGaming: '/info/responsible-gaming',
  support: 'mailto:support@tsb.example',
  about: '/info/about',
  termsOfUse: '/info/terms-of-use',
  privacyPolicy: '/info/privacy-policy',
  teasers: '/info/help',
};

export const footer: BrandFooter = {
  bettingTitle: 'Betting',
  bettingLists,
  companyLists: [
    { label: 'About', href: links.about },
    { label: 'Help center', href: '/info/help' },
    { label: 'Contact Support', href: links.support },
  ],
  productIcons: 'all',
  storeIcons: [
    { label: 'Install on iPhone', href: '/info/apps', icon: 'iphone' },
    { label: 'Install on Android', href: '/info/apps', icon: 'android' },
  ],
  policies: [
    { label: 'Privacy Policy', href: links.privacyPolicy },
    { label: 'Terms of Use', href: links.termsOfUse },
    { label: 'Accessibility Policies', href: '/info/accessibility' },
  ],
  parentCompany: {
    name: 'Slipstream Gaming',
    mark: { viewBox: '0 0 24 24', shapes: [{ d: 'M7 4h15l-2 4H5zM4 10h13l-2 4H2zM9 16h11l-2 4H7z', fill: 'currentColor' }] },
  },
  accessibilityApp: null,
};
