import { CASINO_PREFIX } from '../../core/casinoPaths.ts';
import type { BrandFooter, BrandLink } from '../../src/brand/contract.ts';

const bettingLists: readonly BrandLink[] = [
  { label: 'Slots', href: '/casino/category/slots' },
  { label: 'Table games', href: '/casino/category/table-games' },
  { label: 'Live dealer', href: '/casino/category/live-dealer' },
  { label: 'Play with rewards', href: `/${CASINO_PREFIX}category/play_with_rewards` },
];

export const links = {
  responsibleGaming: '/info/responsible-gaming',
  support: 'mailto:support@hwc.example',
  about: '/info/about',
  termsOfUse: '/info/terms-of-use',
  privacyPolicy: '/info/privacy-policy',
  teasers: null,
};

export const footer: BrandFooter = {
  bettingTitle: 'Casino',
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
