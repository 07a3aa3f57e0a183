import { mutation, playerQuery } from '../../../platform/data/declare.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import { DefaultBetAmountDocument, SetDefaultBetAmountDocument } from './contentSettings.generated.ts';

/** Wrapped in an object: that there is none is an answer. */
export interface DefaultStake {
  readonly stakeCents: number | null;
}

type Fields = { readonly userPreferences: { readonly defaultBetAmount: { readonly amount: number } | null } };

const stakeOf = ({ userPreferences }: Fields): DefaultStake => ({ stakeCents: userPreferences.defaultBetAmount?.amount ?? null });

const defaultStake = playerQuery({
  document: DefaultBetAmountDocument,
  map: ({ account }) => (account === null ? null : stakeOf(account)),
});

export const setDefaultStake = mutation({
  document: SetDefaultBetAmountDocument,
  map: (data) => stakeOf(data.setDefaultBetAmount),
  writes: (setting, write) => write(defaultStake, {}, () => setting),
});

/** The stake of new straight bets, which the account keeps. */
export const useDefaultStake = () => useQuery(defaultStake, {});
