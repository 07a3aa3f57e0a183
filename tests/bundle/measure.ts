import { readdirSync } from 'node:fs';
import type { BrandKind } from '../../core/wire/brandKind.ts';
import { readAllBrandFacts } from '../../scripts/vite/brandFacts.ts';
import { initialScripts, scriptBytes } from './closure.ts';
import { fetchedScriptBytes, homeOf, logIn } from './inBrowser.ts';

const APP = 'dist/app';

export interface BrandSize {
  readonly brand: string;
  readonly kind: BrandKind;
  readonly initialKb: number;
  readonly totalKb: number;
  readonly files: readonly string[];
}

export function builtBrands(): readonly string[] {
  return readdirSync(`${APP}/html`)
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replace('.html', ''));
}

/** Sizes of every brand's home page as built in dist/app and served at `port`. */
export async function measureBrands(port: number): Promise<readonly BrandSize[]> {
  const facts = new Map((await readAllBrandFacts(process.cwd())).map((one) => [one.code, one]));
  const sizes: BrandSize[] = [];
  for (const brand of builtBrands()) {
    const initial = initialScripts(APP, `html/${brand}.html`);
    const kind = facts.get(brand)?.casinoOf ? 'casino' : 'sportsbook';
    const fetched = await fetchedScriptBytes(`http://${brand}.localhost:${port}/`, homeOf(kind));
    sizes.push({ brand, kind, initialKb: round(scriptBytes(APP, initial)), totalKb: round(fetched.bytes), files: fetched.files });
  }
  return sizes;
}

/** KB of the scripts that the log-in page of a brand loads, and their files. The page is the same in all brands. */
export async function measureLogIn(port: number, brand: string): Promise<Pick<BrandSize, 'totalKb' | 'files'>> {
  const { bytes, files } = await fetchedScriptBytes(`http://${brand}.localhost:${port}/login`, logIn);
  return { totalKb: round(bytes), files };
}

function round(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}
