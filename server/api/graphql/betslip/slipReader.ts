import { deriveSlip, type SlipView } from '../../../domain/betslip/derive.ts';
import { STANDARD_LIMITS } from '../../../domain/parlay/betRules.ts';
import { readSlip, type StoredSlip } from '../../../store/betslip/betslips.ts';
import { readSelections } from '../../../store/catalogue/index.ts';
import { readBalances } from '../../../store/ledger/index.ts';
import type { GraphqlContext } from '../context.ts';
import { apiError } from '../errors.ts';
import type { Betslip } from '../generated/resolvers.ts';
import { NOT_LOGGED_IN, ownerOf } from '../viewer.ts';
import { type SlipFormat, toBetslip } from './slipShapes.ts';

/** @throws GraphQLError UNAUTHENTICATED for those who bring no token: there is no slip of nobody. */
export function requireOwner(context: GraphqlContext): string {
  const owner = ownerOf(context.viewer);
  if (owner === null) throw apiError('UNAUTHENTICATED', NOT_LOGGED_IN);
  return owner;
}

/** What the caller passed for the two arguments that every operation of the slip has; null means the default. */
export function formatOf(args: { oddsFormat?: SlipFormat['oddsFormat'] | null; includeOddsTrend?: boolean | null }): SlipFormat {
  return { oddsFormat: args.oddsFormat ?? 'AMERICAN', includeOddsTrend: args.includeOddsTrend ?? true };
}

export async function viewOf(context: GraphqlContext, { slip }: StoredSlip): Promise<SlipView> {
  const { db } = context.deps;
  if (slip.selections.length === 0) return deriveSlip({ slip, offers: new Map(), cashCents: null, limits: STANDARD_LIMITS });
  const [offers, cashCents] = await Promise.all([
    readSelections(
      db,
      slip.selections.map(({ selectionId }) => selectionId),
    ),
    context.viewer.kind === 'player' ? readBalances(db, context.viewer.playerId).then((balances) => balances.cashCents) : null,
  ]);
  return deriveSlip({ slip, offers, cashCents, limits: STANDARD_LIMITS });
}

/** A stored slip as the contract shows it, with the prices and the balance of this moment. */
export async function betslipOf(context: GraphqlContext, stored: StoredSlip, format: SlipFormat): Promise<Betslip> {
  return toBetslip(stored, await viewOf(context, stored), { ...format, currency: context.deps.config.currency });
}

export async function callersSlip(context: GraphqlContext): Promise<StoredSlip> {
  return readSlip(context.deps.db, requireOwner(context));
}
