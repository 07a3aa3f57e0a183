import { type Queried, useQuery } from '../../../platform/data/useQuery.ts';
import type { Me, Menu, MenuItem } from '../logic/account.ts';
import { me, playerMenu, visitorMenu } from './account.ts';

/** The player and their balances. Null until known: an unknown balance is never shown as zero. */
export const useMe = (): Queried<Me> => useQuery(me, {});

export const usePlayerMenu = (): Queried<Menu> => useQuery(playerMenu, { skipAccount: false });

export const useVisitorMenu = (): readonly MenuItem[] => useQuery(visitorMenu, { skipAccount: true }).data?.items ?? [];
