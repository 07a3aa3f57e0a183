import { GraphQLError } from 'graphql';
import { GRAPHQL_PATH } from '../../../../core/wire/apiPaths.ts';
import type { Deps } from '../../../deps.ts';
import type { Viewer } from '../../../domain/identity/viewer.ts';
import { regionOf } from '../../../domain/location/regions.ts';
import { LruMap } from '../../../platform/lruMap.ts';
import { orAfter } from '../../../platform/orAfter.ts';
import { sessionRegion } from '../../../store/identity/index.ts';
import { readPresence } from '../../../store/players/index.ts';

export interface RegionUrls {
  readonly sportsbookUrl: string;
  readonly websocketUrl: string;
}

/** The region's own addresses: those of this server, with the region as a parameter. */
export function urlsOf(origin: string, regionCode: string): RegionUrls {
  const path = `${GRAPHQL_PATH}?region=${encodeURIComponent(regionCode)}`;
  return { sportsbookUrl: `${origin}${path}`, websocketUrl: `${origin.replace(/^http/, 'ws')}${path}` };
}

export interface RegionRequest {
  readonly viewer: Viewer;
  readonly origin: string;
  /** The region of the address that was asked; null for the general one. */
  readonly regionCode: string | null;
}

export interface RegionGuard {
  /** UNAUTHORIZED_REGION for a player who has moved to another operating region and asks the addresses of an earlier one. */
  refusal(request: RegionRequest): Promise<GraphQLError | null>;
}

type Player = Extract<Viewer, { kind: 'player' }>;

/** How long a request waits for its place: behind a locked table it goes on without. */
const PATIENCE_MS = 1_500;
/** A place is one read by key; without this it would be a further query of every private request. What a bet may is decided under lock. */
const PLACE_TRUSTED_MS = 1000;
const REMEMBERED = 10_000;

export function regionGuard({ db, clock }: Pick<Deps, 'db' | 'clock'>): RegionGuard {
  const regions = new LruMap<string, Promise<string>>('regions of players', REMEMBERED);
  const places = new LruMap<string, { readonly at: number; readonly read: ReturnType<typeof readPresence> }>(
    'places of players',
    REMEMBERED,
  );

  /** Null outside every operating region, and where nobody knows: there betting is refused, and nothing has to move. */
  async function presentRegion(playerId: string): Promise<{ readonly code: string; readonly hasPass: boolean } | null> {
    const now = clock.now();
    const cached = places.get(playerId);
    const isTrusted = cached !== undefined && Math.abs(now.getTime() - cached.at) < PLACE_TRUSTED_MS;
    const read = isTrusted ? cached.read : readPresence(db, playerId, now);
    if (!isTrusted) {
      places.set(playerId, { at: now.getTime(), read });
      read.catch(() => places.delete(playerId));
    }
    const place = await read;
    const { code, operating } = regionOf(place);
    return operating ? { code, hasPass: place.hasPass } : null;
  }

  function regionOfSession(sessionId: string, present: string): Promise<string> {
    const cached = regions.get(sessionId);
    if (cached) return cached;
    const read = sessionRegion(db, sessionId, present);
    regions.set(sessionId, read);
    read.catch(() => regions.delete(sessionId));
    return read;
  }

  /** The region that the player has moved to; null where nothing has moved. */
  async function movedTo({ playerId, sessionId }: Player, requestedRegion: string | null): Promise<string | null> {
    const present = await presentRegion(playerId);
    if (present === null || requestedRegion === present.code) return null;
    if (requestedRegion !== null) return present.code;
    // The general address is of no region: a pass names the player's, wherever the log-in began.
    if (present.hasPass) return null;
    return (await regionOfSession(sessionId, present.code)) === present.code ? null : present.code;
  }

  return {
    async refusal({ viewer, origin, regionCode }) {
      if (viewer.kind !== 'player') return null;
      // Without a database the request itself says what is wrong; without room on its disk, reading goes on.
      const moved = movedTo(viewer, regionCode).catch(() => null);
      const region = await orAfter(moved, PATIENCE_MS, null);
      if (region === null) return null;
      return new GraphQLError('You are in another region', {
        extensions: { code: 'UNAUTHORIZED_REGION', ...urlsOf(origin, region) },
      });
    },
  };
}
