import { useCallback } from 'react';
import { useServerData } from '../../../platform/data/useQuery.ts';
import { type PromoCode, promoCode } from './wallet.ts';

/** Asks for a promo code. Null: no answer. */
export function useValidateCode(): (code: string) => Promise<PromoCode | null> {
  const data = useServerData();
  return useCallback(
    async (code) => {
      const answer = await data.ask(promoCode, { code });
      return answer.ok ? answer.value : null;
    },
    [data],
  );
}
