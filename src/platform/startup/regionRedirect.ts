import type { RegionsAnswer } from '../../../core/rest/regions.ts';
import { REGIONS_PATH } from '../../../core/wire/apiPaths.ts';
import type { Rest } from '../http/restClient.ts';

export interface RegionRedirectPorts {
  readonly rest: Rest;
  /** The address of this page. */
  readonly here: () => string;
  /** Leaves the page for another address. */
  readonly leave: (url: string) => void;
}

function redirectUrlOf(body: unknown, regionCode: string): string | null {
  const { regions } = (typeof body === 'object' && body !== null ? body : {}) as Partial<RegionsAnswer>;
  if (!Array.isArray(regions)) return null;
  const url: unknown = regions.find((region) => region?.iso_3166_2_code === regionCode)?.redirect_url;
  return typeof url === 'string' ? url : null;
}

/** Sends a visitor of this region to the address that the server names for it. A page below that address stays. */
export async function redirectByRegion(regionCode: string, { rest, here, leave }: RegionRedirectPorts): Promise<void> {
  const answer = await rest({ method: 'GET', path: REGIONS_PATH, credentials: 'omit' });
  const url = answer.ok && answer.value.status === 200 ? redirectUrlOf(answer.value.body, regionCode) : null;
  if (url === null || !URL.canParse(url)) return;
  const target = new URL(url);
  if (/^https?:$/.test(target.protocol) && !here().startsWith(target.href)) leave(target.href);
}
