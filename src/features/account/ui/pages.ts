/** The pages of the settings: one file, because the door that every page loads pays for each import of its own. */
export { ContentSettingsPage } from './ContentSettingsPage.tsx';
export { NotificationsPage } from './NotificationsPage.tsx';
export { SettingsPage } from './SettingsPage.tsx';
