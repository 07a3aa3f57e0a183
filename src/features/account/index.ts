/**
 * The account's door. src/app makes one `createAccount({ api: apolloAccountApi(client), ... })` per page and provides it with
 * AccountContext; other features are given what they need of it (`account.playableCents`, `account.oddsFormat`).
 */
export { AccountContext, type AccountWorld, useAccount, useOddsFormat, usePlayableBalance } from './data/accountContext.ts';
export { apolloAccountApi } from './data/apolloAccountApi.ts';
export { createAccount } from './data/createAccount.ts';
export { AccountButton } from './ui/AccountButton.tsx';
export { AnonymousMenu } from './ui/AnonymousMenu.tsx';
