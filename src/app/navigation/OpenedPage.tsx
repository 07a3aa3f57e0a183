import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { OpenedPage as Opened } from '../../platform/openedPage.ts';
import { useServices } from '../../platform/usePlatform.ts';
import { TOAST_SECONDS } from '../../ui/toast/toastStore.ts';
import { useToast } from '../../ui/toast/useToast.ts';

/** Shows a page that was opened from outside, or asks first where that would throw away what the player has begun. Renders nothing. */
export function OpenedPage({ page }: { readonly page: Opened }) {
  const { opened, unfinished } = useServices();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  const toast = useToast();
  useEffect(() => {
    opened.set(null);
    const { path, title } = page;
    const left = unfinished.getSnapshot().at(-1);
    if (path === here) return;
    if (left === undefined || page.isConfirmed) void navigate(path);
    else
      toast.show({
        id: 'opened-page',
        body: title ?? 'You opened another page',
        detail: `${left.text}.`,
        secondsUntilRemoved: TOAST_SECONDS.untilDismissed,
        action: { label: 'Open', onClick: () => opened.set({ ...page, isConfirmed: true }) },
      });
  }, [page, here, opened, unfinished, navigate, toast]);
  return null;
}
