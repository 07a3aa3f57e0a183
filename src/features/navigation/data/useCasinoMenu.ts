import { useQuery } from '../../../platform/data/useQuery.ts';
import { casinoMenu } from './menuData.ts';

export const useCasinoMenu = () => useQuery(casinoMenu, {});
