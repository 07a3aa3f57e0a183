import type { ApolloClient } from '@apollo/client';
import { lateSubscription } from '../../../platform/graphql/lateSubscription.ts';
import type { Balances, MenuItem } from '../logic/account.ts';
import {
  AccountBalanceDocument,
  AccountDocument,
  type AccountFieldsFragment,
  AccountMenuDocument,
  type AccountMenuQuery,
  type BalanceFieldsFragment,
  SetOddsFormatDocument,
} from './account.generated.ts';
import type { AccountApi, Me, Menu } from './accountApi.ts';

const past = { fetchPolicy: 'no-cache' } as const;

/** @param apollo fetched when the first call is made: a visitor who only looks makes none. */
export function apolloAccountApi(apollo: () => Promise<ApolloClient>): AccountApi {
  return {
    me: () =>
      orNull(async () => {
        const { data } = await (await apollo()).query({ query: AccountDocument, ...past });
        return data?.account ? meOf(data.account) : null;
      }),
    menu: (skipAccount) =>
      orNull(async () => {
        const { data } = await (await apollo()).query({ query: AccountMenuDocument, variables: { skipAccount }, ...past });
        return data ? menuOf(data) : null;
      }),
    setOddsFormat: (oddsFormat) =>
      orNull(async () => {
        const { data } = await (await apollo()).mutate({ mutation: SetOddsFormatDocument, variables: { oddsFormat }, ...past });
        return data ? meOf(data.setOddsFormat) : null;
      }),
    // While it fails, the menu's poll carries the balance.
    watchBalance: (onBalances) =>
      lateSubscription(apollo, {
        query: AccountBalanceDocument,
        variables: {},
        next: ({ accountBalance }) => onBalances(balancesOf(accountBalance)),
      }),
  };
}

/** A failed call is no answer; Apollo's links have reported it. */
async function orNull<Value>(answer: () => Promise<Value | null>): Promise<Value | null> {
  try {
    return await answer();
  } catch {
    return null;
  }
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

function meOf(fields: AccountFieldsFragment): Me {
  const { id, firstName, lastName, email, username, lastLoginAt, userPreferences } = fields;
  return {
    account: { id, firstName, lastName, email, username, lastLoginAt, oddsFormat: userPreferences.oddsFormat },
    balances: balancesOf(fields.balances),
  };
}

/** Items that lead nowhere are left out: the panel has no dead controls. */
function menuOf({ accountMenu }: AccountMenuQuery): Menu {
  const items: MenuItem[] = accountMenu.menuShelves.accountMenuShelf.menuShelfItems.flatMap(({ label, icon, deepLink }) =>
    deepLink?.webUrl ? [{ label, icon, path: deepLink.webUrl }] : [],
  );
  return {
    balances: accountMenu.balances === null ? null : balancesOf(accountMenu.balances),
    creditsCents: accountMenu.promotionalCreditBalance?.amount ?? null,
    items,
  };
}
