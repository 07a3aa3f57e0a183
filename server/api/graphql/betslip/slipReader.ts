import { betLimits } from '../../../domain/betKinds/limits.ts';
import { deriveSlip } from '../../../domain/betslip/derive.ts';
import type { Offer } from '../../../domain/betslip/offer.ts';
import { readSlip, type StoredSlip } from '../../../store/betslip/betslips.ts';
import { readSelections } from '../../../store/catalogue/index.ts';
import { readBalances } from '../../../store/ledger/index.ts';
import type { GraphqlContext } from '../context.ts';
import { apiError } from '../errors.ts';
import type { Betslip } from '../generated/resolvers.ts';
import { NOT_LOGGED_IN, ownerOf } from '../viewer.ts';
import { toBetslip } from './slipShapes.ts';
import type { SlipFormat } from './slipWriting.ts';

/** An empty slip needs no further query. */
const NO_OFFERS: ReadonlyMap<string, Offer> = new Map();

/** @throws GraphQLError UNAUTHENTICATED for callers without a token: a slip needs an owner. */
export function requireOwner(context: GraphqlContext): string {
  const owner = ownerOf(context.viewer);
  if (owner === null) throw apiError('UNAUTHENTICATED', NOT_LOGGED_IN);
  return owner;
}

/** The two arguments that every operation of the slip has; null means the default. */
export function formatOf(args: { oddsFormat?: SlipFormat['oddsFormat'] | null; includeOddsTrend?: boolean | null }): SlipFormat {
  return { oddsFormat: args.oddsFormat ?? 'AMERICAN', includeOddsTrend: args.includeOddsTrend ?? true };
}

/** A stored slip in the contract's shape, with current prices and balances. */
export async function betslipOf(context: GraphqlContext, stored: StoredSlip, format: SlipFormat): Promise<Betslip> {
  const { db, config, clock } = context.deps;
  const { slip } = stored;
  const now = clock.now();
  const selectionIds = slip.selections.map(({ selectionId }) => selectionId);
  const isEmpty = selectionIds.length === 0;
  const [offers, balances] = await Promise.all([
    isEmpty ? NO_OFFERS : readSelections(db, selectionIds, now),
    isEmpty || context.viewer.kind !== 'player' ? null : readBalances(db, context.viewer.playerId),
  ]);
  const view = deriveSlip({ slip, offers, cashCents: balances?.cashCents ?? null, limits: betLimits(config), now });
  const promotionalCreditCents = balances?.promotionalCreditCents ?? null;
  return toBetslip(stored, view, { ...format, currency: config.currency, promotionalCreditCents });
}

export async function callersSlip(context: GraphqlContext): Promise<StoredSlip> {
  return readSlip(context.deps.db, requireOwner(context));
}
