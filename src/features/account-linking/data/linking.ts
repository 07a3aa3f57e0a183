import { live, mutation, playerQuery, subscription } from '../../../platform/data/declare.ts';
import { type LinkedAccount, withAccount } from '../logic/linkedAccount.ts';
import {
  BeginAccountLinkDocument,
  CreateAccountLinkDocument,
  LinkedAccountsDocument,
  LinkedAccountUpdatedDocument,
  RedeemAccountLinkCodeDocument,
  RemoveAccountLinkDocument,
} from './linking.generated.ts';

const linkedAccountUpdated = subscription({
  document: LinkedAccountUpdatedDocument,
  map: ({ linkedAccountUpdated: now }): LinkedAccount => now,
});

/** Changed at once when the player links or unlinks on another device. */
export const linkedAccounts = playerQuery({
  document: LinkedAccountsDocument,
  map: ({ account }): readonly LinkedAccount[] | null => account?.linkedAccounts ?? null,
  live: live(linkedAccountUpdated, withAccount),
});

export const beginAccountLink = mutation({ document: BeginAccountLinkDocument, map: (data) => data.beginAccountLink });

export const redeemAccountLinkCode = mutation({
  document: RedeemAccountLinkCodeDocument,
  map: (data) => data.redeemAccountLinkCode,
});

export const createAccountLink = mutation({ document: CreateAccountLinkDocument, map: (data) => data.createAccountLink });

export const removeAccountLink = mutation({
  document: RemoveAccountLinkDocument,
  map: ({ removeAccountLink: now }): LinkedAccount => now,
  writes: (now, write) => write(linkedAccounts, {}, (before) => withAccount(before, now)),
});
