import type { RouteRow } from '../../tests/support/routeRows.ts';
import type { SandboxEvent } from '../../tests/support/sandboxClient.ts';
import type { SpecifiedBrand } from './brandKinds.ts';
import { addressOf, rowsOf } from './walk.ts';

/** Pages that one browser page walks through. */
export interface PictureWalk {
  readonly name: string;
  readonly brand: SpecifiedBrand;
  readonly isPlayer: boolean;
  readonly width: number;
  readonly height: number;
  readonly addresses: readonly string[];
  /** The picture is as high as the page. */
  readonly isWhole?: boolean;
}

const WIDE = { width: 1280, height: 1500 };
const NARROW = { width: 390, height: 1500 };

/** Rows that look like another one, lead away at once, or play. */
const LEFT_OUT =
  /limits\/(loss|spend)\/|limits\/deposit\/(weekly|monthly)|award-details\/(bonuses|free-|bonus-spins|another)|gateway|receipt\/|wire_transfer|account\/rewards|me\/account|oauth|linking|velvet-sevens|dev-tools|referafriend|history\/casino\//;

const GALLERIES = [
  'components',
  'lines',
  'betslip',
  'bets',
  'casino',
  'account',
  'wallet',
  'safer-play',
  'history',
  'menu',
  'search',
  'header',
].map((name) => `/dev-tools/gallery/${name}`);

/** Everything that the sheet shows: pages of tsb as a visitor and as a player, home of the other brands, and the galleries. */
export function pictureWalks(event: SandboxEvent): readonly PictureWalk[] {
  const rows = rowsOf('tsb').filter(([address]) => !LEFT_OUT.test(address));
  const addresses = (wanted: (row: RouteRow) => boolean): readonly string[] => [
    ...new Set(rows.filter(wanted).map((row) => addressOf(row, event))),
  ];
  const ofAll = addresses(([, , , guard]) => guard === 'all');
  const competition = addresses(([, title]) => title === 'Competition');
  const eventPage = addresses(([, title]) => title === 'Event');
  const visitor = { isPlayer: false, ...WIDE };
  return [
    { name: 'tsb', brand: 'tsb', ...visitor, addresses: ['/', ...ofAll, '/no-such-page'] },
    {
      name: 'tsb player',
      brand: 'tsb',
      isPlayer: true,
      ...WIDE,
      addresses: ['/', ...addresses(([, , , guard]) => guard === 'player'), '/my-bets/settled'],
    },
    {
      name: 'tsb 390',
      brand: 'tsb',
      ...visitor,
      ...NARROW,
      addresses: ['/', '/live', ...competition, ...eventPage, '/login', '/casino'],
    },
    {
      name: 'tsb player 390',
      brand: 'tsb',
      isPlayer: true,
      ...NARROW,
      addresses: ['/', '/my-bets/open', '/deposit', '/account/settings', '/account/history/transactions'],
    },
    { name: 'espnbet', brand: 'espnbet', ...visitor, addresses: ['/', '/live', ...eventPage, '/login'] },
    { name: 'hwc', brand: 'hwc', ...visitor, addresses: ['/', '/casino/category/slots', '/login'] },
    { name: 'tsc', brand: 'tsc', ...visitor, addresses: ['/'] },
    { name: 'gallery', brand: 'tsb', ...visitor, addresses: GALLERIES, isWhole: true },
  ];
}
