import { SCREENSHOTS } from '../../core/installPictures.ts';
import { OPEN_PATH, protocolOf } from '../../core/openedPath.ts';
import type { BrandFacts } from './brandFacts.ts';

interface Shortcut {
  readonly name: string;
  readonly url: string;
}

const OF_BOTH: readonly Shortcut[] = [
  { name: 'Deposit', url: '/deposit' },
  { name: 'Responsible gaming', url: '/account/responsible-gaming' },
];

/** What the app's icon offers by its menu. */
const SHORTCUTS: Readonly<Record<BrandFacts['kind'], readonly Shortcut[]>> = {
  sportsbook: [{ name: 'My Bets', url: '/my-bets' }, { name: 'Live', url: '/live' }, ...OF_BOTH],
  casino: [{ name: 'Promotions', url: '/promotions' }, { name: 'Casino history', url: '/account/history/casino' }, ...OF_BOTH],
};

/** The brand's web app manifest. Each brand has its own origin, so `id` and `scope` are its root (docs/adr/0102). */
export function webManifest(facts: BrandFacts): Record<string, unknown> {
  const file = (name: string): string => `/brands/${facts.code}/${name}`;
  const icons = [{ src: file('icon-192.png'), sizes: '192x192', type: 'image/png' }];
  return {
    id: `/?app=${facts.code}`,
    name: facts.appName,
    short_name: facts.appName,
    description: facts.description,
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    display_override: ['window-controls-overlay', 'standalone'],
    theme_color: facts.themeColor,
    background_color: facts.backgroundColor,
    categories: ['sports', 'entertainment'],
    launch_handler: { client_mode: ['focus-existing', 'auto'] },
    edge_side_panel: { preferred_width: 480 },
    shortcuts: SHORTCUTS[facts.kind].map((shortcut) => ({ ...shortcut, icons })),
    share_target: {
      ...{ action: OPEN_PATH, method: 'GET', enctype: 'application/x-www-form-urlencoded' },
      params: { title: 'title', text: 'text', url: 'url' },
    },
    protocol_handlers: [{ protocol: protocolOf(facts.code), url: `${OPEN_PATH}?link=%s` }],
    screenshots: SCREENSHOTS.filter(({ file: name }) => facts.screenshots.includes(name)).map(
      ({ file: name, form, width, height }) => ({
        ...{ src: file(name), sizes: `${width}x${height}`, type: 'image/png', form_factor: form },
        label: `${facts.appName}, ${form === 'wide' ? 'in a window' : 'in a narrow window'}`,
      }),
    ),
    icons: [
      { src: file('icon-192.png'), sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: file('icon-512.png'), sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: file('icon-maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: file('icon.svg'), sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  };
}
