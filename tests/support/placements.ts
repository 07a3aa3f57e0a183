import { z } from 'zod';
import { type GraphqlAnswer, graphql } from './apiClient.ts';
import type { PricedLeg } from './slate.ts';

/** `betslipPlaceBets` as the product's own client sends it. */
export interface PlacementBody {
  readonly placementId: string;
  readonly bets: readonly {
    readonly draftBetId: string;
    readonly section: 'STRAIGHT' | 'PARLAY' | 'ROUND_ROBIN' | 'TEASER';
    /** On each combination. */
    readonly betAmount: number;
    readonly combinationSizes?: readonly number[];
    readonly teaserPoints?: number;
    readonly amountSourceType?: 'FREE_BET' | 'PROMOTIONAL_CREDIT';
    readonly freeBetId?: string;
    readonly profitBoostId?: string;
    readonly legs: readonly Omit<PricedLeg, 'eventId'>[];
  }[];
}

const placement = z.object({
  placementId: z.string(),
  status: z.enum(['PLACED', 'REJECTED']),
  placedBets: z.array(z.object({ id: z.string() })),
  userErrors: z.array(z.object({ code: z.string() })),
});
export type PlacementAnswer = z.infer<typeof placement>;

const FIELDS = 'placementId status placedBets { id } userErrors { code }';
const PLACE = `mutation BetslipPlaceBets($placementId: ID!, $bets: [PlaceBetInput!]!) {
  betslipPlaceBets(placementId: $placementId, bets: $bets) { placement { ${FIELDS} } userErrors { code message } }
}`;
const FIND = `query Placement($placementId: ID!) { placement(placementId: $placementId) { ${FIELDS} } }`;
const BETS = `query MyBets($filter: BetsFilter!, $after: String) {
  myBets(filter: $filter, first: 50, after: $after) {
    bets { id placementId status outcome betAmount { amount } payoutAmount { amount } legs { eventId } }
    pageInfo { hasNextPage endCursor }
  }
}`;

const placeAnswer = z.object({
  betslipPlaceBets: z.object({
    placement: placement.nullable(),
    userErrors: z.array(z.object({ code: z.string(), message: z.string() })),
  }),
});
const findAnswer = z.object({ placement: placement.nullable() });

export function straight(leg: PricedLeg, betAmount: number): PlacementBody['bets'][number] {
  return { draftBetId: `straight:${leg.selectionId}`, section: 'STRAIGHT', betAmount, legs: [asInput(leg)] };
}

export function parlay(legs: readonly PricedLeg[], betAmount: number): PlacementBody['bets'][number] {
  return { draftBetId: 'parlay', section: 'PARLAY', betAmount, legs: legs.map(asInput) };
}

/** A round robin of every two legs. */
export function byTwos(legs: readonly PricedLeg[], betAmount: number): PlacementBody['bets'][number] {
  return { draftBetId: 'roundRobin:2', section: 'ROUND_ROBIN', betAmount, legs: legs.map(asInput), combinationSizes: [2] };
}

export function teaser(legs: readonly PricedLeg[], betAmount: number, teaserPoints: number): PlacementBody['bets'][number] {
  return { draftBetId: 'teaser', section: 'TEASER', betAmount, legs: legs.map(asInput), teaserPoints };
}

function asInput({ selectionId, numeratorLong, denominatorLong, points }: PricedLeg): Omit<PricedLeg, 'eventId'> {
  return { selectionId, numeratorLong, denominatorLong, points };
}

export function firstErrorCode(answer: GraphqlAnswer): string | null {
  const error = answer.errors[0];
  return error ? (error.extensions?.code ?? error.message) : null;
}

/** @throws Error without an answer, or without a decision in it; the message has UNAUTHENTICATED if that is the reason. */
export async function placeBets(
  base: string,
  body: PlacementBody,
  headers: Record<string, string>,
  signal?: AbortSignal,
): Promise<PlacementAnswer> {
  const answer = await graphql(base, { query: PLACE, variables: body, operationName: 'BetslipPlaceBets' }, headers, signal);
  const failure = firstErrorCode(answer);
  if (failure) throw new Error(failure);
  const { placement: decided, userErrors } = placeAnswer.parse(answer.data).betslipPlaceBets;
  if (!decided) throw new Error(`Not taken: ${userErrors.map((error) => error.code).join(', ')}`);
  return decided;
}

export async function findPlacement(
  base: string,
  placementId: string,
  headers: Record<string, string>,
  signal?: AbortSignal,
): Promise<PlacementAnswer | null> {
  const answer = await graphql(base, { query: FIND, variables: { placementId }, operationName: 'Placement' }, headers, signal);
  const failure = firstErrorCode(answer);
  if (failure) throw new Error(failure);
  return findAnswer.parse(answer.data).placement;
}

const betPage = z.object({
  myBets: z.object({
    bets: z.array(
      z.object({
        id: z.string(),
        placementId: z.string(),
        status: z.string(),
        outcome: z.string(),
        betAmount: z.object({ amount: z.number() }),
        payoutAmount: z.object({ amount: z.number() }),
        legs: z.array(z.object({ eventId: z.string() })),
      }),
    ),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  }),
});
export type ListedBet = z.infer<typeof betPage>['myBets']['bets'][number];

/** Every bet of a player, all pages. */
export async function listBets(
  base: string,
  filter: 'OPEN' | 'SETTLED',
  headers: Record<string, string>,
): Promise<readonly ListedBet[]> {
  const bets: ListedBet[] = [];
  let after: string | null = null;
  for (;;) {
    const answer: GraphqlAnswer = await graphql(
      base,
      { query: BETS, variables: { filter, after }, operationName: 'MyBets' },
      headers,
    );
    const failure = firstErrorCode(answer);
    if (failure) throw new Error(failure);
    const { myBets } = betPage.parse(answer.data);
    bets.push(...myBets.bets);
    if (!myBets.pageInfo.hasNextPage) return bets;
    after = myBets.pageInfo.endCursor;
  }
}
