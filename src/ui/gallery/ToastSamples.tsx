import { Button } from '../Button.tsx';
import { TOAST_SECONDS, type ToastInput } from '../toast/toastStore.ts';
import { useToast } from '../toast/useToast.ts';
import { row } from './galleryStyles.ts';

const TOASTS: readonly (ToastInput & { readonly name: string })[] = [
  { name: 'Info toast, 5 s', body: 'Verifying Location...' },
  { name: 'Success toast', body: 'Login Preferences Saved', type: 'success' },
  {
    name: 'Danger toast with action',
    body: 'Location Error Detected',
    detail: 'Refresh the browser or contact support.',
    type: 'danger',
    action: { label: 'Refresh', onClick: () => undefined },
  },
  { name: 'Featured bet, 3 s', id: 'featured', body: 'Featured bet added', secondsUntilRemoved: TOAST_SECONDS.featuredBet },
  { name: 'External market, 1.1 s', body: 'External market added', secondsUntilRemoved: TOAST_SECONDS.externalMarket },
  { name: 'Stays', body: 'Stays until you close it', secondsUntilRemoved: TOAST_SECONDS.untilDismissed },
];

/** Toasts stand at the bottom of the page, in its own brand. */
export function ToastSamples() {
  const toast = useToast();
  return (
    <div className={row}>
      {TOASTS.map(({ name, ...input }) => (
        <Button key={name} size="sm" onClick={() => toast.show(input)}>
          {name}
        </Button>
      ))}
    </div>
  );
}
