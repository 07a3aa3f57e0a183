/** Pages of the account that are opened from its settings: one file, because the door that every page loads pays for each import of its own. */
export { AddressPage } from './AddressPage.tsx';
export { CloseAccountPage } from './CloseAccountPage.tsx';
export { EmailPreferencesPage } from './EmailPreferencesPage.tsx';
