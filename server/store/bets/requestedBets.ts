import { odds } from '../../../core/money/odds.ts';
import type { PricedBet } from '../../domain/betKinds/priceBets.ts';
import type { RequestedLeg } from '../../domain/betKinds/types.ts';
import type { Database } from '../database.ts';

/** A bet as place_bets takes it and held_placements keeps it: the composite requested_bet, in JSON. */
interface RequestedBetJson extends Pick<PricedBet, 'kind' | 'combinations' | 'terms' | 'reward' | 'shown'> {
  readonly draft_bet_id: string;
  readonly stake_cents: number;
  readonly payout_cents: number;
  readonly legs: readonly {
    readonly selection_id: string;
    readonly odds_numerator: number;
    readonly odds_denominator: number;
    readonly points_hundredths: number | null;
  }[];
}

/** Parameter of place_bets and decide_held_placement. */
export function requestedBetsJson(bets: readonly PricedBet[]): string {
  return JSON.stringify(
    bets.map(
      ({ draftBetId, stakeCents, payoutCents, legs, ...bet }): RequestedBetJson => ({
        ...bet,
        draft_bet_id: draftBetId,
        stake_cents: stakeCents,
        payout_cents: payoutCents,
        legs: legs.map((leg) => {
          const { numerator, denominator } = reduced(leg);
          const { selectionId, pointsHundredths } = leg;
          return {
            selection_id: selectionId,
            odds_numerator: numerator,
            odds_denominator: denominator,
            points_hundredths: pointsHundredths,
          };
        }),
      }),
    ),
  );
}

/** Bets that are held, to be priced anew; none where they are decided meanwhile, or follow no move. */
export async function readHeldBets(
  { pool }: Pick<Database, 'pool'>,
  playerId: string,
  placementId: string,
): Promise<readonly PricedBet[]> {
  const { rows } = await pool.query<{ bets: readonly RequestedBetJson[] }>({
    name: 'held-bets',
    text: 'SELECT bets FROM held_placements WHERE player_id = $1 AND placement_id = $2 AND takes_moves',
    values: [playerId, placementId],
  });
  return rows.flatMap(({ bets }) => bets.map(toBet));
}

function toBet({ draft_bet_id, stake_cents, payout_cents, legs, ...bet }: RequestedBetJson): PricedBet {
  return {
    ...bet,
    draftBetId: draft_bet_id,
    stakeCents: stake_cents,
    payoutCents: payout_cents,
    legs: legs.map((leg) => ({
      selectionId: leg.selection_id,
      odds: { numerator: leg.odds_numerator, denominator: leg.odds_denominator },
      pointsHundredths: leg.points_hundredths,
    })),
  };
}

/** Odds as they are stored: in lowest terms where they can be. */
export function reduced(leg: RequestedLeg): RequestedLeg['odds'] {
  const result = odds(leg.odds.numerator, leg.odds.denominator);
  return result.ok ? result.value : leg.odds;
}
