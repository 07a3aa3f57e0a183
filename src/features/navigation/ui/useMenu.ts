import { useState } from 'react';
import { useLocation } from 'react-router';
import type { PrimaryNavigation } from '../../../brand/contract.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useFlag } from '../../../platform/flags/useFlag.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { usePlayer } from '../../../player/index.ts';
import { useBrand } from '../../../ui/brandContext.ts';
import { type MenuData, useMenuData } from '../data/menuData.ts';
import { type Product, primaryKeys, productOf, productToggle, type SideArea, sideAreas } from '../logic/products.ts';

export interface Menu extends MenuData {
  readonly product: Product;
  readonly toggle: 'shown' | 'pending' | 'hidden';
  readonly primary: readonly PrimaryNavigation[];
  readonly areas: readonly SideArea[];
}

/** The menu of the product whose page is shown. @param isDue false delays the requests. */
export function useMenu(isDue: boolean): Menu {
  const { startup } = useServices();
  const promosOffered = usePlayer((facts) => facts.promosOffered);
  const casinoRestricted = usePlayer(({ account }) => account?.casinoRestriction != null);
  const { pathname } = useLocation();
  const { standaloneCasinoOf, navigation } = useBrand();
  const isStandaloneCasino = standaloneCasinoOf !== null;
  const [before, setBefore] = useState<Product>('sportsbook');
  const product = isStandaloneCasino ? 'casino' : productOf(pathname, before);
  if (product !== before) setBefore(product);
  const [forYou, fantasy] = [useFlag('for-you'), useFlag('fantasy')];
  const isOn = {
    lounge: useFlag('parlay-lounge'),
    tournaments: useFlag('tournaments'),
    fanHub: useFlag('fan-hub') && (forYou || fantasy),
  };
  const { data, state } = useStore(startup);
  const casinoEnabled = data?.applicationMetadata.casinoEnabled ?? (state === 'loading' ? null : false);
  return {
    ...useMenuData(isStandaloneCasino ? null : product, isDue),
    product,
    toggle: productToggle({ casinoEnabled, isStandaloneCasino, casinoRestricted }),
    areas: product === 'sportsbook' ? sideAreas(isOn) : [],
    primary: primaryKeys({ product, keys: navigation.primary, promosOffered }),
  };
}
