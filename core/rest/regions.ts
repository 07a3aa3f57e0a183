import * as z from 'zod/mini';
import { reader } from './reader.ts';

const region = z.object({
  iso_3166_2_code: z.string(),
  name: z.string(),
  /** Where its visitors are sent to; null: they stay. */
  redirect_url: z.nullable(z.string()),
});

/** The answer to `GET /i/regions`: all regions where bets are accepted. */
const regions = z.object({ regions: z.array(region) });

export type RegionEntry = Readonly<z.infer<typeof region>>;
export type RegionsAnswer = { readonly regions: readonly RegionEntry[] };
export const readRegions = reader(regions);
