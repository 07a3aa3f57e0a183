import { mutation } from '../../../platform/data/declare.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { ShareBetDocument } from './share.generated.ts';

const shareBet = mutation({ document: ShareBetDocument, map: ({ shareBet: { path } }) => path });

/** Makes a link to one of the player's bets. Null: it could not be made. */
export function useShareBet(betId: string): (showsStake: boolean) => Promise<string | null> {
  const { data } = useServices();
  return async (includeBetAmount) => {
    const made = await data.mutate(shareBet, { betId, includeBetAmount });
    return made.ok ? made.value : null;
  };
}
