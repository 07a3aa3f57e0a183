import { type CasinoMode, launchUrl } from '../../../../core/casino/launchContract.ts';
import { type LaunchFacts, refuseLaunch } from '../../../domain/casino/launchRules.ts';
import { regionOf } from '../../../domain/location/regions.ts';
import { locationFaults } from '../../../domain/saferPlay/playerFaults.ts';
import { closeCasinoSession, openCasinoSession, readCasinoGames } from '../../../store/casino/index.ts';
import { isHeldPerson } from '../../../store/persons/index.ts';
import {
  endPassOfOtherAddress,
  needsAcknowledgement,
  readBettingPlace,
  readLocationCheck,
  readRestriction,
  setUnprovedCheck,
} from '../../../store/players/index.ts';
import { readPlayLimits } from '../../../store/saferPlay/index.ts';
import type { GraphqlContext } from '../context.ts';
import { apiError, refuseInput } from '../errors.ts';
import type { CasinoLaunchPayload, CasinoLocationCheck, Resolvers } from '../generated/resolvers.ts';
import { NOT_LOGGED_IN, requirePlayer } from '../viewer.ts';

/** Who opens and closes sessions: a player, or a visitor's token. @throws GraphQLError UNAUTHENTICATED without either. */
function visitorOf({ viewer }: GraphqlContext): { readonly visitorId: string; readonly loginSessionId: string | null } {
  if (viewer.kind === 'player') return { visitorId: viewer.playerId, loginSessionId: viewer.sessionId };
  if (viewer.kind === 'anonymous') return { visitorId: viewer.anonymousId, loginSessionId: null };
  throw apiError('UNAUTHENTICATED', NOT_LOGGED_IN);
}

/** A demo takes no money, so that only location, restriction and the game itself can be in its way. */
async function factsOf({ deps, viewer }: GraphqlContext, mode: CasinoMode, isAvailable: boolean): Promise<LaunchFacts> {
  const { db, clock } = deps;
  const now = clock.now();
  const isOpenHere = regionOf(await readBettingPlace(db, viewer.kind === 'player' ? viewer.playerId : null)).casino;
  const nothing = { restriction: null, acknowledgementRequired: false, limits: [], isAvailable };
  const byRegion = locationFaults('CASINO_BET', isOpenHere, null, now);
  if (viewer.kind !== 'player') return { ...nothing, locationFaults: byRegion };
  const { playerId } = viewer;
  const restriction = await readRestriction(db, playerId, 'casino');
  const isActive = restriction !== null && (restriction.expiresAt === null || restriction.expiresAt > now);
  const isHeld = await isHeldPerson(db.query, playerId, now);
  const active = { isAvailable, restriction: isHeld ? { expiresAt: null } : isActive ? restriction : null };
  if (mode === 'DEMO') return { ...nothing, ...active, locationFaults: byRegion };
  const [check, acknowledgementRequired, limits] = await Promise.all([
    readLocationCheck(db, playerId, now),
    needsAcknowledgement(db.query, playerId),
    readPlayLimits(db, playerId, now),
  ]);
  return { ...active, locationFaults: locationFaults('CASINO_BET', isOpenHere, check, now), acknowledgementRequired, limits };
}

async function checkLocation(context: GraphqlContext): Promise<CasinoLocationCheck> {
  const { deps, viewer } = context;
  visitorOf(context);
  const now = deps.clock.now();
  const playerId = viewer.kind === 'player' ? viewer.playerId : null;
  const { casino: isOpenHere, operating } = regionOf(await readBettingPlace(deps.db, playerId));
  const failed = operating ? 'CASINO_CLOSED' : 'FAILED';
  if (playerId !== null) await setUnprovedCheck(deps.db, playerId, isOpenHere ? null : failed, now);
  const check = playerId === null ? null : await readLocationCheck(deps.db, playerId, now);
  const elsewhere = { restriction: null, acknowledgementRequired: false, limits: [], isAvailable: true };
  return { error: refuseLaunch({ ...elsewhere, locationFaults: locationFaults('CASINO_BET', isOpenHere, check, now) }) };
}

async function launch(context: GraphqlContext, gameId: string, mode: CasinoMode): Promise<CasinoLaunchPayload> {
  const { deps, services, origin, hostBrand } = context;
  const visitor = mode === 'REAL' ? { visitorId: requirePlayer(context).playerId } : {};
  const { visitorId, loginSessionId } = { ...visitorOf(context), ...visitor };
  const game = (await readCasinoGames(deps.db)).find(({ id }) => id === gameId) ?? refuseInput('There is no such game');
  const gamesOrigin = services.origins.games(origin);
  if (loginSessionId !== null) await endPassOfOtherAddress(deps.db, visitorId, context.address, deps.clock.now());
  const error = refuseLaunch(await factsOf(context, mode, game.engine !== null && gamesOrigin !== null));
  if (error !== null || game.engine === null || gamesOrigin === null) return { launch: null, error };
  const now = deps.clock.now();
  const { currency } = deps.config;
  const opened = { gameId, brand: hostBrand, currency, mode, visitorId, loginSessionId };
  const { sessionId, token } = await openCasinoSession(deps.db.query, opened, now);
  const url = launchUrl({ gamesOrigin, engine: game.engine, gameId, appOrigin: origin, token });
  return { launch: { sessionId, url, openedAt: now.toISOString() }, error: null };
}

/** schema/casinoLaunch.graphql. */
export const launchResolvers = {
  Mutation: {
    casinoLaunchGame: (_root, { gameId, mode }, context) => launch(context, gameId, mode),
    casinoCheckLocation: (_root, _args, context) => checkLocation(context),
    casinoCloseGame: (_root, { sessionId }, context) =>
      closeCasinoSession(context.deps.db.query, sessionId, visitorOf(context).visitorId, context.deps.clock.now()),
  },
} satisfies Resolvers<GraphqlContext>;
