import type { Page } from '@playwright/test';
import { flagByDefault } from '../../server/platform/brands.ts';
import { isOff, type RouteRow } from '../../tests/support/routeRows.ts';
import type { SandboxEvent } from '../../tests/support/sandboxClient.ts';
import { faults } from './axe.ts';
import type { SpecifiedBrand } from './brandKinds.ts';
import { drawnFaults } from './drawn.ts';
import { eventPath } from './events.ts';
import { addressOf, rowsOf, stepTo } from './walk.ts';

/** The largest cumulative layout shift of a page. */
const LARGEST_SHIFT = 0.05;

/** A page of a walk. */
interface Stop {
  readonly address: string;
  /** Where it leads. */
  readonly path: string;
  /** The beginning of its title; null: one of its own, by its data. */
  readonly title: string | null;
  /** Pages of one look share it: axe looks at the first of them. */
  readonly look: string;
  /** Nobody else sees it. */
  readonly isForPlayers: boolean;
}

const DEVELOPERS = 'Developer tools';

/** Pages that refine the title of their row: their data has a name. */
const OWN_TITLES = [
  'Competition',
  'Event',
  'Information',
  'Account',
  'Search',
  'Casino games',
  'Casino game',
  'Jackpot',
  'Promotion',
  'Help article',
  'Reality check-in',
  'Receipt',
];

/** Pages of one payment without one lead to where payments begin, as the welcome does after a first log-in; a section of rewards that does not exist says so. */
const OF_NOTHING: Readonly<Record<string, { readonly path: string; readonly title: string }>> = {
  '/account/award-details/another-section': {
    path: '/account/award-details/another-section',
    title: 'This page is out of bounds',
  },
  '/welcome-promo': { path: '/deposit', title: 'Deposit' },
  '/deposit/gateway': { path: '/deposit', title: 'Deposit' },
  '/withdrawal/gateway': { path: '/withdrawal', title: 'Withdrawal' },
  '/wire_transfer_withdrawal_details': { path: '/withdrawal', title: 'Withdrawal' },
};

function stopOf(brand: SpecifiedBrand, row: RouteRow, address: string, isPlayer: boolean): Stop {
  const [, title, layout, guard] = row;
  const isForPlayers = guard === 'player';
  if (isOff(address, (flag) => flagByDefault(brand, flag)))
    return { address, path: address, title: 'This page is out of bounds', look: layout, isForPlayers };
  if (!isPlayer && isForPlayers) return { address, path: '/login', title: 'Log in', look: 'Log in', isForPlayers };
  const elsewhere = OF_NOTHING[address];
  if (elsewhere !== undefined) return { address, ...elsewhere, look: elsewhere.title, isForPlayers };
  return { address, path: address, title: OWN_TITLES.includes(title) ? null : title, look: title, isForPlayers };
}

/**
 * The routes of a brand, then every competition of the slate and an event of each sport.
 * @param events none: the pages of an event and a competition are left out
 * @param receiptPath the address of a real receipt
 */
export function stopsOf(
  brand: SpecifiedBrand,
  events: readonly SandboxEvent[],
  isPlayer: boolean,
  receiptPath?: string,
): readonly Stop[] {
  const [event] = events;
  const routes = rowsOf(brand)
    .filter(([address, title]) => {
      if (event === undefined && (title === 'Event' || title === 'Competition')) return false;
      return !(isPlayer && (address === '/login' || address === '/signup'));
    })
    .map((row) => {
      const address = event === undefined ? row[0] : addressOf(row, event);
      return stopOf(brand, row, row[1] === 'Receipt' ? (receiptPath ?? address) : address, isPlayer);
    });
  // One log-in form is enough.
  const first = routes.filter(
    ({ path, address }, index) =>
      path !== '/login' || address === path || routes.findIndex((other) => other.path === path) === index,
  );
  if (!routes.some(({ path }) => path === '/live')) return first;
  const competitions = new Set(events.map((one) => eventPath(one).replace(/\/event\/.*$/, '')));
  const sports = new Map(events.map((one) => [one.sport, eventPath(one)]));
  const more = [
    ...[...competitions].map((path) => ({ path, look: 'Competition' })),
    ...[...sports.values()].map((path) => ({ path, look: 'Event' })),
  ].filter(({ path }) => !first.some((stop) => stop.path === path));
  return [...first, ...more.map(({ path, look }) => ({ address: path, path, title: null, look, isForPlayers: false }))];
}

export interface Walk {
  readonly stops: readonly Stop[];
  readonly widths?: readonly number[];
  /** Axe looks at the first page of each look. */
  readonly withAxe?: boolean;
  /** What no page for players may say in this state. */
  readonly untrue?: readonly RegExp[];
  /** A page that shifts is opened once more: the browser's own cut does not reach a worker that starts anew, and the banner comes and goes. */
  readonly isOffline?: boolean;
}

/** Walks over pages as the app's own links do, and returns what is wrong with each. */
export async function faultsOfWalk(
  page: Page,
  { stops, widths, withAxe = false, untrue = [], isOffline = false }: Walk,
): Promise<readonly string[]> {
  const found: string[] = [];
  const looked = new Set<string>();
  for (const { address, path, title, look } of stops) {
    let shown = await stepTo(page, { to: address, path, title });
    if (isOffline && shown.shift > LARGEST_SHIFT) {
      await stepTo(page, { to: '/no-such-page', path: '/no-such-page', title: null });
      shown = await stepTo(page, { to: address, path, title });
    }
    const wrong: string[] = [];
    if (shown.path !== path) wrong.push(`leads to ${shown.path}`);
    if (shown.headings !== 1) wrong.push(`has ${shown.headings} headings of the first level`);
    if (title !== null && !shown.title.startsWith(title)) wrong.push(`is called "${shown.title}"`);
    if (!(shown.shift <= LARGEST_SHIFT)) wrong.push(`shifts by ${shown.shift.toFixed(3)}`);
    const text = look === DEVELOPERS ? '' : ((await page.getByRole('main').textContent()) ?? '');
    wrong.push(...untrue.flatMap((words) => words.exec(text)?.[0] ?? []).map((word) => `says "${word}"`));
    if (withAxe && !looked.has(look)) wrong.push(...(await faults(page, 'all', { sample: true, pageOnly: looked.size > 0 })));
    looked.add(look);
    wrong.push(...(await drawnFaults(page, widths)));
    found.push(...wrong.map((fault) => `${address}: ${fault}`));
  }
  return found;
}
