import { playerQuery } from '../../../platform/data/declare.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import type { FanHub } from '../logic/fanHub.ts';
import { FanHubDocument } from './fanHub.generated.ts';

export const fanHub = playerQuery({ document: FanHubDocument, pollMs: 30_000, map: (data): FanHub => data.fanHub });

export const useFanHub = () => useQuery(fanHub, {});
