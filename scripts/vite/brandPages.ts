import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { INSTALL_PICTURES } from '../../core/wire/installPictures.ts';
import type { BrandCode } from '../../server/platform/brands.ts';
import { readBrandCodes } from '../lib/brands.mjs';
import { root as project } from '../lib/project.mjs';
import { type BrandFacts, readAllBrandFacts } from './brandFacts.ts';
import { identityFiles } from './identityStyle.ts';
import { earlyScript, hashed, prerenderShells } from './prerenderShell.ts';
import { iconFiles, webManifest } from './webManifest.ts';

const BRAND_CODES = readBrandCodes(project);
const KINDS = ['sportsbook', 'casino'] as const;
const ASSETS: ReadonlySet<string> = new Set(
  KINDS.flatMap((kind) => [...iconFiles(kind), ...INSTALL_PICTURES[kind].map(({ file }) => file)]),
);

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/** The window's colour in each mode: that of the header, which is the title bar of the installed app. `showMode` chooses by `data-theme`. */
function themeColors({ modes, headerColors }: BrandFacts): string {
  return modes
    .map((mode) => {
      const media = modes.length < 2 ? '' : ` media="(prefers-color-scheme: ${mode})"`;
      return `<meta name="theme-color" data-theme="${mode}" content="${escapeHtml(headerColors[mode])}"${media} />`;
    })
    .join('\n    ');
}

const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as { readonly version: string };

/** Fills the placeholders of index.html. Values of a brand are inserted as text, never as markup. */
export function brandPage(template: string, facts: BrandFacts): string {
  const values: Record<string, string> = {
    VERSION: version,
    BRAND: facts.code,
    THEME_MODE: facts.mode,
    TITLE: facts.title,
    NAME: facts.name,
    DESCRIPTION: facts.description,
    COLOR_SCHEME: facts.modes.join(' '),
    SYSTEM_MODE: facts.blockSystemMode ? 'blocked' : 'allowed',
  };
  const page = template.replace('<meta name="theme-color" />', () => themeColors(facts));
  return page.replace(/%([A-Z_]+)%/g, (whole, key: string) => (values[key] === undefined ? whole : escapeHtml(values[key])));
}

function preloads(fileNames: readonly string[], code: BrandCode): string {
  const fonts = fileNames.filter((name) => /(^|\/)inter[^/]*\.woff2$/.test(name));
  const brandScripts = fileNames.filter((name) => new RegExp(`(^|/)brand-${code}-[^/]*\\.js$`).test(name));
  return [
    ...fonts.map((name) => `    <link rel="preload" href="/${name}" as="font" type="font/woff2" crossorigin />\n`),
    ...brandScripts.map((name) => `    <link rel="modulepreload" crossorigin href="/${name}" />\n`),
  ].join('');
}

/** `tsb.localhost:4000` is tsb; any other host is the brand of BRAND. */
export function brandOfHost(host: string | undefined, fallback: BrandCode): BrandCode {
  const first = host?.split(/[.:]/)[0];
  return BRAND_CODES.find((code) => code === first) ?? fallback;
}

/**
 * One finished page a brand (html/<code>.html) out of index.html, with the app's first frame and its styles already in it, its manifest
 * and icons under brands/<code>/. In development the page is filled in by host name for each request, and drawn by script.
 */
export function brandPages(): Plugin {
  let root = process.cwd();
  let publicDir = '';
  const fallback = BRAND_CODES.find((code) => code === process.env.BRAND) ?? 'tsb';
  const iconFile = (code: BrandCode, name: string): string => resolve(root, 'brands', code, 'assets', name);
  return {
    name: 'slipstream:brand-pages',
    configResolved(config) {
      root = config.root;
      publicDir = config.publicDir;
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = (request.url ?? '/').split('?')[0] ?? '/';
        const asset = /^\/brands\/([a-z]+)\/([\w.-]+)$/.exec(path);
        const code = BRAND_CODES.find((brandCode) => brandCode === asset?.[1]);
        if (code !== undefined && asset?.[2] === 'manifest.webmanifest') {
          const facts = (await readAllBrandFacts(root)).find((one) => one.code === code);
          response.setHeader('content-type', 'application/manifest+json');
          response.end(JSON.stringify(facts === undefined ? {} : webManifest(facts)));
          return;
        }
        const icon = asset?.[2] ?? '';
        if (code !== undefined && ASSETS.has(icon) && existsSync(iconFile(code, icon))) {
          response.setHeader('content-type', icon.endsWith('.svg') ? 'image/svg+xml' : 'image/png');
          response.end(readFileSync(iconFile(code, icon)));
          return;
        }
        const isNavigation =
          request.method === 'GET' && (request.headers.accept ?? '').includes('text/html') && !/\.\w+$/.test(path);
        if (!isNavigation || path.startsWith('/@')) {
          next();
          return;
        }
        const wanted = brandOfHost(request.headers.host, fallback);
        const facts = (await readAllBrandFacts(root)).find((one) => one.code === wanted);
        const template = readFileSync(join(root, 'index.html'), 'utf8');
        const page = facts === undefined ? template : brandPage(template, facts);
        response.setHeader('content-type', 'text/html');
        response.end(await server.transformIndexHtml(path, page));
      });
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const template = page.source.toString();
        delete bundle['index.html'];
        // Its content is in every page.
        delete bundle['importmap.json'];
        const publicFonts = existsSync(join(publicDir, 'fonts'))
          ? (await import('node:fs')).readdirSync(join(publicDir, 'fonts'))
          : [];
        const names = [...Object.keys(bundle), ...publicFonts.map((name) => `fonts/${name}`)];
        const frames = await prerenderShells(root, BRAND_CODES);
        const early = await earlyScript(root);
        const earlyFile = hashed('early', 'js', early);
        this.emitFile({ type: 'asset', fileName: earlyFile, source: early });
        for (const facts of await readAllBrandFacts(root)) {
          const frame = frames[facts.code];
          const css = frame?.css ?? '';
          const cssFile = hashed(`brand-${facts.code}`, 'css', css);
          this.emitFile({ type: 'asset', fileName: cssFile, source: css });
          const head = [
            `    <script src="/${earlyFile}"></script>\n`,
            `    <link rel="stylesheet" href="/${cssFile}" />\n`,
            preloads(names, facts.code),
          ].join('');
          const page = template
            .replace('  </head>', () => `${head}  </head>`)
            .replace('<div id="root"></div>', () => `<div id="root">${frame?.html ?? ''}</div>`);
          const html = brandPage(page, facts);
          this.emitFile({ type: 'asset', fileName: `html/${facts.code}.html`, source: html });
          const manifest = JSON.stringify(webManifest(facts));
          this.emitFile({ type: 'asset', fileName: `brands/${facts.code}/manifest.webmanifest`, source: manifest });
          for (const [name, source] of Object.entries(await identityFiles(root, facts)))
            this.emitFile({ type: 'asset', fileName: `brands/${facts.code}/${name}`, source });
          for (const picture of facts.screenshots)
            this.emitFile({
              type: 'asset',
              fileName: `brands/${facts.code}/${picture}`,
              source: readFileSync(iconFile(facts.code, picture)),
            });
          for (const icon of iconFiles(facts.kind)) {
            const file = iconFile(facts.code, icon);
            if (!existsSync(file)) this.error(`Brand ${facts.code} has no ${icon} in brands/${facts.code}/assets.`);
            this.emitFile({ type: 'asset', fileName: `brands/${facts.code}/${icon}`, source: readFileSync(file) });
          }
        }
      },
    },
  };
}
