import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { Footer, type FooterDisclaimer } from '../../src/app/layout/Footer.tsx';
import { loadBrand } from '../../src/brand/loader.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';

async function footerWith(disclaimer: FooterDisclaimer): Promise<string> {
  const footer = createElement(Footer, { year: 2026, disclaimers: [disclaimer], responsibleLogos: [], organizationLogos: [] });
  const brand = await loadBrand('tsb');
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(BrandContext, { value: brand }, footer)));
}

it('phone numbers in a disclaimer of the footer, in digits or in letters, become tel links', async () => {
  const markup = await footerWith({
    body: 'Need help? Call 1-800-555-0119 or 1-800-GAMBLER, 24 hours a day.',
    hyperlink: null,
    href: null,
  });
  expect(markup).toMatch(/Need help\? Call <a [^>]*href="tel:\+18005550119">1-800-555-0119<\/a> or /);
  expect(markup).toMatch(/<a [^>]*href="tel:\+18004262537">1-800-GAMBLER<\/a>, 24 hours a day\./);
});

it('phone numbers before and after a disclaimer’s hyperlink become tel links, too', async () => {
  const markup = await footerWith({
    body: 'Call 1-800-555-0119, read Our Advice or call 1-800-GAMBLER.',
    hyperlink: 'Our Advice',
    href: 'https://advice.example/',
  });
  expect(markup).toMatch(/Call <a [^>]*href="tel:\+18005550119">1-800-555-0119<\/a>, read <a [^>]*>Our Advice<\/a> or call /);
  expect(markup).toMatch(/<\/a> or call <a [^>]*href="tel:\+18004262537">1-800-GAMBLER<\/a>\./);
});
