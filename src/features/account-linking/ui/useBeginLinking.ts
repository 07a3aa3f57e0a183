import { useState } from 'react';
import { useServices } from '../../../platform/usePlatform.ts';
import { useToast } from '../../../ui/toast/useToast.ts';
import { accountLinkingOf } from '../data/accountLinking.ts';

/** Sends the player to the provider. `isBusy` until the browser has left, or it did not work. */
export function useBeginLinking(): { readonly begin: () => void; readonly isBusy: boolean } {
  const linking = accountLinkingOf(useServices());
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  async function begin(): Promise<void> {
    setBusy(true);
    if (await linking.begin()) return;
    setBusy(false);
    toast.show({
      id: 'account-linking',
      type: 'danger',
      body: 'Linking can’t be started right now',
      detail: 'Nothing was changed. Try again in a moment.',
    });
  }
  return { begin: () => void begin(), isBusy };
}
