import { existsSync } from 'node:fs';
import path from 'node:path';
import { NAV_ICONS_PATH } from '../../../core/wire/apiPaths.ts';
import { BRAND_CODES } from '../../platform/brands.ts';
import type { Config } from '../../platform/config.ts';

const ADDRESS = new RegExp(`^${NAV_ICONS_PATH}/([^/]+)/([^/]+)/([a-z][a-z-]*\\.svg)$`);
const FOLDER = NAV_ICONS_PATH.slice(1);

/**
 * The file of a menu icon: the brand's own, else the one of all brands; `none` for an icon, brand or environment that is not here, null for
 * any other address.
 */
export function navIconFile(url: string, directory: string, { environment }: Pick<Config, 'environment'>): string | 'none' | null {
  if (!url.startsWith(`${NAV_ICONS_PATH}/`)) return null;
  const [, ofEnvironment = '', brand = '', icon = ''] = ADDRESS.exec(url) ?? [];
  if (ofEnvironment !== environment || !BRAND_CODES.includes(brand)) return 'none';
  const files = [brand, 'default'].map((folder) => `${FOLDER}/${folder}/${icon}`);
  return files.find((file) => existsSync(path.join(directory, file))) ?? 'none';
}
