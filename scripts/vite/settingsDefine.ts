import { type AppSettings, readSettings } from '../../core/settings.ts';

/** The constant by which the app and its worker know the settings of the build. */
export function settingsDefine(environment: Readonly<Record<string, string | undefined>>): { readonly __SETTINGS__: string } {
  const { restFields, ...shared } = readSettings(environment);
  const settings: AppSettings = { ...shared, restFields: { emailOffers: restFields.emailOffers } };
  return { __SETTINGS__: JSON.stringify(settings) };
}
