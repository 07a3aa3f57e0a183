import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BrandKind } from '../../core/wire/brandKind.ts';
import { INSTALL_PICTURES } from '../../core/wire/installPictures.ts';
import type { BrandCode } from '../../server/platform/brands.ts';
import { readBrandCodes } from '../lib/brands.mjs';
import { importBundled } from '../lib/importBundled.mjs';

/** The brand's facts in its finished page and manifest, before any script runs. Colours are `#rrggbb`. */
export interface BrandFacts {
  readonly code: BrandCode;
  readonly name: string;
  /** Where the brand is on the web. */
  readonly address: string;
  /** For a standalone casino: the code of its app; else null. */
  readonly casinoOf: BrandCode | null;
  /** The installed app's name under its icon. */
  readonly appName: string;
  readonly kind: BrandKind;
  readonly title: string;
  readonly description: string;
  readonly mode: 'dark' | 'light';
  /** The modes the brand has, its default first. */
  readonly modes: readonly ('dark' | 'light')[];
  /** True: the system's preference does not choose the mode. */
  readonly blockSystemMode: boolean;
  readonly themeColor: string;
  readonly backgroundColor: string;
  /** The header's background in each mode of the page. */
  readonly headerColors: Readonly<Record<'dark' | 'light', string>>;
  /** Colours of the icons of its shortcuts: the accent of its first mode, and what is drawn on it. */
  readonly shortcutColors: { readonly plate: string; readonly mark: string };
  /** Pictures of the app that the brand has, for the browser's install dialog. */
  readonly screenshots: readonly string[];
}

interface ThemeColors {
  readonly header: string;
  readonly accent: string;
  readonly onAccent: string;
}

type BrandModule = {
  readonly brand?: {
    readonly page?: Partial<BrandFacts>;
    readonly name?: string;
    readonly address?: string;
    readonly standaloneCasinoOf?: BrandCode | null;
    readonly modes?: readonly ('dark' | 'light')[];
    readonly blockSystemMode?: boolean;
    readonly theme?: {
      readonly modes: Readonly<Partial<Record<'dark' | 'light', ThemeColors>>>;
      readonly headerMode?: 'dark' | 'light';
    };
  };
};

const neutral = { themeColor: '#0A0C0F', backgroundColor: '#0A0C0F', modes: ['dark'] as const };

/**
 * A brand's page facts: `page` of the `brand` that brands/<code>/brand.ts exports, and defaults from its name, so that a brand with
 * only a name still builds.
 */
export async function readBrandFacts(root: string, code: BrandCode): Promise<BrandFacts> {
  const file = resolve(root, 'brands', code, 'brand.ts');
  const brand = existsSync(file)
    ? (await importBundled<BrandModule>(root, `export * from ${JSON.stringify(file)};`)).brand
    : undefined;
  const name = brand?.name ?? code.toUpperCase();
  const modes = brand?.modes ?? neutral.modes;
  const kind = brand?.standaloneCasinoOf == null ? 'sportsbook' : 'casino';
  const mode = modes[0] ?? 'dark';
  const accents = brand?.theme?.modes[mode];
  const headerColor = (mode: 'dark' | 'light'): string =>
    brand?.theme?.modes[brand.theme.headerMode ?? mode]?.header ?? neutral.themeColor;
  return {
    code,
    name,
    appName: name,
    kind,
    address: brand?.address ?? `https://${code}.example/`,
    casinoOf: brand?.standaloneCasinoOf ?? null,
    title: `${name}: live odds and betting`,
    description: `Live odds, straight bets and parlays at ${name}: prices as they move, your betslip and your bets in one window.`,
    modes,
    mode,
    blockSystemMode: brand?.blockSystemMode ?? false,
    themeColor: neutral.themeColor,
    backgroundColor: neutral.backgroundColor,
    headerColors: { dark: headerColor('dark'), light: headerColor('light') },
    shortcutColors: { plate: accents?.accent ?? '#F4F6F8', mark: accents?.onAccent ?? neutral.themeColor },
    screenshots: INSTALL_PICTURES[kind]
      .map(({ file: name }) => name)
      .filter((name) => existsSync(resolve(root, 'brands', code, 'assets', name))),
    ...brand?.page,
  };
}

/** The value of `__BRANDS__`: names, addresses and kinds of all brands, known without loading them (src/brand/products.ts). */
export async function brandsDefine(root: string): Promise<string> {
  const all = await readAllBrandFacts(root);
  return JSON.stringify(Object.fromEntries(all.map(({ code, name, address, casinoOf }) => [code, { name, address, casinoOf }])));
}

export function readAllBrandFacts(root: string): Promise<readonly BrandFacts[]> {
  return Promise.all(readBrandCodes(root).map((code) => readBrandFacts(root, code)));
}
