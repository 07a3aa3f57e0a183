import { readSettings } from '../../core/wire/readSettings.ts';

/** The constant by which the app and its worker know the settings of the build. */
export function settingsDefine(environment: Readonly<Record<string, string | undefined>>): { readonly __SETTINGS__: string } {
  return { __SETTINGS__: JSON.stringify(readSettings(environment)) };
}
