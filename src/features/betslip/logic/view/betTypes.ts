import { type SectionKind, type SectionName, sectionName } from '../../../../../core/wire/contract.ts';
import type { DraftBet, Slip } from '../slip.ts';
import { isRefusal } from '../slipErrors.ts';

/** What a bet of the slip is (specification, section 4). */
export type SlipBetType = SectionName | 'parlayplus' | 'invalid';

/** The type of a bet: invalid where the server refuses its legs at any stake. */
export function betTypeOf(section: SectionKind, bet: DraftBet): SlipBetType {
  if (bet.errors.some(isRefusal)) return 'invalid';
  return bet.isParlayPlus ? 'parlayplus' : sectionName(section);
}

/** The type of a section: a parlay-plus is a parlay whose first bet is parlay-plus eligible; invalid without a bet. */
export function sectionTypeOf({ sections }: Slip, section: SectionKind): SlipBetType {
  const [first] = sections[section].draftBets;
  return first === undefined ? 'invalid' : betTypeOf(section, first);
}
