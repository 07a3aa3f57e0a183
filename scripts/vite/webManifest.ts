import type { BrandKind } from '../../core/wire/brandKind.ts';
import { INSTALL_PICTURES } from '../../core/wire/installPictures.ts';
import { OPEN_FILE_PATH, OPEN_PATH, protocolOf } from '../../core/wire/openedPath.ts';
import { SLIP_FILE_ENDING, SLIP_FILE_TYPE } from '../../core/wire/slipFileType.ts';
import type { BrandFacts } from './brandFacts.ts';

export interface Shortcut {
  readonly name: string;
  readonly url: string;
  /** The name of one of the app's own drawings (src/ui/icons/shapes.ts). */
  readonly icon: string;
}

const OF_BOTH: readonly Shortcut[] = [
  { name: 'Deposit', url: '/deposit', icon: 'wallet' },
  { name: 'Responsible gaming', url: '/account/responsible-gaming', icon: 'shield' },
];

/** What the app's icon offers by its menu. */
export const SHORTCUTS: Readonly<Record<BrandKind, readonly Shortcut[]>> = {
  sportsbook: [{ name: 'My Bets', url: '/my-bets', icon: 'ticket' }, { name: 'Live', url: '/live', icon: 'live' }, ...OF_BOTH],
  casino: [
    { name: 'Promotions', url: '/promotions', icon: 'promos' },
    { name: 'Casino history', url: '/account/history/casino', icon: 'clock' },
    ...OF_BOTH,
  ],
};

/** 96 is the size that Chromium asks for. */
export const SHORTCUT_ICON_SIZE = 96;

export const shortcutIcon = ({ icon }: Shortcut): string => `shortcut-${icon}.png`;

/** The icons that every brand has in its assets. */
export function iconFiles(kind: BrandKind): readonly string[] {
  return [
    'icon.svg',
    'icon-192.png',
    'icon-512.png',
    'icon-maskable-512.png',
    'icon-monochrome-512.png',
    ...SHORTCUTS[kind].map(shortcutIcon),
  ];
}

/** The brand's web app manifest. Each brand has its own origin, so `id` and `scope` are its root (docs/adr/0102). */
export function webManifest(facts: BrandFacts): Record<string, unknown> {
  const file = (name: string): string => `/brands/${facts.code}/${name}`;
  const png = (name: string, size: number) => ({ src: file(name), sizes: `${size}x${size}`, type: 'image/png' });
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
    shortcuts: SHORTCUTS[facts.kind].map((shortcut) => ({
      name: shortcut.name,
      url: shortcut.url,
      icons: [png(shortcutIcon(shortcut), SHORTCUT_ICON_SIZE)],
    })),
    share_target: {
      action: OPEN_PATH,
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
    protocol_handlers: [{ protocol: protocolOf(facts.code), url: `${OPEN_PATH}?link=%s` }],
    // A standalone casino has no slip.
    ...(facts.kind === 'sportsbook' && {
      file_handlers: [{ action: OPEN_FILE_PATH, accept: { [SLIP_FILE_TYPE]: [SLIP_FILE_ENDING] } }],
    }),
    screenshots: INSTALL_PICTURES[facts.kind]
      .filter(({ file: name }) => facts.screenshots.includes(name))
      .map(({ file: name, form, width, height, label }) => ({
        src: file(name),
        sizes: `${width}x${height}`,
        type: 'image/png',
        form_factor: form,
        label,
      })),
    icons: [
      { ...png('icon-192.png', 192), purpose: 'any' },
      { ...png('icon-512.png', 512), purpose: 'any' },
      { ...png('icon-maskable-512.png', 512), purpose: 'maskable' },
      { ...png('icon-monochrome-512.png', 512), purpose: 'monochrome' },
      { src: file('icon.svg'), sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  };
}
