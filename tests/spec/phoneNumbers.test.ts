import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { Footer } from '../../src/app/layout/Footer.tsx';
import { loadBrand } from '../../src/brand/loader.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';

async function footerWith(body: string): Promise<string> {
  const disclaimers = [{ body, hyperlink: null, href: null }];
  const footer = createElement(Footer, { year: 2026, disclaimers, responsibleLogos: [], organizationLogos: [] });
  const brand = await loadBrand('tsb');
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(BrandContext, { value: brand }, footer)));
}

it('phone numbers in a disclaimer of the footer, in digits or in letters, become tel links [S2.184]', async () => {
  const markup = await footerWith('Need help? Call 1-800-555-0119 or 1-800-GAMBLER, 24 hours a day.');
  expect(markup).toMatch(/Need help\? Call <a [^>]*href="tel:\+18005550119">1-800-555-0119<\/a> or /);
  expect(markup).toMatch(/<a [^>]*href="tel:\+18004262537">1-800-GAMBLER<\/a>, 24 hours a day\./);
});
