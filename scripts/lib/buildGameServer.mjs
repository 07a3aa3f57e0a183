import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { NODE_BUNDLE } from './nodeBundle.mjs';
import { inProject, root } from './project.mjs';

const PAGE_FILES = [
  'gameServer/page/play.html',
  'gameServer/page/verify.html',
  'gameServer/page/page.css',
  'public/fonts/inter-latin-wght-normal.woff2',
];

/** The game server in dist/gameServer, and its pages in dist/gameServer/page: PixiJS is loaded there and nowhere else. */
export async function buildGameServer() {
  const { build, stop } = await import('esbuild');
  const outdir = inProject('dist/gameServer');
  rmSync(outdir, { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: ['./gameServer/page/play.ts', './gameServer/page/verify.ts'],
    outdir: `${outdir}/page`,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
  });
  for (const name of PAGE_FILES) cpSync(inProject(name), `${outdir}/page/${path.basename(name)}`);
  await build({ ...NODE_BUNDLE, entryPoints: ['./gameServer/service/main.ts'], outfile: `${outdir}/main.js` });
  // Otherwise its helper process would live as long as this one.
  await stop();
}
