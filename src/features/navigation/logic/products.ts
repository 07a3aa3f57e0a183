import { isCasinoPath } from '../../../../core/wire/casinoPaths.ts';

/** The two products of an app with sports and casino: each has a menu of its own. */
export type Product = 'sportsbook' | 'casino';

const SPORTS_PATHS = [
  '/live',
  '/quick-bets',
  '/sport',
  '/exclusives',
  '/my-bets',
  '/parlay-lounge',
  '/tournaments',
  '/fan-hub',
  '/favorites',
  '/shared_bet',
];

const isBelow = (path: string, parents: readonly string[]): boolean =>
  parents.some((parent) => path === parent || path.startsWith(`${parent}/`));

/** The product of a page. Pages that belong to both, such as promotions, keep the one before. */
export function productOf(path: string, before: Product): Product {
  if (isCasinoPath(path)) return 'casino';
  return path === '/' || isBelow(path, SPORTS_PATHS) ? 'sportsbook' : before;
}

export interface ToggleFacts {
  /** Null until startup has answered. */
  readonly casinoEnabled: boolean | null;
  readonly isStandaloneCasino: boolean;
  /** The player must not play casino games at present. */
  readonly casinoRestricted: boolean;
}

/** `pending`: its space is reserved until startup has answered. */
export function productToggle({
  casinoEnabled,
  isStandaloneCasino,
  casinoRestricted,
}: ToggleFacts): 'shown' | 'pending' | 'hidden' {
  if (isStandaloneCasino || casinoRestricted || casinoEnabled === false) return 'hidden';
  return casinoEnabled === null ? 'pending' : 'shown';
}

/** The areas beside the sports whose flags are on, in order. */
export function sideAreas(isOn: {
  readonly lounge: boolean;
  readonly tournaments: boolean;
  readonly fanHub: boolean;
}): readonly SideArea[] {
  return [
    ...(isOn.lounge ? [{ path: '/parlay-lounge', label: 'Parlay lounge', icon: 'people' } as const] : []),
    ...(isOn.tournaments ? [{ path: '/tournaments/joined', label: 'Tournaments', icon: 'trophy' } as const] : []),
    ...(isOn.fanHub ? [{ path: '/fan-hub', label: 'Fan hub', icon: 'star' } as const] : []),
  ];
}

export interface SideArea {
  readonly path: string;
  readonly label: string;
  readonly icon: 'people' | 'trophy' | 'star';
}

export interface PrimaryFacts<Key extends string> {
  readonly product: Product;
  /** The brand's fixed items, in order. */
  readonly keys: readonly Key[];
  /** False: the player's account menu has no promotions. */
  readonly promosOffered: boolean;
}

/** The fixed items that belong to the casino. */
const IN_CASINO: readonly string[] = ['home', 'promos'];

/** The fixed items of the menu, in order. */
export function primaryKeys<Key extends string>({ product, keys, promosOffered }: PrimaryFacts<Key>): readonly Key[] {
  return keys.filter((key) => (promosOffered || key !== 'promos') && (product === 'sportsbook' || IN_CASINO.includes(key)));
}
