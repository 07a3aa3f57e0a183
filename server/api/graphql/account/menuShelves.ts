import type { BrandKind } from '../../../../core/wire/brandKind.ts';
import type { MenuFacts } from '../../../store/players/index.ts';
import type { AccountMenuItem, AccountMenuShelves, MenuItemKind } from '../generated/resolvers.ts';

const AWARDS = '/account/award-details';
const AWARD_PATHS = {
  cashback: `${AWARDS}/cashback`,
  bonusBets: `${AWARDS}/bonus-bets`,
  profitBoosts: `${AWARDS}/profit-boosts`,
  bonusSpins: `${AWARDS}/bonus-spins`,
  promotionalCredits: `${AWARDS}/promotional-credits`,
} as const;

const link = (webUrl: string) => ({ canonicalUrl: null, webUrl });

function item(kind: MenuItemKind, label: string, icon: string, webUrl: string): AccountMenuItem {
  return { kind, label, icon, deepLink: link(webUrl), children: [] };
}

/** A parent has two addresses: the one of its label, and the one under /me by which messages and apps name it. */
function parent(label: string, icon: string, canonicalUrl: string, children: readonly AccountMenuItem[]): AccountMenuItem {
  return { kind: 'PARENT', label, icon, deepLink: { canonicalUrl, webUrl: `/account/${label.toLowerCase()}` }, children };
}

const ACCOUNT = parent('Account', 'person', '/me/account_summary', [
  item('LEAF', 'Summary', 'document', '/account/summary'),
  item('LEAF', 'Linked Accounts', 'people', '/account/linked-accounts'),
  item('LEAF', 'Taxes', 'document', '/account/taxes'),
  item('LEAF', 'Update Password', 'lock', '/account/update-password'),
]);

const SPORTS_REWARDS = [
  item('CLIENT_DISPLAY', 'Bonus bets', 'gift', AWARD_PATHS.bonusBets),
  item('CLIENT_DISPLAY', 'Profit boosts', 'boost', AWARD_PATHS.profitBoosts),
];
const OTHER_REWARDS = [
  item('CLIENT_DISPLAY', 'Bonus spins', 'casino', AWARD_PATHS.bonusSpins),
  item('CLIENT_DISPLAY', 'Site credit', 'wallet', AWARD_PATHS.promotionalCredits),
  item('CLIENT_DISPLAY', 'Cashback', 'cash', AWARD_PATHS.cashback),
];

const MY_BETS = item('LEAF', 'My Bets', 'ticket', '/my-bets');
const PROMOS = item('LEAF', 'Promos', 'promos', '/promotions');

/** The items that a kind of brands has otherwise: an account is one in all brands, and a casino has no pages for bets on sports. */
const OF_KIND = {
  sportsbook: { rewards: [...SPORTS_REWARDS, ...OTHER_REWARDS], bets: [MY_BETS], history: '/account/history/betting' },
  casino: { rewards: OTHER_REWARDS, bets: [], history: '/account/history/casino' },
} as const satisfies Readonly<Record<BrandKind, unknown>>;

/** @param facts null for anybody but a player. */
export function menuShelves(facts: MenuFacts | null, kind: BrandKind): AccountMenuShelves {
  const { rewards, bets, history } = OF_KIND[kind];
  if (facts === null)
    return {
      accountMenuShelf: { menuShelfItems: [PROMOS, ...bets, item('LEAF', 'Help', 'help', '/info/help')] },
      referralMenuShelf: null,
      awardsMenuShelf: null,
    };
  return {
    accountMenuShelf: {
      menuShelfItems: [
        ACCOUNT,
        parent('Rewards', 'gift', '/me/awards', rewards),
        ...(facts.promotionsRestricted ? [] : [PROMOS]),
        ...bets,
        item('LEAF', 'History', 'history', history),
        item('CLIENT_DISPLAY_DESCRIPTIVE', 'Responsible Gaming', 'shield', '/account/responsible-gaming'),
        item('CLIENT_DISPLAY_DESCRIPTIVE', 'Settings', 'settings', '/account/settings'),
        item('LEAF', 'Help', 'help', '/account/help'),
      ],
    },
    // Its award is a bonus bet.
    referralMenuShelf:
      facts.promotionsRestricted || kind === 'casino'
        ? null
        : {
            image: '/logos/referral.svg',
            label: 'Refer a friend',
            subtext: 'Invite a friend and follow your invitations.',
            referralSectionDeepLink: link('/account/referrals'),
            isFirstTimeViewer: !facts.referralViewed,
          },
    awardsMenuShelf: {
      bonusCashDeepLink: link(AWARD_PATHS.cashback),
      freeBetsDeepLink: link(AWARD_PATHS.bonusBets),
      profitBoostsDeepLink: link(AWARD_PATHS.profitBoosts),
      freeWagersDeepLink: link(AWARD_PATHS.bonusSpins),
      promotionalCreditsDeepLink: link(AWARD_PATHS.promotionalCredits),
    },
  };
}
