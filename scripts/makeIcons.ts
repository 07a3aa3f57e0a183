import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';

/**
 * Draws brands/<code>/assets/icon-*.png out of icon.svg. The results are committed; run it again after a monogram changed:
 * `node scripts/run.mjs scripts/makeIcons.ts`. A maskable icon keeps the mark inside the safe circle (80 %) on the brand's page colour.
 */
const PLATES: Record<string, string> = { espnbet: '#0E1126', tsb: '#0A0C0F', hwc: '#120A15', tsc: '#0B0B12' };

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

async function main(): Promise<void> {
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    ...(existsSync(DEBIAN_CHROMIUM) ? { executablePath: DEBIAN_CHROMIUM } : {}),
  });
  for (const [code, plate] of Object.entries(PLATES)) {
    const folder = join(import.meta.dirname, '..', 'brands', code, 'assets');
    const mark = `data:image/svg+xml;base64,${(await readFile(join(folder, 'icon.svg'))).toString('base64')}`;
    const draw = async (name: string, size: number, markShare: number, background: string): Promise<void> => {
      const page = await browser.newPage({ viewport: { width: size, height: size } });
      const markSize = Math.round(size * markShare);
      await page.setContent(
        `<body style="margin:0;width:${size}px;height:${size}px;display:grid;place-items:center;background:${background}"><img width="${markSize}" height="${markSize}" src="${mark}"></body>`,
      );
      await page.waitForFunction(() => document.images[0]?.complete === true);
      await writeFile(join(folder, name), await page.screenshot({ omitBackground: background === 'transparent' }));
      await page.close();
    };
    await draw('icon-192.png', 192, 1, 'transparent');
    await draw('icon-512.png', 512, 1, 'transparent');
    await draw('icon-maskable-512.png', 512, 0.6, plate);
  }
  await browser.close();
}

await main();
