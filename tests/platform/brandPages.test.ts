import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchPath } from 'react-router';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { INSTALL_PICTURES } from '../../core/wire/installPictures.ts';
import { readBrandFacts } from '../../scripts/vite/brandFacts.ts';
import { brandOfHost, brandPage } from '../../scripts/vite/brandPages.ts';
import { iconFiles, webManifest } from '../../scripts/vite/webManifest.ts';
import { BRAND_CODES } from '../../server/platform/brands.ts';
import { routeTable } from '../../src/app/routes/routeTable.ts';

const root = join(import.meta.dirname, '..', '..');
const template = readFileSync(join(root, 'index.html'), 'utf8');

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly purpose: string;
}

describe.each(BRAND_CODES)('the finished page of %s', (code) => {
  it('says its brand, mode, title, description and colour, and leaves no placeholder', async () => {
    const facts = await readBrandFacts(root, code);
    const page = brandPage(template, facts);
    expect(page).toContain(` data-brand="${code}" data-mode="${facts.modes[0]}" data-modes="${facts.modes.join(' ')}"`);
    expect(page).toContain(`/brands/${code}/manifest.webmanifest`);
    for (const mode of facts.modes)
      expect(page).toContain(`<meta name="theme-color" data-theme="${mode}" content="${facts.headerColors[mode]}"`);
    expect(page.match(/prefers-color-scheme/g) ?? []).toHaveLength(facts.modes.length < 2 ? 0 : 2);
    expect(/<title>([^<]+)<\/title>/.exec(page)?.[1]?.length ?? 0).toBeGreaterThan(5);
    expect(page).not.toMatch(/%[A-Z_]+%/);
  });

  it('has no inline script or style: the content security policy allows none', async () => {
    const page = brandPage(template, await readBrandFacts(root, code));
    expect(page).not.toMatch(/<style|\sstyle=|\son\w+=/);
    for (const [, attributes, content] of page.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)) {
      expect(attributes).toContain('src=');
      expect(content).toBe('');
    }
  });

  it('has a manifest that a browser installs: names, start, display, icons of 192 and 512, a maskable and a monochrome one', async () => {
    const manifest = webManifest(await readBrandFacts(root, code)) as {
      name: string;
      display: string;
      start_url: string;
      icons: Icon[];
    };
    expect(manifest).toMatchObject({ display: 'standalone', start_url: '/', scope: '/' });
    expect(manifest.name.length).toBeGreaterThan(1);
    expect(manifest.icons.map((icon) => `${icon.sizes} ${icon.purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable', '512x512 monochrome']),
    );
    for (const icon of manifest.icons) {
      const file = join(root, 'brands', code, 'assets', icon.src.split('/').at(-1) ?? '');
      expect(existsSync(file), icon.src).toBe(true);
    }
  });

  it('has a manifest with a title bar of its own, one window, pictures of both forms and a name with capitals', async () => {
    const facts = await readBrandFacts(root, code);
    const manifest = webManifest(facts) as { screenshots: { src: string; sizes: string; form_factor: string; label: string }[] };
    expect(manifest).toMatchObject({
      name: code.toUpperCase(),
      display_override: ['window-controls-overlay', 'standalone'],
      launch_handler: { client_mode: ['focus-existing', 'auto'] },
      share_target: {
        action: '/open',
        method: 'GET',
        enctype: 'application/x-www-form-urlencoded',
        params: { title: 'title', text: 'text', url: 'url' },
      },
      protocol_handlers: [{ protocol: `web+${code}`, url: '/open?link=%s' }],
      edge_side_panel: { preferred_width: 480 },
    });
    // A new brand has no pictures of itself yet.
    const taken = INSTALL_PICTURES[facts.kind].filter(({ file }) => facts.screenshots.includes(file));
    expect([0, 6]).toContain(taken.length);
    expect(manifest.screenshots.map(({ form_factor: form }) => form)).toEqual(taken.map(({ form }) => form));
    expect(new Set(taken.map(({ form, label }) => `${form} ${label}`)).size).toBe(taken.length);
    for (const { file, width, height, label } of taken) {
      const picture = await sharp(join(root, 'brands', code, 'assets', file)).metadata();
      expect([picture.format, picture.width, picture.height], file).toEqual(['png', width, height]);
      expect(manifest.screenshots).toContainEqual(
        expect.objectContaining({ src: `/brands/${code}/${file}`, sizes: `${width}x${height}`, label }),
      );
    }
  });

  it('opens files with picks where it has a slip, and only there', async () => {
    const facts = await readBrandFacts(root, code);
    expect(webManifest(facts).file_handlers).toEqual(
      facts.kind === 'casino'
        ? undefined
        : [{ action: '/open?file', accept: { 'application/vnd.slipstream.slip+json': ['.slip'] } }],
    );
  });

  it('has an icon of its own for each shortcut, and a monochrome one that is more than its plate', async () => {
    const facts = await readBrandFacts(root, code);
    const { shortcuts } = webManifest(facts) as { shortcuts: { icons: Icon[] }[] };
    const sources = shortcuts.flatMap(({ icons }) => icons.map(({ src }) => src.split('/').at(-1) ?? ''));
    expect(new Set(sources).size).toBe(shortcuts.length);
    for (const name of iconFiles(facts.kind)) expect(existsSync(join(root, 'brands', code, 'assets', name)), name).toBe(true);
    for (const name of sources) {
      const { width, height } = await sharp(join(root, 'brands', code, 'assets', name)).metadata();
      expect([width, height], name).toEqual([96, 96]);
    }
    // The system paints it by its transparency: the mark is cut out of the plate.
    const alpha = await sharp(join(root, 'brands', code, 'assets', 'icon-monochrome-512.png'))
      .extractChannel('alpha')
      .raw()
      .toBuffer();
    const middle = [...alpha].filter((_, at) => Math.hypot((at % 512) - 256, Math.floor(at / 512) - 256) < 80);
    expect([Math.min(...middle), Math.max(...middle)]).toEqual([0, 255]);
  });

  it('has shortcuts that lead to pages of the brand', async () => {
    const facts = await readBrandFacts(root, code);
    const paths = routeTable(facts.kind).map(({ path }) => path);
    const { shortcuts } = webManifest(facts) as { shortcuts: { name: string; url: string }[] };
    expect(shortcuts).toHaveLength(4);
    for (const { url } of [...shortcuts, { url: '/open' }])
      expect(
        paths.some((path) => matchPath(path.startsWith('/') ? path : `/${path}`, url) !== null),
        url,
      ).toBe(true);
  });
});

describe('a host', () => {
  it('names its brand with its first label', () => {
    expect(brandOfHost('hwc.localhost:4000', 'tsb')).toBe('hwc');
    expect(brandOfHost('localhost:4000', 'tsb')).toBe('tsb');
    expect(brandOfHost(undefined, 'espnbet')).toBe('espnbet');
  });

  it("never puts a brand's words in as markup", async () => {
    const facts = { ...(await readBrandFacts(root, 'tsb')), title: '"><script>alert(1)</script>' };
    expect(brandPage(template, facts)).not.toContain('<script>alert');
  });
});
