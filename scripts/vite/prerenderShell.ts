import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { BrandKind } from '../../core/wire/brandKind.ts';
import type { BrandCode } from '../../server/platform/brands.ts';
import { brandsDefine } from './brandFacts.ts';
import { CHUNKS } from './chunkTable.ts';

export interface FirstFrame {
  readonly html: string;
  readonly css: string;
}

type PrerenderModule = { readonly firstFrame: (code: BrandCode) => Promise<FirstFrame> };

/**
 * The app's function that draws the first frame, every brand, and the components that home loads (the table of chunks). The app itself
 * finds brands by a pattern of Vite's, which does not exist here.
 */
function entry(codes: readonly BrandCode[]): string {
  const brands = codes.map((code) => `${code}: () => import('./brands/${code}/brand.ts')`);
  const modulesOf = (kind: BrandKind): string => {
    const roots = CHUNKS.flatMap((row) => (row.home !== null && (row.only ?? kind) === kind ? row.roots : []));
    const components = new Set(roots.filter((path) => path.endsWith('.tsx')));
    return `[${[...components].map((path) => `() => import('./${path}')`).join(', ')}]`;
  };
  return `import { prerenderShell } from './src/app/prerender.tsx';
const BRANDS = { ${brands.join(', ')} };
const MODULES = { sportsbook: ${modulesOf('sportsbook')}, casino: ${modulesOf('casino')} };
export const firstFrame = async (code) => prerenderShell((await BRANDS[code]()).brand, MODULES);`;
}

/** The app's own first frame of every brand: src/app/prerender.tsx, run here. Packages are loaded from where they are installed. */
export async function prerenderShells(root: string, codes: readonly BrandCode[]): Promise<Readonly<Record<string, FirstFrame>>> {
  const bundle = await build({
    stdin: { contents: entry(codes), resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', __BRANDS__: await brandsDefine(root) },
    logLevel: 'silent',
  });
  // Written beside node_modules, because packages are resolved from the importing file.
  const file = join(root, `.prerender-${process.pid}.mjs`);
  writeFileSync(file, bundle.outputFiles[0]?.text ?? '');
  try {
    const frames: Record<string, FirstFrame> = {};
    for (const code of codes) {
      // One module instance for each brand, because a style sheet has one brand.
      const module = (await import(`${pathToFileURL(file).href}?${code}`)) as PrerenderModule;
      frames[code] = await module.firstFrame(code);
    }
    return frames;
  } finally {
    rmSync(file, { force: true });
  }
}

/** The script of the page's head, small and whole. */
export async function earlyScript(root: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'src/app/theme/earlyMode.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

export function hashed(name: string, extension: string, content: string): string {
  return `assets/${name}-${createHash('sha256').update(content).digest('base64url').slice(0, 8)}.${extension}`;
}
