import { type AppSettings, DEFAULT_SETTINGS } from '../../core/settings.ts';

/** The settings that this build was made with. */
export const settings: AppSettings = typeof __SETTINGS__ === 'undefined' ? DEFAULT_SETTINGS : __SETTINGS__;
