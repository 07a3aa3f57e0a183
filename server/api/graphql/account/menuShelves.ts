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

const REWARDS = parent('Rewards', 'gift', '/me/awards', [
  item('CLIENT_DISPLAY', 'Bonus Bets', 'gift', AWARD_PATHS.bonusBets),
  item('CLIENT_DISPLAY', 'Profit Boosts', 'boost', AWARD_PATHS.profitBoosts),
  item('CLIENT_DISPLAY', 'Bonus Spins', 'casino', AWARD_PATHS.bonusSpins),
  item('CLIENT_DISPLAY', 'Promotional Credits', 'wallet', AWARD_PATHS.promotionalCredits),
  item('LEAF', 'Cashback', 'cash', AWARD_PATHS.cashback),
]);

const MY_BETS = item('LEAF', 'My Bets', 'ticket', '/my-bets');
const PROMOS = item('LEAF', 'Promos', 'promos', '/promotions');

const VISITORS_MENU: AccountMenuShelves = {
  accountMenuShelf: { menuShelfItems: [PROMOS, MY_BETS, item('LEAF', 'Help', 'help', '/info/help')] },
  referralMenuShelf: null,
  awardsMenuShelf: null,
};

/** @param facts null for anybody but a player. */
export function menuShelves(facts: MenuFacts | null): AccountMenuShelves {
  if (facts === null) return VISITORS_MENU;
  return {
    accountMenuShelf: {
      menuShelfItems: [
        ACCOUNT,
        REWARDS,
        ...(facts.promotionsRestricted ? [] : [PROMOS]),
        MY_BETS,
        item('LEAF', 'History', 'history', '/account/history/betting'),
        item('CLIENT_DISPLAY_DESCRIPTIVE', 'Responsible Gaming', 'shield', '/account/responsible-gaming'),
        item('CLIENT_DISPLAY_DESCRIPTIVE', 'Settings', 'settings', '/account/settings'),
        item('LEAF', 'Help', 'help', '/account/help'),
      ],
    },
    referralMenuShelf: facts.promotionsRestricted
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
