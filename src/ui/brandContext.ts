import { createContext, useContext } from 'react';
import type { Brand } from '../brand/contract.ts';

export const BrandContext = createContext<Brand | null>(null);

/** The brand of the page. Throws outside of `BrandContext`, which wraps the whole app. */
export function useBrand(): Brand {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error('useBrand was called outside of BrandContext');
  return brand;
}
