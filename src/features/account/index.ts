/**
 * The account's door. src/app makes one `createAccount` per page and provides it with AccountContext; other features are given what they
 * need of it (`useMe`, `oddsFormat`).
 */
export { createAccount, type PlayerAccount } from './data/createAccount.ts';
export { AccountContext, useMe, useOddsFormat } from './data/useAccount.ts';
export { AccountButton } from './ui/AccountButton.tsx';
export { AnonymousMenu } from './ui/AnonymousMenu.tsx';
