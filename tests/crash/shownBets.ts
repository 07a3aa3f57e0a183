import { z } from 'zod';
import { type GraphqlAnswer, graphql } from '../support/apiClient.ts';
import { firstErrorCode } from '../support/placements.ts';
import type { ShownBet } from './compare.ts';

const money = z.object({ amount: z.number() });
const page = z.object({
  myBets: z.object({
    bets: z.array(
      z.object({
        id: z.string(),
        placementId: z.string(),
        type: z.string(),
        outcome: z.string(),
        betAmount: money,
        payoutAmount: money,
        cashedOutAmount: money,
        amountSourceType: z.enum(['CASH', 'FREE_BET', 'PROMOTIONAL_CREDIT']),
        freeBetId: z.string().nullable(),
        profitBoost: z.object({ rawId: z.string() }).nullable(),
        legs: z.array(
          z.object({
            marketSelectionId: z.string(),
            eventId: z.string(),
            points: z.number().nullable(),
            odds: z.object({ numeratorLong: z.number(), denominatorLong: z.number() }),
          }),
        ),
      }),
    ),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  }),
});

type Listed = z.infer<typeof page>['myBets']['bets'][number];

const MY_BETS = `query MyBets($filter: BetsFilter!, $after: String) {
  myBets(filter: $filter, first: 50, after: $after) {
    bets {
      id placementId type outcome betAmount { amount } payoutAmount { amount } cashedOutAmount { amount }
      amountSourceType freeBetId profitBoost { rawId }
      legs { marketSelectionId eventId points odds { numeratorLong denominatorLong } }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** Every bet of a player as My Bets shows it, open and settled, all pages. */
export async function readShownBets(base: string, headers: Record<string, string>): Promise<readonly ShownBet[]> {
  return [...(await readPages(base, 'OPEN', headers)), ...(await readPages(base, 'SETTLED', headers))];
}

function rewardOf({ amountSourceType, freeBetId, profitBoost }: Listed): Pick<ShownBet, 'reward'> {
  if (amountSourceType === 'PROMOTIONAL_CREDIT') return { reward: amountSourceType };
  if (freeBetId !== null) return { reward: `BONUS_BET ${freeBetId}` };
  return profitBoost === null ? {} : { reward: `PROFIT_BOOST ${profitBoost.rawId}` };
}

async function readPages(base: string, filter: 'OPEN' | 'SETTLED', headers: Record<string, string>): Promise<readonly ShownBet[]> {
  const bets: ShownBet[] = [];
  let after: string | null = null;
  for (;;) {
    const variables = { filter, after };
    const answer: GraphqlAnswer = await graphql(base, { query: MY_BETS, variables, operationName: 'MyBets' }, headers);
    const failure = firstErrorCode(answer);
    if (failure) throw new Error(failure);
    const { myBets } = page.parse(answer.data);
    for (const bet of myBets.bets)
      bets.push({
        id: bet.id,
        placementId: bet.placementId,
        kind: bet.type,
        stakeCents: bet.betAmount.amount,
        outcome: bet.outcome,
        payoutCents: bet.payoutAmount.amount,
        cashedOutCents: bet.cashedOutAmount.amount,
        ...rewardOf(bet),
        legs: bet.legs.map(({ marketSelectionId: selectionId, eventId, points, odds }) => ({
          selectionId,
          eventId,
          pointsHundredths: points === null ? null : Math.round(points * 100),
          numerator: odds.numeratorLong,
          denominator: odds.denominatorLong,
        })),
      });
    if (!myBets.pageInfo.hasNextPage) return bets;
    after = myBets.pageInfo.endCursor;
  }
}
