import { usePart } from '../platform/externalStore.ts';
import { useServices } from '../platform/usePlatform.ts';

/** Where the visitor's address seems to be, a player's too; null until startup has answered. */
export function useVisitor(): { readonly ipCountryCode: string; readonly regionName: string } | null {
  const region = usePart(useServices().startup, ({ data }) => data?.regionalMetadata ?? null);
  return region && { ipCountryCode: region.ipAddressCountryCode, regionName: region.currentRegion.name };
}
