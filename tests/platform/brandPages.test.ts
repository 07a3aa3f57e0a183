import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBrandFacts } from '../../scripts/vite/brandFacts.ts';
import { brandOfHost, brandPage } from '../../scripts/vite/brandPages.ts';
import { webManifest } from '../../scripts/vite/webManifest.ts';
import { BRAND_CODES } from '../../server/platform/brands.ts';

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
    expect(page).toContain(
      `<html lang="en" data-brand="${code}" data-mode="${facts.modes[0]}" data-modes="${facts.modes.join(' ')}"`,
    );
    expect(page).toContain(`/brands/${code}/manifest.webmanifest`);
    expect(page).toContain(`<meta name="theme-color" content="${facts.themeColor}" />`);
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

  it('has a manifest that a browser installs: names, start, display, icons of 192 and 512, a maskable one', async () => {
    const manifest = webManifest(await readBrandFacts(root, code)) as {
      name: string;
      display: string;
      start_url: string;
      icons: Icon[];
    };
    expect(manifest).toMatchObject({ display: 'standalone', start_url: '/', scope: '/' });
    expect(manifest.name.length).toBeGreaterThan(1);
    expect(manifest.icons.map((icon) => `${icon.sizes} ${icon.purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
    for (const icon of manifest.icons) {
      const file = join(root, 'brands', code, 'assets', icon.src.split('/').at(-1) ?? '');
      expect(existsSync(file), icon.src).toBe(true);
    }
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
