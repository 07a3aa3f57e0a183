import { formatMoney } from '../../../../core/money/money.ts';
import type { BrandKind } from '../../../../core/wire/brandKind.ts';
import { earningMethods, TIER_BENEFITS } from '../../../domain/loyalty/programme.ts';
import { heldTier, nextTier, pointsOfTier, TIER_STEPS } from '../../../domain/loyalty/tiers.ts';
import { isPlainId } from '../../../domain/money/moneyRequest.ts';
import { kindOf } from '../../../platform/brands.ts';
import { countedAddress } from '../../../platform/proxies.ts';
import { type Balances, readBalances } from '../../../store/ledger/index.ts';
import {
  findRedemption,
  type LoyaltyMember,
  type RedemptionAnswer,
  type RedemptionMethod,
  readEarningRule,
  readLoyaltyMember,
  readRedemptionMethods,
  redeemLoyalty,
} from '../../../store/loyalty/index.ts';
import { balancesOf } from '../account/balances.ts';
import type { GraphqlContext } from '../context.ts';
import { apiError, rateLimited, refuseInput } from '../errors.ts';
import type { Loyalty, LoyaltyBalances, LoyaltyError, LoyaltyRedemption, Resolvers } from '../generated/resolvers.ts';
import { moneyOf } from '../money.ts';
import { NOT_LOGGED_IN, requirePlayer } from '../viewer.ts';

/** More than this are no credits of a player. */
const MAXIMUM_CREDITS = 1_000_000_000;

const count = new Intl.NumberFormat('en-US');

const NO_MEMBER: LoyaltyMember = {
  year: 0,
  points: 0,
  pointsBefore: 0,
  granted: 'PLAY',
  grantedYear: null,
  mychoiceId: '',
  credits: 0,
  isOffered: true,
};

function errorsOf(member: LoyaltyMember | null): LoyaltyError[] {
  if (member === null) return [{ errorType: 'NOT_A_MEMBER', message: 'You are not a member of the loyalty programme.' }];
  if (member.isOffered) return [];
  return [{ errorType: 'NOT_OFFERED', message: 'The loyalty programme is not shown to you at the moment. Your points are kept.' }];
}

/** The value of credits in cents, rounded down as a redemption is. */
const centsOf = (credits: number, { centsPer100Credits }: Pick<RedemptionMethod, 'centsPer100Credits'>): number =>
  Math.floor((credits * centsPer100Credits) / 100);

function lineItemsOf({ centsPer100Credits, minimumCredits, detail }: RedemptionMethod): string[] {
  return [`100 points give ${formatMoney(centsPer100Credits)}`, `At least ${count.format(minimumCredits)} points`, detail];
}

const SITE_CREDIT: Readonly<Record<BrandKind, string>> = {
  sportsbook: 'For sports bets. Only the winnings are paid, and it cannot be withdrawn.',
  casino: 'It cannot be withdrawn.',
};

function balancesOfLoyalty(credits: number, money: Balances, cash: RedemptionMethod | undefined, kind: BrandKind): LoyaltyBalances {
  return {
    mycash: {
      balance: formatMoney(cash ? centsOf(credits, cash) : 0),
      tooltip: 'What your points are worth if you redeem all of them for cash.',
    },
    mycashPlayableCredit: {
      balance: formatMoney(money.promotionalCreditCents),
      tooltip: SITE_CREDIT[kind],
    },
    mycashOther: {
      balance: formatMoney(money.bonusCents),
      tooltip: 'Casino bonus: for casino games. It is cash once it was wagered.',
    },
    pennplayCredits: { balance: count.format(credits), tooltip: 'Earned by settled bets. Redeem them here; they do not expire.' },
  };
}

async function loyaltyOf({ deps, brand }: GraphqlContext, playerId: string): Promise<Loyalty> {
  const kind = kindOf(brand);
  const now = deps.clock.now();
  const [found, methods, rule, money] = await Promise.all([
    readLoyaltyMember(deps.db, playerId, now),
    readRedemptionMethods(deps.db),
    readEarningRule(deps.db, now),
    readBalances(deps.db, playerId),
  ]);
  const errors = errorsOf(found);
  const member = found ?? NO_MEMBER;
  const { tier, throughYear } = heldTier(member);
  const nextTierName = nextTier(tier);
  const upperBound = nextTierName === null ? null : pointsOfTier(nextTierName);
  const credits = Math.max(0, member.credits);
  return {
    tierName: tier,
    nextTierName,
    pointsToNextTier: upperBound === null ? null : Math.max(0, upperBound - member.points),
    tierBounds: { lowerBound: pointsOfTier(tier), upperBound },
    tierPoints: Math.max(0, member.points),
    tierThrough: throughYear === null ? null : `${throughYear}-12-31`,
    tiers: TIER_STEPS.map((tierName) => ({ tierName, fromPoints: pointsOfTier(tierName) })),
    balances: balancesOfLoyalty(
      credits,
      money,
      methods.find(({ id }) => id === 'playable-balance'),
      kind,
    ),
    credits,
    owedCredits: Math.max(0, -member.credits),
    mychoiceId: member.mychoiceId,
    tierBenefits: TIER_BENEFITS.map(({ title, values }) => ({
      title,
      values: TIER_STEPS.map((tierName) => ({ tierName, value: values[tierName] ?? null })),
    })),
    pointsEarningMethods: [...earningMethods(rule, kind)],
    pennCashRedemptionMethods: methods.map((method) => ({
      id: method.id,
      title: method.title,
      lineItems: lineItemsOf(method),
      centsPer100Credits: method.centsPer100Credits,
      minimumCredits: method.minimumCredits,
    })),
    redeemable: errors.length === 0 && methods.some(({ minimumCredits }) => credits >= minimumCredits),
    errors,
  };
}

function redemptionOf(requestId: string, answer: RedemptionAnswer, { deps }: GraphqlContext): LoyaltyRedemption {
  if ('refusal' in answer) return { requestId, status: 'REFUSED', refusal: answer.refusal, amount: null, credits: null };
  return { requestId, status: 'DONE', refusal: null, amount: moneyOf(answer.cents, deps.config.currency), credits: answer.credits };
}

export const loyaltyResolvers = {
  Query: {
    loyalty: (_root, _args, context) => (context.viewer.kind === 'player' ? loyaltyOf(context, context.viewer.playerId) : null),
    loyaltyRedemption: async (_root, { requestId }, context) => {
      const answer = await findRedemption(context.deps, requirePlayer(context).playerId, requestId);
      return answer && redemptionOf(requestId, answer, context);
    },
  },
  Mutation: {
    redeemLoyalty: async (_root, { requestId, methodId, credits }, context) => {
      const { playerId, sessionId } = requirePlayer(context);
      if (!isPlainId(requestId)) refuseInput('requestId must be 1 to 200 printable characters');
      if (!Number.isSafeInteger(credits) || credits < 1 || credits > MAXIMUM_CREDITS) refuseInput('credits is a number of credits');
      const who = { playerId, address: countedAddress(context.address) };
      const waitSeconds = context.services.limits.takeOnce('betsPerAddress', who, `redeem ${playerId} ${requestId}`, 1);
      if (waitSeconds > 0) throw rateLimited(waitSeconds);
      const outcome = await redeemLoyalty(context.deps, { playerId, sessionId, requestId, methodId, credits });
      if (outcome === 'REUSED') throw apiError('REQUEST_ID_REUSED', 'requestId belongs to another request');
      if (outcome === 'SESSION_ENDED') throw apiError('UNAUTHENTICATED', NOT_LOGGED_IN);
      const [loyalty, balances] = await Promise.all([loyaltyOf(context, playerId), readBalances(context.deps.db, playerId)]);
      return {
        redemption: redemptionOf(requestId, outcome, context),
        loyalty,
        balance: balancesOf(balances, context.deps.config.currency),
      };
    },
  },
} satisfies Resolvers<GraphqlContext>;
