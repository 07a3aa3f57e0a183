import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { Footer, type FooterDisclaimer } from '../../src/app/layout/Footer.tsx';
import type { Brand, BrandLink } from '../../src/brand/contract.ts';
import { BRAND_CODES, loadBrand } from '../../src/brand/loader.ts';
import { kindOf } from '../../src/brand/products.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';
import { SHAPES } from '../../src/ui/icons/shapes.ts';

const LOCAL = { protocol: 'http:', host: 'tsb.localhost:4000', hostname: 'tsb.localhost' };

function footerOf(brand: Brand, disclaimers: readonly FooterDisclaimer[] = []): string {
  const footer = createElement(Footer, { year: 2026, disclaimers, responsibleLogos: [], organizationLogos: [] });
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(BrandContext, { value: brand }, footer)));
}

describe('the footer', () => {
  it('shows the icon of each kind of phone beside how to install the app on it', async () => {
    for (const code of BRAND_CODES) {
      const markup = footerOf(await loadBrand(code));
      for (const [icon, label] of [
        ['iphone', 'Install on iPhone'],
        ['android', 'Install on Android'],
      ] as const) {
        const link = new RegExp(`<a [^>]*>(<svg.*?</svg>)${label}</a>`).exec(markup)?.[1] ?? '';
        expect(link, code).toContain(`d="${SHAPES[icon][0]}"`);
      }
    }
  });

  it('names its products and partners, each other one with a link to its address: https in production, its own host on this machine', async () => {
    const here = { production: { protocol: 'https:', host: 'play.example', hostname: 'play.example' }, sandbox: LOCAL };
    for (const code of BRAND_CODES) {
      const brand = await loadBrand(code);
      const shown = Object.entries(here).map(([name, location]) => {
        vi.stubGlobal('location', location);
        const column = /Products &amp; partners<\/h2><ul>(.*?)<\/ul>/.exec(footerOf(brand))?.[1] ?? '';
        vi.unstubAllGlobals();
        const links = [...column.matchAll(/<a [^>]*href="([^"]*)"[^>]*><img[^>]*>([^<]+)<\/a>/g)].map(([, href, text]) => [
          text,
          href,
        ]);
        expect(
          column
            .replace(/<[^>]+>/g, ' ')
            .trim()
            .split(/\s+/),
          `${code} ${name}`,
        ).toEqual([...BRAND_CODES]);
        return Object.fromEntries(links) as Readonly<Record<string, string>>;
      });
      const others = BRAND_CODES.filter((other) => other !== code);
      const addresses = await Promise.all(others.map(async (other) => [other, (await loadBrand(other)).address]));
      expect(shown[0]).toEqual(Object.fromEntries(addresses));
      expect(Object.values(shown[0] ?? {}).every((address) => address.startsWith('https://'))).toBe(true);
      expect(shown[1]).toEqual(Object.fromEntries(others.map((other) => [other, `http://${other}.localhost:4000/`])));
    }
  });

  it('has an accessibility app’s icon where one is configured, and nowhere else', async () => {
    const brand = await loadBrand('espnbet');
    const withApp = (accessibilityApp: BrandLink | null) => footerOf({ ...brand, footer: { ...brand.footer, accessibilityApp } });
    const link = /<a href="https:\/\/help\.example\/"[^>]*aria-label="Accessibility app"[^>]*><svg/;
    expect(withApp({ label: 'Accessibility app', href: 'https://help.example/' })).toMatch(link);
    expect(withApp(null)).not.toContain('Accessibility app');
    expect(withApp(null).match(/<svg/g)?.length).toBe(
      (withApp({ label: 'Accessibility app', href: '/help' }).match(/<svg/g)?.length ?? 0) - 1,
    );
  });

  it('shows the parent company’s logo, by its name, beside its rights', async () => {
    const brand = await loadBrand('hwc');
    const mark = { viewBox: '0 0 9 9', shapes: [{ d: 'M1 1h7v7z', fill: '#123456' }] };
    const markup = footerOf({ ...brand, footer: { ...brand.footer, parentCompany: { name: 'Parent & Sons', mark } } });
    expect(markup).toMatch(
      /role="img" aria-label="Parent &amp; Sons"><svg[^>]*viewBox="0 0 9 9"[^>]*><path d="M1 1h7v7z" fill="#123456"/,
    );
    expect(markup).toMatch(/© 2026 .+, Parent &amp; Sons\. All rights reserved\./);
    for (const code of BRAND_CODES) {
      const { parentCompany } = (await loadBrand(code)).footer;
      expect(parentCompany.mark.shapes.length, code).toBeGreaterThan(0);
      expect(footerOf(await loadBrand(code)), code).toContain(`role="img" aria-label="${parentCompany.name}"`);
    }
  });

  it('links the words that a disclaimer names to where its deep link leads', async () => {
    const markup = footerOf(await loadBrand('tsb'), [
      { body: 'Read our House Rules first.', hyperlink: 'House Rules', href: 'https://rules.example/' },
    ]);
    expect(markup).toMatch(/Read our <a href="https:\/\/rules\.example\/"[^>]*>House Rules<\/a> first\./);
  });

  it('names every product with its mark in a column of its own', async () => {
    const markup = footerOf(await loadBrand('tsb'));
    for (const code of BRAND_CODES)
      expect(markup).toMatch(new RegExp(`<img src="/brands/${code}/icon.svg"[^>]*>${(await loadBrand(code)).name}</`));
  });

  it('has Casino links where the brand is a casino, Betting links elsewhere', async () => {
    for (const brand of await Promise.all(BRAND_CODES.map(loadBrand))) {
      const [title, link] =
        kindOf(brand.code) === 'casino' ? ['Casino', '/casino/category/slots'] : ['Betting', '/info/house-rules'];
      const markup = footerOf(brand);
      expect(markup, brand.code).toContain(`>${title}</h2>`);
      expect(markup, brand.code).toContain(`href="${link}"`);
    }
  });
});
