import { type Deps, depsFor } from '../deps.ts';
import type { IdentityPolicy } from '../domain/identity/policy.ts';
import type { PaymentGateway } from '../payments/gateway.ts';
import type { Loop } from '../platform/loop.ts';
import { type AccountLinking, createAccountLinking, type LinkProviderSettings } from './accountLinking/accountLinking.ts';
import { type AccountServices, createAccountServices } from './accounts/accountServices.ts';
import { type EdgeLimits, edgeLimits } from './edge/limits/edgeLimits.ts';
import { createPlacementHolds, type PlacementHolds } from './graphql/bets/placementHolds.ts';
import { type SequenceTicks, sequenceTicks } from './graphql/sockets/sequenceTicks.ts';
import { type Clients, createClients } from './identity/clients.ts';
import { createIdentity } from './identity/createIdentity.ts';
import type { Identity } from './identity/identity.ts';
import { createIdTokens, type IdTokens } from './identity/idTokens.ts';
import { createOrigins, type Origins, type Ports } from './identity/origins.ts';
import { createSessionActivity } from './identity/sessionActivity.ts';
import type { LocationService, PacketMaker } from './location/locationService.ts';
import { createReferenceService, type ReferenceService } from './location/referenceService.ts';
import { createPlaceOfVisitor, type PlaceOfVisitor } from './location/visitors.ts';
import { createPaymentServices, type PaymentServices } from './payments/paymentServices.ts';
import type { Providers } from './providers.ts';
import { createShareLinks, type ShareLinks } from './sharing/shareLinks.ts';
import { createStreamGrants, type StreamGrants } from './streaming/streamGrants.ts';

/** Services that resolvers use beyond Deps and that live as long as the process. */
export interface Services {
  readonly identity: Identity;
  readonly idTokens: IdTokens;
  readonly clients: Clients;
  readonly origins: Origins;
  readonly ticks: SequenceTicks;
  readonly holds: PlacementHolds;
  readonly shareLinks: ShareLinks;
  readonly streamGrants: StreamGrants;
  readonly limits: EdgeLimits;
  readonly location: LocationService;
  /** Null: the vendor's software on the device makes packets, or nobody does. */
  readonly packetMaker: PacketMaker | null;
  /** What the sandbox controls. */
  readonly referenceLocation: ReferenceService;
  readonly placeOfVisitor: PlaceOfVisitor;
  readonly accounts: AccountServices;
  readonly accountLinking: AccountLinking;
  readonly payments: PaymentServices;
  readonly loops: readonly Loop[];
  stop(): void;
}

export interface ServiceOptions {
  readonly identityPolicy?: IdentityPolicy;
  /** The ports that are listened on. */
  readonly ports?: Ports;
  /** Without it accounts cannot be linked. */
  readonly linkProvider?: LinkProviderSettings | null;
  /** Without it no payment is possible. */
  readonly paymentGateway?: PaymentGateway | null;
  /** An operator's own. */
  readonly providers?: Providers;
  /** Settings of the feature flags; the defaults by default. */
  readonly flags?: () => Readonly<Record<string, unknown>>;
}

/** Where nothing listens: in tests. */
function defaultPorts({ port, identityPort }: Deps['config']): Ports {
  return { app: port, identity: identityPort ?? port + 1 };
}

/** Needs a migrated database, which stores the key that signs tokens. */
export async function createServices(deps: Deps, options: ServiceOptions = {}): Promise<Services> {
  const [forIdentity, forReading] = [depsFor(deps, 'identity'), depsFor(deps, 'reading')];
  const idTokens = createIdTokens(forIdentity);
  const activity = createSessionActivity(deps);
  const providers = options.providers ?? {};
  const identity = await createIdentity(forIdentity, idTokens, activity, options.identityPolicy, providers);
  const referenceLocation = await createReferenceService(deps);
  const placeOfVisitor = await createPlaceOfVisitor(forReading);
  const origins = createOrigins(deps.config, options.ports ?? defaultPorts(deps.config));
  const ticks = sequenceTicks(deps);
  const holds = createPlacementHolds();
  const shareLinks = await createShareLinks(deps);
  const streamGrants = await createStreamGrants(deps);
  const limits = edgeLimits(deps);
  const accounts = createAccountServices(forIdentity, identity, placeOfVisitor, providers);
  const flags = options.flags ?? (() => ({}));
  const accountLinking = createAccountLinking(forReading, options.linkProvider ?? null, flags);
  const payments = createPaymentServices(forReading, options.paymentGateway ?? null, flags);
  return {
    identity,
    idTokens,
    clients: createClients(forIdentity, origins),
    origins,
    location: providers.location ?? referenceLocation,
    packetMaker: makerOf(providers.location ?? (deps.config.sandbox ? referenceLocation : {})),
    referenceLocation,
    placeOfVisitor,
    ticks,
    holds,
    shareLinks,
    streamGrants,
    limits,
    accounts,
    accountLinking,
    payments,
    loops: [ticks.loop, activity.loop, limits.sockets.loop],
    stop() {
      holds.stop();
      limits.stop();
    },
  };
}

function makerOf({ makePacket }: Partial<PacketMaker>): PacketMaker | null {
  return makePacket === undefined ? null : { makePacket };
}
