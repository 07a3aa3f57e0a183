import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import { importBundled } from './lib/importBundled.mjs';
import { readBrandFacts } from './vite/brandFacts.ts';
import { SHORTCUT_ICON_SIZE, SHORTCUTS, shortcutIcon } from './vite/webManifest.ts';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** The stroked path, then the filled path. */
type Shape = readonly [string, string?];

interface Drawing {
  /** In pixels. */
  readonly size: number;
  readonly markShare: number;
  readonly background: string;
}

/** The silhouette of a mark whose first shape is its plate: what lies on the plate is cut out. The system chooses the colour. */
export function monochromeMark(svg: string): string {
  const [, open = '', shapes = '', close = ''] = /^(<svg[^>]*>)(.*)(<\/svg>)\s*$/s.exec(svg) ?? [];
  let drawn = 0;
  const mask = shapes.replace(/fill="[^"]*"/g, () => (drawn++ === 0 ? 'fill="#fff"' : 'fill="#000"'));
  return `${open}<mask id="mark">${mask}</mask><rect width="100%" height="100%" fill="#fff" mask="url(#mark)"/>${close}`;
}

/** An icon of the menus on a plate of the brand's colour. */
function shortcutMark([line, solid]: Shape, { plate, mark }: { readonly plate: string; readonly mark: string }): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-9 -9 42 42"><rect x="-9" y="-9" width="42" height="42" rx="10" fill="${plate}"/><path d="${line}" fill="none" stroke="${mark}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>${solid === undefined ? '' : `<path d="${solid}" fill="${mark}"/>`}</svg>`;
}

/**
 * Draws brands/<code>/assets/icon-*.png out of icon.svg, and the icons of its shortcuts out of those of the menus. A maskable and a monochrome
 * icon keep the mark inside the safe circle (80 %); a maskable one is on the brand's page colour.
 */
export async function drawIcons(root: string, codes: readonly string[]): Promise<void> {
  const { SHAPES } = await importBundled<{ readonly SHAPES: Readonly<Record<string, Shape>> }>(
    root,
    `export * from ${JSON.stringify(path.join(root, 'src/ui/icons/shapes.ts'))};`,
  );
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    ...(existsSync(DEBIAN_CHROMIUM) ? { executablePath: DEBIAN_CHROMIUM } : {}),
  });
  try {
    for (const code of codes) {
      const folder = path.join(root, 'brands', code, 'assets');
      const { backgroundColor, kind, shortcutColors } = await readBrandFacts(root, code);
      const brandMark = await readFile(path.join(folder, 'icon.svg'), 'utf8');
      const draw = async (name: string, svg: string, { size, markShare, background }: Drawing): Promise<void> => {
        const mark = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
        const page = await browser.newPage({ viewport: { width: size, height: size } });
        const markSize = Math.round(size * markShare);
        await page.setContent(
          `<body style="margin:0;width:${size}px;height:${size}px;display:grid;place-items:center;background:${background}"><img width="${markSize}" height="${markSize}" src="${mark}"></body>`,
        );
        await page.waitForFunction(() => document.images[0]?.complete === true);
        await writeFile(path.join(folder, name), await page.screenshot({ omitBackground: background === 'transparent' }));
        await page.close();
      };
      await draw('icon-192.png', brandMark, { size: 192, markShare: 1, background: 'transparent' });
      await draw('icon-512.png', brandMark, { size: 512, markShare: 1, background: 'transparent' });
      await draw('icon-maskable-512.png', brandMark, { size: 512, markShare: 0.6, background: backgroundColor });
      await draw('icon-monochrome-512.png', monochromeMark(brandMark), { size: 512, markShare: 0.6, background: 'transparent' });
      for (const shortcut of SHORTCUTS[kind]) {
        const shape = SHAPES[shortcut.icon];
        if (!shape) throw new Error(`There is no drawing ${shortcut.icon}`);
        await draw(shortcutIcon(shortcut), shortcutMark(shape, shortcutColors), {
          size: SHORTCUT_ICON_SIZE,
          markShare: 1,
          background: 'transparent',
        });
      }
    }
  } finally {
    await browser.close();
  }
}
