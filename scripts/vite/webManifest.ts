import type { BrandFacts } from './brandFacts.ts';

/** The brand's web app manifest. Each brand has its own origin, so `id` and `scope` are its root. */
export function webManifest(facts: BrandFacts): Record<string, unknown> {
  const icon = (name: string): string => `/brands/${facts.code}/${name}`;
  return {
    id: `/?app=${facts.code}`,
    name: facts.name,
    short_name: facts.name,
    description: facts.description,
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: facts.themeColor,
    background_color: facts.backgroundColor,
    categories: ['sports', 'entertainment'],
    icons: [
      { src: icon('icon-192.png'), sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: icon('icon-512.png'), sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: icon('icon-maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: icon('icon.svg'), sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  };
}
