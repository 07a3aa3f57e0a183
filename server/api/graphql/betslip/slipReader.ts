import { betLimits } from '../../../domain/betKinds/limits.ts';
import { deriveSlip } from '../../../domain/betslip/derive.ts';
import type { Offer } from '../../../domain/betslip/offer.ts';
import { slipErrors } from '../../../domain/betslip/slipError.ts';
import { regionOf } from '../../../domain/location/regions.ts';
import type { BetslipReward } from '../../../domain/rewards/reward.ts';
import { locationFaults, type PlayerFault } from '../../../domain/saferPlay/playerFaults.ts';
import { readSlip, type StoredSlip } from '../../../store/betslip/index.ts';
import { readSelections } from '../../../store/catalogue/index.ts';
import { type Balances, readBalances } from '../../../store/ledger/index.ts';
import { readBettingPlace, readLocationCheck } from '../../../store/players/index.ts';
import { readRewards } from '../../../store/rewards/index.ts';
import type { GraphqlContext } from '../context.ts';
import { apiError } from '../errors.ts';
import type { Betslip } from '../generated/resolvers.ts';
import { NOT_LOGGED_IN, ownerOf } from '../viewer.ts';
import { toBetslip } from './slipShapes.ts';
import type { SlipFormat } from './slipWriting.ts';

/** What a slip is shown with, besides itself. */
interface Surroundings {
  readonly offers: ReadonlyMap<string, Offer>;
  /** Null for a visitor. */
  readonly balances: Balances | null;
  readonly rewards: readonly BetslipReward[];
  readonly locationFaults: ReadonlySet<PlayerFault>;
}

/** An empty slip needs no further query. */
const EMPTY_SURROUNDINGS: Surroundings = { offers: new Map(), balances: null, rewards: [], locationFaults: new Set() };

async function readSurroundings(
  { deps, viewer }: GraphqlContext,
  selectionIds: readonly string[],
  now: Date,
): Promise<Surroundings> {
  const playerId = viewer.kind === 'player' ? viewer.playerId : null;
  const [offers, balances, rewards, place, check] = await Promise.all([
    readSelections(deps.db, selectionIds, now),
    playerId === null ? null : readBalances(deps.db, playerId),
    playerId === null ? [] : readRewards(deps.db, playerId, now),
    readBettingPlace(deps.db, playerId),
    playerId === null ? null : readLocationCheck(deps.db, playerId, now),
  ]);
  return { offers, balances, rewards, locationFaults: locationFaults('SPORTS_BET', regionOf(place).operating, check, now) };
}

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
  const { config, clock } = context.deps;
  const { slip } = stored;
  const now = clock.now();
  const selectionIds = slip.selections.map(({ selectionId }) => selectionId);
  const surroundings = selectionIds.length === 0 ? EMPTY_SURROUNDINGS : await readSurroundings(context, selectionIds, now);
  const { offers, balances, rewards } = surroundings;
  const wallet = { rewards, creditCents: balances?.promotionalCreditCents ?? null };
  const view = deriveSlip({ slip, offers, cashCents: balances?.cashCents ?? null, wallet, limits: betLimits(config), now });
  const outside = context.viewer.kind === 'player' ? slipErrors.locationUnverified : slipErrors.visitorOutside;
  const errors = surroundings.locationFaults.size > 0 ? [outside()] : [];
  const { currency, boostCap, parlayPlus } = config;
  return toBetslip(stored, view, { ...format, currency, boostCap, parlayPlus }, errors);
}

export async function callersSlip(context: GraphqlContext): Promise<StoredSlip> {
  return readSlip(context.deps.db, requireOwner(context));
}
