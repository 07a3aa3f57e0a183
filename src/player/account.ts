import { formatMoney } from '../../core/money/money.ts';
import { contractFormat, type OddsFormat } from '../../core/money/odds.ts';
import { routeOfLink } from '../../core/wire/deepLinks.ts';
import { live, mutation, playerQuery, subscription } from '../platform/data/declare.ts';
import { type Queried, useQuery } from '../platform/data/useQuery.ts';
import type { PlatformServices } from '../platform/services.ts';
import {
  AccountBalanceDocument,
  AccountDocument,
  type AccountFieldsFragment,
  AccountMenuDocument,
  type AccountMenuQuery,
  AcknowledgeUserNoticeDocument,
  type BalanceFieldsFragment,
  DepositAcknowledgementDocument,
  DepositAcknowledgementModalDocument,
  type MenuItemFieldsFragment,
  SetOddsFormatDocument,
} from './account.generated.ts';
import { oddsFormatOf } from './oddsFormat.ts';
import type { Balances, DepositModal, Me, Menu, MenuItem, Notices } from './types.ts';

/** The player and their balances: pushed, and refreshed by every poll of the menu. */
export const me = playerQuery({
  document: AccountDocument,
  isSaved: true,
  map: ({ account }) => (account === null ? null : meOf(account)),
  live: live(
    subscription({ document: AccountBalanceDocument, map: ({ accountBalance }) => balancesOf(accountBalance) }),
    (current: Me, balances): Me => ({ ...current, balances }),
  ),
});

const menu = { document: AccountMenuDocument, map: menuOf };

export const playerMenu = playerQuery({
  ...menu,
  pollMs: 5_000,
  isSaved: true,
  pollUnless: 'account-menu-without-poll',
  writes: ({ balances }, write) => {
    if (balances !== null) write(me, {}, (current) => ({ ...current, balances }));
  },
});

/** The same for a visitor, requested once. */
export const visitorMenu = playerQuery({ ...menu, audience: 'visitor', freshMs: Number.POSITIVE_INFINITY });

/** The player and their balances. Null until known: an unknown balance is never shown as zero. */
export const useMe = (): Queried<Me> => useQuery(me, {});

export const usePlayerMenu = (): Queried<Menu> => useQuery(playerMenu, { skipAccount: false });

export const useVisitorMenu = (): readonly MenuItem[] => useQuery(visitorMenu, { skipAccount: true }).data?.items ?? [];

/** Closes the card of the app's tour, or the win with a tax form. */
export const acknowledgeUserNotice = mutation({
  document: AcknowledgeUserNoticeDocument,
  map: (data) => meOf(data.acknowledgeUserNotice),
  writes: (now, write) => write(me, {}, () => now),
});

/** The notice about the player's deposits, if one is due. Wrapped in an object: null is a valid answer. */
export const depositModal = playerQuery({
  document: DepositAcknowledgementModalDocument,
  map: ({ account }): { readonly due: DepositModal | null } => {
    const modal = account?.depositAcknowledgementModal ?? null;
    return { due: modal?.showDepositAckModal ? modal : null };
  },
});

/** @returns whether the server has stored it. */
export const depositAcknowledgement = mutation({
  document: DepositAcknowledgementDocument,
  map: (data) => data.depositAcknowledgement.userAck,
});

const setOddsFormat = mutation({
  document: SetOddsFormatDocument,
  map: (data) => meOf(data.setOddsFormat),
  writes: (now, write) => write(me, {}, () => now),
});

/** Shown at once on this device, and stored in the account of a player as far as the contract has it: a fraction is American there. */
export function chooseOddsFormat(services: Pick<PlatformServices, 'data' | 'persist'>, chosen: OddsFormat): void {
  const oddsFormat = contractFormat(chosen);
  const account = services.data.query(me, {});
  account.update((before) => ({ ...before, account: { ...before.account, oddsFormat } }));
  oddsFormatOf(services).set(chosen);
  if (account.getSnapshot().state !== 'idle') void services.data.mutate(setOddsFormat, { oddsFormat });
}

function balancesOf(fields: BalanceFieldsFragment): Balances {
  return {
    playableCents: fields.playableBalance.amount,
    totalPlayableCents: fields.totalPlayableBalance.amount,
    withdrawableCents: fields.withdrawableBalance.amount,
    restrictedCents: fields.restrictedBalance.amount,
    bonusCents: fields.bonusBalance.amount,
  };
}

function meOf({ balances, ...fields }: AccountFieldsFragment): Me {
  const { id, firstName, lastName, email, username, lastLoginAt, userPreferences, casinoRestriction } = fields;
  return {
    account: {
      id,
      firstName,
      lastName,
      email,
      username,
      lastLoginAt,
      oddsFormat: userPreferences.oddsFormat,
      casinoRestriction: casinoRestriction?.active ? { expiresAt: casinoRestriction.expiresAt } : null,
      playCreditCents: fields.playCredit?.amount ?? null,
      showAppTourCard: fields.showAppTourCard,
      notices: noticesOf(fields),
    },
    balances: balancesOf(balances),
  };
}

function noticesOf(fields: Omit<AccountFieldsFragment, 'balances'>): Notices {
  const {
    showFirstWagerModal,
    requiresResponsibleGamingAcknowledgement,
    showLimitsModal,
    dailyTimeLimitSeconds,
    showW2gWinModal,
    w2gWin,
  } = fields;
  return {
    acknowledgement: requiresResponsibleGamingAcknowledgement,
    firstWager: showFirstWagerModal,
    limits: showLimitsModal ? { dailyTimeSeconds: dailyTimeLimitSeconds } : null,
    w2gWin:
      showW2gWinModal && w2gWin !== null
        ? {
            gameName: w2gWin.gameName,
            wonAt: w2gWin.wonAt,
            winCents: w2gWin.winAmount.amount,
            withheldCents: w2gWin.withheldAmount.amount,
          }
        : null,
  };
}

type WireItem = MenuItemFieldsFragment & { readonly children?: readonly MenuItemFieldsFragment[] };

/** Omits items without a target, so that every control of the panel works. */
function itemsOf(items: readonly WireItem[]): readonly MenuItem[] {
  return items.flatMap(({ kind, label, icon, deepLink, children = [] }) => {
    const path = routeOfLink(deepLink);
    return path !== null
      ? [{ kind, label, icon, path, canonicalPath: deepLink?.canonicalUrl ?? null, children: itemsOf(children) }]
      : [];
  });
}

function menuOf({ accountMenu }: AccountMenuQuery): Menu {
  const { balances, promotionalCreditBalance, menuShelves } = accountMenu;
  const { availableFreeBets, availableFreeWagersCount, availableProfitBoostCount } = accountMenu;
  const { accountMenuShelf, referralMenuShelf: referral, awardsMenuShelf: awards } = menuShelves;
  const referralPath = referral?.referralSectionDeepLink.webUrl;
  const badges = [
    [awards?.freeBetsDeepLink, availableFreeBets?.toString()],
    [awards?.profitBoostsDeepLink, availableProfitBoostCount?.toString()],
    [awards?.freeWagersDeepLink, availableFreeWagersCount?.toString()],
    [awards?.promotionalCreditsDeepLink, promotionalCreditBalance && formatMoney(promotionalCreditBalance.amount)],
  ] as const;
  return {
    balances: balances && balancesOf(balances),
    creditsCents: promotionalCreditBalance?.amount ?? null,
    items: itemsOf(accountMenuShelf.menuShelfItems),
    referral:
      referral && referralPath
        ? {
            label: referral.label,
            subtext: referral.subtext,
            imageUrl: referral.image,
            path: referralPath,
            isFirstTimeViewer: referral.isFirstTimeViewer,
          }
        : null,
    awards: Object.fromEntries(badges.flatMap(([link, text]) => (link?.webUrl && text ? [[link.webUrl, text]] : []))),
    awardCount: (availableFreeBets ?? 0) + (availableFreeWagersCount ?? 0) + (availableProfitBoostCount ?? 0),
  };
}
