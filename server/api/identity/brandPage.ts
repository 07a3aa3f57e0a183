import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { BrandCode } from '../../platform/brands.ts';

/** What the log-in page shows of a brand. Paths are of the identity origin. */
export interface BrandPage {
  readonly name: string;
  /** The modes the brand has, its default first. */
  readonly modes: readonly string[];
  readonly styles: readonly string[];
  /** Null where the app is not built. */
  readonly icon: string | null;
}

/** The files of a brand that the identity origin serves, written by the app's build (scripts/vite/identityStyle.ts). */
export const BRAND_FILES = { 'icon.svg': 'image/svg+xml', 'identity.css': 'text/css; charset=utf-8' } as const;

export const BRAND_FILE_NAMES = Object.keys(BRAND_FILES) as (keyof typeof BRAND_FILES)[];

const facts = z.object({ name: z.string(), modes: z.array(z.string()).min(1) });

/** Reads what the build knows of a brand; a server has no compiled brands. Without a build the page is plain. */
export function readBrandPage(appDirectory: string, code: BrandCode): BrandPage {
  const file = path.join(appDirectory, 'brands', code, 'identity.json');
  if (!existsSync(file)) return { name: code, modes: ['light'], styles: [], icon: null };
  const { name, modes } = facts.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { name, modes, styles: ['/brand/identity.css'], icon: '/brand/icon.svg' };
}
