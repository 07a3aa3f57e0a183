import { err, type Result } from '../../../../core/result.ts';
import { chooseReward, deselectBoost } from '../../../domain/betslip/reduce.ts';
import type { Slip, TabChange } from '../../../domain/betslip/slip.ts';
import { type SlipError, slipErrors } from '../../../domain/betslip/slipError.ts';
import type { BetslipReward, ChosenReward } from '../../../domain/rewards/reward.ts';
import { readRewards } from '../../../store/rewards/index.ts';
import type { GraphqlContext } from '../context.ts';
import type { BetslipPayload, MutationResolvers } from '../generated/resolvers.ts';
import { requirePlayer } from '../viewer.ts';
import { change, refuse } from './slipChange.ts';
import { formatOf } from './slipReader.ts';
import type { SlipFormat } from './slipWriting.ts';

interface How {
  readonly format: SlipFormat;
  readonly tabChange: TabChange | null;
}

/** @throws GraphQLError UNAUTHENTICATED for a visitor, who has no rewards. */
async function choose(context: GraphqlContext, draftBetId: string, reward: ChosenReward | null, how: How): Promise<BetslipPayload> {
  const refusal = reward === null ? null : await refusalOf(context, reward);
  if (refusal !== null) return refuse(context, refusal, how.format);
  return changeBet(context, (slip) => chooseReward(slip, draftBetId, reward), how);
}

/** @throws GraphQLError UNAUTHENTICATED for a visitor, who has no rewards. */
async function changeBet(
  context: GraphqlContext,
  decide: (slip: Slip) => Result<Slip, 'UNKNOWN_DRAFT_BET'>,
  { format, tabChange }: How,
): Promise<BetslipPayload> {
  requirePlayer(context);
  const changed = (slip: Slip): Result<Slip, SlipError> => {
    const result = decide(slip);
    return result.ok ? result : err(slipErrors.unknownDraftBet());
  };
  return change(context, format, changed, tabChange);
}

/** Whether the reward is not the player's own, or cannot be used now. */
async function refusalOf(context: GraphqlContext, reward: ChosenReward): Promise<SlipError | null> {
  const { playerId } = requirePlayer(context);
  if (reward.kind === 'PROMOTIONAL_CREDIT') return null;
  const { db, clock } = context.deps;
  const isChosen = ({ kind, id }: BetslipReward): boolean => kind === reward.kind && id === reward.id;
  return (await readRewards(db, playerId, clock.now())).some(isChosen) ? null : slipErrors.rewardUnavailable();
}

export const rewardMutations: Pick<MutationResolvers<GraphqlContext>, 'betslipSetAmountSource' | 'betslipSetProfitBoost'> = {
  betslipSetAmountSource: (_root, args, context) => {
    const { draftBetId, amountSourceType, freeBetId } = args;
    const how = { format: formatOf(args), tabChange: args.change ?? null };
    switch (amountSourceType) {
      case 'CASH':
        return choose(context, draftBetId, null, how);
      case 'PROMOTIONAL_CREDIT':
        return choose(context, draftBetId, { kind: 'PROMOTIONAL_CREDIT' }, how);
      case 'FREE_BET':
        return freeBetId
          ? choose(context, draftBetId, { kind: 'BONUS_BET', id: freeBetId }, how)
          : refuse(context, slipErrors.invalidInput('freeBetId'), how.format);
    }
  },

  betslipSetProfitBoost: (_root, args, context) => {
    const { draftBetId, profitBoostId } = args;
    const how = { format: formatOf({}), tabChange: args.change ?? null };
    return profitBoostId
      ? choose(context, draftBetId, { kind: 'PROFIT_BOOST', id: profitBoostId }, how)
      : changeBet(context, (slip) => deselectBoost(slip, draftBetId), how);
  },
};
