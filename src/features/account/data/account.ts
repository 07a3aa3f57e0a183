import { live, mutation, playerQuery, subscription } from '../../../platform/data/declare.ts';
import type { Balances, Me, Menu } from '../logic/account.ts';
import {
  AccountBalanceDocument,
  AccountDocument,
  type AccountFieldsFragment,
  AccountMenuDocument,
  type AccountMenuQuery,
  type BalanceFieldsFragment,
  SetOddsFormatDocument,
} from './account.generated.ts';

/** The player and their balances: pushed, and refreshed by every poll of the menu. */
export const me = playerQuery({
  document: AccountDocument,
  map: ({ account }) => (account === null ? null : meOf(account)),
  live: live(
    subscription({ document: AccountBalanceDocument, map: ({ accountBalance }) => balancesOf(accountBalance) }),
    (known: Me, balances): Me => ({ ...known, balances }),
  ),
});

const menu = { document: AccountMenuDocument, map: menuOf };

export const playerMenu = playerQuery({
  ...menu,
  pollMs: 5_000,
  pollUnless: 'account-menu-without-poll',
  writes: ({ balances }, write) => {
    if (balances !== null) write(me, {}, (known) => ({ ...known, balances }));
  },
});

/** The same for a visitor, requested once. */
export const visitorMenu = playerQuery({ ...menu, audience: 'visitor', freshMs: Number.POSITIVE_INFINITY });

export const setOddsFormat = mutation({
  document: SetOddsFormatDocument,
  map: (data) => meOf(data.setOddsFormat),
  writes: (now, write) => write(me, {}, () => now),
});

function balancesOf(fields: BalanceFieldsFragment): Balances {
  return {
    playableCents: fields.playableBalance.amount,
    totalPlayableCents: fields.totalPlayableBalance.amount,
    withdrawableCents: fields.withdrawableBalance.amount,
    restrictedCents: fields.restrictedBalance.amount,
    bonusCents: fields.bonusBalance.amount,
  };
}

function meOf({ balances, userPreferences, ...account }: AccountFieldsFragment): Me {
  return { account: { ...account, oddsFormat: userPreferences.oddsFormat }, balances: balancesOf(balances) };
}

/** Omits items without a target, so that every control of the panel works. */
function menuOf({ accountMenu: { balances, promotionalCreditBalance, menuShelves } }: AccountMenuQuery): Menu {
  return {
    balances: balances && balancesOf(balances),
    creditsCents: promotionalCreditBalance?.amount ?? null,
    items: menuShelves.accountMenuShelf.menuShelfItems.flatMap(({ label, icon, deepLink }) =>
      deepLink?.webUrl ? [{ label, icon, path: deepLink.webUrl }] : [],
    ),
  };
}
