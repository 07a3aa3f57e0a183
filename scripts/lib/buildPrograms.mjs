import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { NODE_BUNDLE } from './nodeBundle.mjs';
import { inProject, root } from './project.mjs';

const FONT = 'public/fonts/inter-latin-wght-normal.woff2';

/** The game server in dist/gameServer, and its pages in dist/gameServer/page: PixiJS is loaded there and nowhere else. */
export const buildGameServer = () => buildProgram('gameServer', ['play.ts', 'verify.ts'], ['play.html', 'verify.html', 'page.css']);

/** The sandbox's payment gateway in dist/paymentGateway, and its pages in dist/paymentGateway/page. */
export const buildPaymentGateway = () => buildProgram('paymentGateway', ['pay.ts'], ['pay.html', 'pay.css']);

/** A program beside the server: `<folder>/service/main.ts`, and scripts and files of `<folder>/page`. */
async function buildProgram(folder, scripts, files) {
  const { build, stop } = await import('esbuild');
  const outdir = inProject('dist', folder);
  rmSync(outdir, { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: scripts.map((name) => `./${folder}/page/${name}`),
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
  for (const name of [...files.map((file) => `${folder}/page/${file}`), FONT])
    cpSync(inProject(name), `${outdir}/page/${path.basename(name)}`);
  await build({ ...NODE_BUNDLE, entryPoints: [`./${folder}/service/main.ts`], outfile: `${outdir}/main.js` });
  // Otherwise its helper process would live as long as this one.
  await stop();
}
