import type { Odds } from '../../../../core/money/odds.ts';
import type { PickedSelection } from '../../../../core/money/pickedSelection.ts';
import { branchNames, isUsable, readBranchLink } from './branchLink.ts';

/** A bet that the brand features. */
export interface FeaturedBet {
  readonly featuredBetId: string;
  readonly selectionOrigin: string;
  readonly title: string;
  readonly isParlay: boolean;
  readonly totalOdds: string;
  readonly picks: readonly PickedSelection[];
}

export interface ExternalSelection {
  readonly selectionId: string;
  /** The price that the other page showed. */
  readonly odds: Odds;
}

/** What the address asks to add to the slip. */
export type SlipLink =
  | { readonly kind: 'featured'; readonly featuredBetId: string; readonly selectionOrigin: string | null }
  | { readonly kind: 'external'; readonly selections: readonly ExternalSelection[]; readonly branchChannel: string | null };

/** `?featuredBetId=ID&selectionOrigin=NAME`, and `?marketSelection=ID,NUMERATOR,DENOMINATOR` once for each selection. */
export const LINK_PARAMETERS = ['featuredBetId', 'selectionOrigin', 'marketSelection'] as const;

/**
 * Null: the address asks for nothing that can be added. A selection without id, numerator or denominator is left out, and so is all of a
 * Branch link that was not clicked.
 */
export function readSlipLink(search: string): SlipLink | null {
  const branch = readBranchLink(search);
  if (!isUsable(branch)) return null;
  const parameters = new URLSearchParams(search);
  const featuredBetId = parameters.get('featuredBetId') ?? '';
  if (featuredBetId !== '') return { kind: 'featured', featuredBetId, selectionOrigin: parameters.get('selectionOrigin') };
  const selections = parameters.getAll('marketSelection').flatMap((text) => readSelection(text) ?? []);
  return selections.length === 0 ? null : { kind: 'external', selections, branchChannel: branch?.channel ?? null };
}

const POSITIVE = /^[1-9]\d{0,14}$/;

function readSelection(text: string): ExternalSelection | null {
  const [selectionId = '', numerator = '', denominator = '', ...more] = text.split(',');
  if (selectionId === '' || !POSITIVE.test(numerator) || !POSITIVE.test(denominator) || more.length > 0) return null;
  return { selectionId, odds: { numerator: Number(numerator), denominator: Number(denominator) } };
}

/** The address without what was asked. */
export function withoutSlipLink(search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of [...LINK_PARAMETERS, ...branchNames(parameters)]) parameters.delete(name);
  const rest = parameters.toString();
  return rest === '' ? '' : `?${rest}`;
}

/** A parlay asks first, when the slip has selections: added to them it would be another bet. */
export function asksFirst({ isParlay }: Pick<FeaturedBet, 'isParlay'>, slipLegs: number): boolean {
  return isParlay && slipLegs > 0;
}
