import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importBundled } from './importBundled.mjs';
import { inProject, root } from './project.mjs';

/** Allowed brand codes: a code is a folder, the first label of a host name and part of file names. */
export const BRAND_CODE = /^[a-z]{2,12}$/;

/**
 * The codes of all brands: the folders of `brands/` that contain a `brand.ts`, in alphabetical order.
 * @param {string} project
 * @returns {readonly string[]}
 * @throws Error when a folder's name is not a valid code.
 */
export function readBrandCodes(project) {
  const codes = readdirSync(path.join(project, 'brands')).filter((name) =>
    existsSync(path.join(project, 'brands', name, 'brand.ts')),
  );
  for (const code of codes)
    if (!BRAND_CODE.test(code))
      throw new Error(`The folder brands/${code} is not usable: a brand’s code is 2 to 12 letters, a to z.`);
  return codes.sort();
}

/** Writes dist/brands.json: what a server, which has no compiled brands, knows of them (server/platform/brands.ts). */
export async function writeBrands() {
  const brands = await Promise.all(
    readBrandCodes(root).map(async (code) => {
      const { brand } = await importBundled(root, `export * from ${JSON.stringify(inProject('brands', code, 'brand.ts'))};`);
      const { standaloneCasinoOf: casinoOf, preferences, flags, text } = brand;
      return { code, casinoOf, linksAccounts: preferences.accountLinkingEnabled, flags, limits: text.responsibleGaming.limits };
    }),
  );
  mkdirSync(inProject('dist'), { recursive: true });
  writeFileSync(inProject('dist/brands.json'), `${JSON.stringify(brands, null, 2)}\n`);
}
