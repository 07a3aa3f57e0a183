import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import { readBrandFacts } from './vite/brandFacts.ts';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/**
 * Draws brands/<code>/assets/icon-*.png out of icon.svg. A maskable icon keeps the mark inside the safe circle (80 %) on the brand's page
 * colour.
 */
export async function drawIcons(root: string, codes: readonly string[]): Promise<void> {
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    ...(existsSync(DEBIAN_CHROMIUM) ? { executablePath: DEBIAN_CHROMIUM } : {}),
  });
  try {
    for (const code of codes) {
      const folder = path.join(root, 'brands', code, 'assets');
      const { backgroundColor } = await readBrandFacts(root, code);
      const mark = `data:image/svg+xml;base64,${(await readFile(path.join(folder, 'icon.svg'))).toString('base64')}`;
      const draw = async (name: string, size: number, markShare: number, background: string): Promise<void> => {
        const page = await browser.newPage({ viewport: { width: size, height: size } });
        const markSize = Math.round(size * markShare);
        await page.setContent(
          `<body style="margin:0;width:${size}px;height:${size}px;display:grid;place-items:center;background:${background}"><img width="${markSize}" height="${markSize}" src="${mark}"></body>`,
        );
        await page.waitForFunction(() => document.images[0]?.complete === true);
        await writeFile(path.join(folder, name), await page.screenshot({ omitBackground: background === 'transparent' }));
        await page.close();
      };
      await draw('icon-192.png', 192, 1, 'transparent');
      await draw('icon-512.png', 512, 1, 'transparent');
      await draw('icon-maskable-512.png', 512, 0.6, backgroundColor);
    }
  } finally {
    await browser.close();
  }
}
