import { useMutation } from '../../../platform/data/useMutation.ts';
import { useToast } from '../../../ui/toast/useToast.ts';
import { enrol } from '../data/promotions.ts';
import { type Offer, OPT_IN_FAILED, optedInText } from '../logic/promotions.ts';

/** Opts the player in, and says whether it is done. */
export function useOptIn(offer: Pick<Offer, 'id' | 'title'>): { readonly isBusy: boolean; readonly optIn: () => Promise<void> } {
  const { state, send } = useMutation(enrol);
  const toast = useToast();
  return {
    isBusy: state === 'sending',
    optIn: async () => {
      if (state === 'sending') return;
      const outcome = await send({ promotionId: offer.id, useAlternateImage: false });
      if (outcome.ok && outcome.value.problem === null)
        toast.show({ id: `opt-in-${offer.id}`, type: 'success', body: optedInText(offer.title) });
      else
        toast.show({
          id: `opt-in-${offer.id}`,
          type: 'danger',
          body: OPT_IN_FAILED,
          ...(outcome.ok && outcome.value.problem ? { detail: outcome.value.problem } : {}),
        });
    },
  };
}
