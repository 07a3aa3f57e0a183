import type { BrandCode } from './brands.ts';
import { BRAND_CODES } from './brands.ts';

/** The location check that a player installs on a device of one platform, and the addresses that it can be loaded from. */
export interface GeolocationInstaller {
  readonly brand: BrandCode;
  readonly id: string;
  readonly cdnUrls: readonly string[];
}

/** `brand/id=address|address` entries, separated by commas, each with https addresses. Null: not readable. */
export function parseInstallers(text: string): readonly GeolocationInstaller[] | null {
  const installers = text.split(',').map((entry): GeolocationInstaller | null => {
    const [, brand = '', id = '', addresses = ''] = /^\s*([a-z]+)\/([\w.-]{1,40})=(\S+?)\s*$/.exec(entry) ?? [];
    const cdnUrls = addresses.split('|');
    const isUsable = BRAND_CODES.includes(brand) && cdnUrls.every((url) => url.startsWith('https://') && URL.canParse(url));
    return isUsable ? { brand, id, cdnUrls } : null;
  });
  const usable = installers.filter((installer) => installer !== null);
  return usable.length === installers.length && new Set(usable.map(({ brand, id }) => `${brand}/${id}`)).size === usable.length
    ? usable
    : null;
}
