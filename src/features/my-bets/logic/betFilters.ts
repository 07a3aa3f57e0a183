import { isBettable } from '../../../../core/money/eventState.ts';
import { BET_TYPES, betNounAtStart } from '../../../../core/texts/betNames.ts';
import type { BetType } from '../../../../core/wire/contract.ts';
import type { Bet } from './bet.ts';
import type { Wanted } from './betList.ts';
import type { BetPick } from './picks.ts';

/** The types of bets to choose from; null: all. */
export const TYPE_FILTERS: readonly { readonly type: BetType | null; readonly label: string }[] = [
  { type: null, label: 'All' },
  ...BET_TYPES.map((type) => ({ type, label: betNounAtStart(type) })),
];

/** Without keys that ask for nothing. */
export function withoutEmpty({ type, search }: Wanted): Wanted {
  return { ...(type && { type }), ...(search && { search }) };
}

/** What the address says: `?type=…&find=chiefs`. Without keys where it asks for everything. */
export function readWanted(search: string): Wanted {
  const parameters = new URLSearchParams(search);
  const type = TYPE_FILTERS.find((one) => one.type !== null && one.type === parameters.get('type'))?.type;
  const find = (parameters.get('find') ?? '').trim();
  return withoutEmpty({ type: type ?? null, search: find });
}

export function wantedAddress(pathname: string, { type, search }: Wanted): string {
  const parameters = new URLSearchParams();
  if (type) parameters.set('type', type);
  if (search) parameters.set('find', search);
  return parameters.size === 0 ? pathname : `${pathname}?${parameters}`;
}

/** Whether the legs of a pick have their market beside them: where neither the right column nor the line below says it. */
export function namesMarket(
  { legs, teaserPointsHundredths }: Pick<Bet, 'legs' | 'teaserPointsHundredths'>,
  pick: BetPick,
): boolean {
  return legs.length > 1 && teaserPointsHundredths === null && !pick.isSameGame;
}

export interface BetAgain {
  readonly text: string;
  /** As a link to the slip writes them (betslip/logic/slipLinks.ts): id, numerator and denominator of the price that the bet had. */
  readonly selections: readonly string[];
}

/** Null: none of its events takes bets any more. */
export function betAgain({ legs }: Pick<Bet, 'legs'>): BetAgain | null {
  const open = legs.filter(({ outcome, eventStatus }) => outcome === 'PENDING' && isBettable(eventStatus));
  const again = open.length > 0 ? open : legs.filter(({ eventStatus }) => isBettable(eventStatus));
  if (again.length === 0) return null;
  const rest = again.length === 1 ? 'leg' : `${again.length} legs`;
  return {
    text: again.length === legs.length ? 'Bet again' : `Bet the open ${rest} again`,
    selections: again.map(({ marketSelectionId, odds }) => `${marketSelectionId},${odds.numerator},${odds.denominator}`),
  };
}
