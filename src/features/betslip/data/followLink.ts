import type { ContractOddsFormat } from '../../../../core/money/odds.ts';
import type { ServerData } from '../../../platform/data/createServerData.ts';
import { playerQuery } from '../../../platform/data/declare.ts';
import { whenStore } from '../../../platform/externalStore.ts';
import { isInFlight } from '../logic/machine/slipState.ts';
import { asksFirst, type FeaturedBet, type SlipLink } from '../logic/slipLinks.ts';
import type { Betslip } from './betslip.ts';
import { pickOfSelection } from './linkedSelections.ts';
import { FeaturedBetDocument, LinkedSelectionsDocument } from './slipLinks.generated.ts';

const featuredQuery = playerQuery({
  document: FeaturedBetDocument,
  audience: 'anyone',
  // Wrapped in an object, because null (no such bet) is a valid answer.
  map: ({ featuredBet: bet }) => ({ bet: bet && { ...bet, picks: bet.legs.map(pickOfSelection) } }),
});

const selectionsQuery = playerQuery({
  document: LinkedSelectionsDocument,
  audience: 'anyone',
  map: ({ linkedSelections }) => linkedSelections.filter(({ marketStatus }) => marketStatus === 'OPEN').map(pickOfSelection),
});

export interface LinkNeeds {
  readonly betslip: Betslip;
  readonly data: Pick<ServerData, 'ask'>;
  readonly oddsFormat: ContractOddsFormat;
}

type Ask = ServerData['ask'];

/** A log-in that ends while the question is on its way drops the answer: it is asked again, as the link is meant for that player, too. */
const asking =
  ({ ask }: Pick<ServerData, 'ask'>): Ask =>
  async (query, variables) => {
    const found = await ask(query, variables);
    return !found.ok && found.error.kind === 'otherOwner' ? asking({ ask })(query, variables) : found;
  };

/**
 * Adds what a link asks for, once it is known what the slip has.
 * @returns the featured bet to ask the player about first; null: there is nothing to ask.
 */
export async function followLink(link: SlipLink, { betslip, data, oddsFormat }: LinkNeeds): Promise<FeaturedBet | null> {
  const ask = asking(data);
  betslip.preload();
  if (link.kind === 'external') {
    const found = await ask(selectionsQuery, { selectionIds: link.selections.map(({ selectionId }) => selectionId) });
    const picks = found.ok ? found.value : [];
    // At the price that the other page showed, so that a move since then is shown as one.
    const from = { selectionOrigin: 'external_link', shareId: null, branchChannel: link.branchChannel };
    const shown = picks.map((pick) => ({
      ...pick,
      link: from,
      odds: link.selections.find(({ selectionId }) => selectionId === pick.selectionId)?.odds ?? pick.odds,
    }));
    await whenRead(betslip);
    betslip.addLinked(shown);
    return null;
  }
  const found = await ask(featuredQuery, { featuredBetId: link.featuredBetId, oddsFormat });
  await whenRead(betslip);
  const featured = found.ok ? found.value.bet : null;
  if (featured === null) {
    betslip.addLinked([]);
    return null;
  }
  const bet = { ...featured, selectionOrigin: link.selectionOrigin ?? featured.selectionOrigin };
  if (asksFirst(bet, betslip.slip().legs.length)) return bet;
  betslip.addFeatured(bet, false);
  return null;
}

/** Settles once it is known what the slip has, and a bet on its way leaves: until then nothing can be added. */
export function whenRead(betslip: Pick<Betslip, 'getSnapshot' | 'subscribe'>): Promise<unknown> {
  return whenStore(betslip, (slip) => !slip.loading && slip.server !== null && !slip.provisional && !isInFlight(slip));
}
