export { findLinkedAccount, forgetNonces, linkAccount, storeNonce, unlinkAccount } from './linkedAccounts.ts';
export { dismissedPrompts, dismissPrompt } from './promptDismissals.ts';
export type { LinkingTables } from './tables.ts';
