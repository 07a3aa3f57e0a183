import type { BrandKind } from '../../core/wire/brandKind.ts';
import { CASINO_PREFIX } from '../../core/wire/casinoPaths.ts';
import type { Brand, BrandCode, BrandLink } from './contract.ts';

const FOOTERS: Readonly<Record<BrandKind, { readonly bettingTitle: string; readonly bettingLists: readonly BrandLink[] }>> = {
  sportsbook: {
    bettingTitle: 'Betting',
    bettingLists: [
      { label: 'NFL', href: '/sport/football/organization/united-states/competition/nfl' },
      { label: 'NBA', href: '/sport/basketball/organization/united-states/competition/nba' },
      { label: 'NHL', href: '/sport/hockey/organization/united-states/competition/nhl' },
      { label: 'House rules', href: '/info/house-rules' },
    ],
  },
  casino: {
    bettingTitle: 'Casino',
    bettingLists: [
      { label: 'Slots', href: '/casino/category/slots' },
      { label: 'Table games', href: '/casino/category/table-games' },
      { label: 'Live dealer', href: '/casino/category/live-dealer' },
      { label: 'Play with rewards', href: `/${CASINO_PREFIX}category/play_with_rewards` },
    ],
  },
};

/** The links and the footer that all brands of a kind share; a brand with others says so after it. */
export function brandLinks(code: BrandCode, kind: BrandKind): Pick<Brand, 'links' | 'footer'> {
  const links = {
    responsibleGaming: '/info/responsible-gaming',
    support: `mailto:support@${code}.example`,
    about: '/info/about',
    termsOfUse: '/info/terms-of-use',
    privacyPolicy: '/info/privacy-policy',
    teasers: kind === 'sportsbook' ? '/info/help' : null,
  };
  return {
    links,
    footer: {
      ...FOOTERS[kind],
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
        mark: {
          viewBox: '0 0 24 24',
          shapes: [{ d: 'M7 4h15l-2 4H5zM4 10h13l-2 4H2zM9 16h11l-2 4H7z', fill: 'currentColor' }],
        },
      },
      accessibilityApp: null,
    },
  };
}
