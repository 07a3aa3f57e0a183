import { betLimits } from '../../../domain/betKinds/limits.ts';
import { straightId } from '../../../domain/betKinds/straight.ts';
import { deriveSlip } from '../../../domain/betslip/derive.ts';
import { slipErrors } from '../../../domain/betslip/slipError.ts';
import { readSelections } from '../../../store/catalogue/index.ts';
import { readBalances } from '../../../store/ledger/index.ts';
import type { GraphqlContext } from '../context.ts';
import { refuseInput } from '../errors.ts';
import type { QueryResolvers } from '../generated/resolvers.ts';
import { requirePlayer } from '../viewer.ts';
import { toDraftBet } from './draftBetShape.ts';
import { toError } from './errorShape.ts';
import { readPrice } from './readPrice.ts';
import { formatOf } from './slipReader.ts';

const NO_ORIGIN = { selectionOrigin: null, branchChannel: null, shareId: null };

/** The slip of one selection: derived as every slip, and stored nowhere. */
export const quickBetSlip: NonNullable<QueryResolvers<GraphqlContext>['quickBetSlip']> = async (_root, args, context) => {
  const { playerId } = requirePlayer(context);
  const { db, clock, config } = context.deps;
  const { selectionId, betAmount } = args;
  const accepted = readPrice(args);
  if (!accepted) return refuseInput('odds are an exact fraction above zero');
  if (!Number.isSafeInteger(betAmount) || betAmount < 0) return refuseInput('betAmount is in cents');
  const now = clock.now();
  const [offers, balances] = await Promise.all([readSelections(db, [selectionId], now), readBalances(db, playerId)]);
  const slip = {
    selections: [{ selectionId, accepted, ...NO_ORIGIN }],
    amounts: { [straightId(selectionId)]: { field: 'BET', amountCents: betAmount } },
  } as const;
  // A quick bet is staked in cash.
  const wallet = { rewards: [], creditCents: null };
  const view = deriveSlip({ slip, offers, cashCents: balances.cashCents, wallet, limits: betLimits(config), now });
  const { draftBets, errors } = view.sections.STRAIGHT;
  const [bet] = draftBets;
  const { currency, boostCap, parlayPlus } = config;
  const writing = { ...formatOf(args), currency, boostCap, parlayPlus };
  const gone = bet ? [] : [slipErrors.unknownSelection(selectionId)];
  return { draftBet: bet ? toDraftBet(bet, writing) : null, errors: [...gone, ...errors].map(toError) };
};
