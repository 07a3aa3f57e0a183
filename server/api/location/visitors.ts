import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { type CityResponse, open } from 'maxmind';
import type { Deps } from '../../deps.ts';
import { trustsPeer } from '../../platform/proxies.ts';
import { readVisitor, UNKNOWN_LOCATION, type Visitor } from '../../store/players/index.ts';

/** Who asks: `address` is the caller's own, after trusted proxies. */
export interface VisitorRequest {
  readonly headers: IncomingHttpHeaders;
  readonly address: string;
  /** The other end of the connection: of it alone headers may come. */
  readonly peer: string;
  /** Null for those who are not logged in. */
  readonly playerId: string | null;
}

/** As far as a request says it. */
export function visitorOf({ headers, ip, socket }: FastifyRequest): Omit<VisitorRequest, 'playerId'> {
  return { headers, address: ip, peer: socket.remoteAddress ?? '' };
}

/** Finds the place of a visitor's IP address, which is shown and used for defaults; no bet is taken because of it outside a sandbox. */
export type PlaceOfVisitor = (request: VisitorRequest) => Promise<Visitor>;

const CODE = /^[A-Z0-9]{1,3}$/;
/** Added by a proxy in front, which has to remove those that a caller sends. */
const HEADERS = { country: 'x-visitor-country', region: 'x-visitor-region', city: 'x-visitor-city' } as const;

function placeByHeaders({ headers, address }: VisitorRequest): Visitor {
  const read = (name: string): string | null => {
    const value = headers[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  const countryCode = read(HEADERS.country)?.toUpperCase() ?? '';
  if (!/^[A-Z]{2}$/.test(countryCode)) return { ...UNKNOWN_LOCATION, ipAddress: address };
  const region = read(HEADERS.region)?.toUpperCase().replace(`${countryCode}-`, '') ?? '';
  const regionCode = CODE.test(region) ? `${countryCode}-${region}` : null;
  return { countryCode, regionCode, city: read(HEADERS.city)?.slice(0, 100) ?? null, ipAddress: address };
}

async function placeByFile(file: string): Promise<PlaceOfVisitor> {
  const reader = await open<CityResponse>(file, { watchForUpdates: true });
  return async ({ address }) => {
    const found = reader.get(address);
    const countryCode = found?.country?.iso_code;
    if (countryCode === undefined) return { ...UNKNOWN_LOCATION, ipAddress: address };
    const [region] = found?.subdivisions ?? [];
    const regionCode = region === undefined ? null : `${countryCode}-${region.iso_code}`;
    return { countryCode, regionCode, city: found?.city?.names.en ?? null, ipAddress: address };
  };
}

/** Reads places as configured: headers of a trusted proxy, a file in MaxMind's format, or what a sandbox says. @throws Error for an unreadable file. */
export async function createPlaceOfVisitor({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<PlaceOfVisitor> {
  if (config.sandbox || config.visitorPlaces === 'none') return ({ playerId }) => readVisitor(db, playerId);
  if (config.visitorPlaces === 'headers') {
    const trusts = trustsPeer(config.trustedProxies);
    return async (request) =>
      trusts(request.peer) ? placeByHeaders(request) : { ...UNKNOWN_LOCATION, ipAddress: request.address };
  }
  return placeByFile(config.maxmindFile ?? '');
}
