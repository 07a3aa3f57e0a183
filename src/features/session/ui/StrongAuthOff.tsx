import { useEffect, useRef } from 'react';
import { LOGIN_PREFERENCE_TOASTS } from '../../../../core/texts/loginPreferenceToasts.ts';
import { useMutation } from '../../../platform/data/useMutation.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { useToast } from '../../../ui/toast/useToast.ts';
import { disableStrongAuth } from '../data/disableStrongAuth.ts';
import { strongAuthOffDueOf } from '../data/strongAuthOff.ts';

/** Turns strong authentication off when the job after a log-in is due. Draws nothing itself. */
export function StrongAuthOff() {
  const due = strongAuthOffDueOf(useServices());
  const { send } = useMutation(disableStrongAuth);
  const toast = useToast();
  const isDue = useStore(due);
  const isSent = useRef(false);
  useEffect(() => {
    if (!isDue || isSent.current) return;
    isSent.current = true;
    void send({}).then(({ ok: isSaved }) => {
      isSent.current = false;
      const body = isSaved ? LOGIN_PREFERENCE_TOASTS.saved : LOGIN_PREFERENCE_TOASTS.failed;
      toast.show({ id: 'login-preference', type: isSaved ? 'success' : 'danger', body });
      due.set(false);
    });
  }, [isDue, send, toast, due]);
  return null;
}
