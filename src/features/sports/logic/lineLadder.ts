import { lineText } from './oddsButton.ts';
import type { Market, SlateEvent } from './slate.ts';

/** One line of a ladder: `−4.5 / +4.5`, `O 218.5 / U 218.5`. */
export interface Rung {
  readonly label: string;
  readonly market: Market;
}

const first = ({ selections }: Market): number => selections[0]?.pointsHundredths ?? 0;

/**
 * Every line of a market that comes at several: those of the group and the main one, from the lowest to the highest. Empty for markets that
 * have no line, or only one.
 */
export function lineLadder({ markets }: Pick<SlateEvent, 'markets'>, group: readonly Market[]): readonly Rung[] {
  const type = group[0]?.type;
  if (group.length < 2 || (type !== 'SPREAD' && type !== 'TOTAL')) return [];
  const main = markets.find((market) => market.main && market.type === type);
  const ladder = main && !group.includes(main) ? [main, ...group] : group;
  return ladder
    .toSorted((one, other) => first(one) - first(other))
    .map((market) => ({
      market,
      label: market.selections.map(({ side, pointsHundredths }) => lineText(type, side, pointsHundredths)).join(' / '),
    }));
}
