import { DEFAULT_SETTINGS, type Settings } from '../../core/wire/settings.ts';

/** The settings that this build was made with. */
export const settings: Settings = typeof __SETTINGS__ === 'undefined' ? DEFAULT_SETTINGS : __SETTINGS__;
