import { publicQuery } from '../../../platform/data/declare.ts';
import { type Queried, useQuery } from '../../../platform/data/useQuery.ts';
import type { HouseRule } from '../logic/houseRules.ts';
import { HouseRulesDocument } from './houseRules.generated.ts';

const houseRules = publicQuery({ document: HouseRulesDocument, map: (data): readonly HouseRule[] => data.houseRules });

export const useHouseRules = (): Queried<readonly HouseRule[]> => useQuery(houseRules, {});
