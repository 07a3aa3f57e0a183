import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { TOAST_SECONDS } from '../../../ui/toast/toastStore.ts';
import { useToast } from '../../../ui/toast/useToast.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useHelperUrl, useLocationCheck } from '../data/useLocation.ts';
import { LOCATION_TOASTS, type Notice, noticeOf, VERIFYING_TOAST } from '../logic/locationErrors.ts';
import { placeTitle } from '../logic/placeText.ts';
import type { OpenDialog } from './LocationDialogs.tsx';

const dialogs = lazyPart(() => import('./LocationDialogs.tsx').then((module) => module.LocationDialogs));

const mark = cls({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: '$pill',
  color: '$text2',
  '&:hover': { backgroundColor: '$surface2' },
  '&[data-refused]': { color: '$warning' },
  '&[data-refused]::after': {
    content: '',
    position: 'absolute',
    top: 9,
    right: 9,
    width: 8,
    height: 8,
    borderRadius: '50%',
    backgroundColor: '$warning',
  },
  '@tiny': { width: 36 },
});

type ToastNotice = Extract<Notice, { kind: 'toast' }>;

/** Beside the verify modal a warning stays. */
const HELPER: ToastNotice = {
  kind: 'toast',
  id: 'location-helper',
  permanent: true,
  toast: {
    title: 'Location Error Detected',
    detail: 'The location helper of this computer does not answer. Check your connection.',
    action: 'checkConnection',
  },
};

function toastOf(notice: Notice | null): ToastNotice | null {
  if (notice?.kind === 'toast') return notice;
  return notice?.kind === 'verify' ? HELPER : null;
}

/** In the header: the way to the place page. Draws the toasts and dialogs of the location check. */
export function LocationMark() {
  const { check, place, isVerifying, announced, tell, mayBet, regionByAddress, checkNow } = useLocationCheck();
  const helper = useHelperUrl();
  const toast = useToast();
  const services = useServices();
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const showing = useRef(showToast);
  showing.current = showToast;
  const telling = useRef(tell);
  telling.current = tell;
  const latestAnnounced = useRef(announced);
  latestAnnounced.current = announced;
  const isOnline = useOnline();
  const isDone = check.geolocationState === 'success';
  const isRunning = check.running !== null;
  const codes = check.errors.join(' ');
  const refused = !isRunning && !mayBet && check.geolocationState === 'error';

  useEffect(() => {
    if (isVerifying)
      toast.show({
        id: VERIFYING_TOAST,
        type: 'info',
        body: 'Verifying Location...',
        dismissible: false,
        secondsUntilRemoved: TOAST_SECONDS.untilDismissed,
      });
    else toast.dismiss(VERIFYING_TOAST);
  }, [isVerifying, toast]);

  useEffect(() => {
    if (isRunning) return;
    // The page says by itself that there is no network.
    const notice = isDone || !isOnline ? null : noticeOf(codes === '' ? [] : codes.split(' '), mayBet);
    const shownId = toastOf(notice)?.id;
    for (const id of LOCATION_TOASTS) if (id !== shownId) toast.dismiss(id);
    const words = notice === null ? '' : `${codes} ${mayBet}`;
    if (notice === null) setOpened(null);
    if (isDone || notice !== null) telling.current(words);
    if (notice === null || words === latestAnnounced.current) return;
    const shown = toastOf(notice);
    if (shown !== null) showing.current(shown);
    if (notice.kind !== 'toast') setOpened(notice);
  }, [codes, isDone, mayBet, isOnline, isRunning, toast]);

  function showToast({ id, permanent, toast: { title, detail, action } }: ToastNotice): void {
    const support = { label: 'Contact support', onClick: services.openSupport };
    const again = { label: 'Try again', onClick: checkNow };
    const reload = { label: 'Refresh', onClick: () => window.location.reload() };
    const actions = {
      refresh: { action: reload, other: support },
      howToFix: { action: { label: 'How to fix', onClick: () => setOpened({ kind: 'denied' }) } },
      contactSupport: { action: support, other: reload },
      checkConnection: { action: again, other: support },
      reinstall: { action: { label: 'How to fix', onClick: () => setOpened({ kind: 'verify' }) }, other: support },
      tryAgain: { action: again, other: support },
    };
    toast.show({
      id,
      type: 'danger',
      body: title,
      detail,
      dismissible: !permanent,
      secondsUntilRemoved: TOAST_SECONDS.untilDismissed,
      ...actions[action],
    });
  }

  return (
    <>
      <Link className={mark} to="/account/location" data-refused={refused || undefined}>
        <Icon name="location" size={20} />
        <VisuallyHidden>Location: {refused ? 'not verified' : placeTitle(place, regionByAddress)}</VisuallyHidden>
      </Link>
      {opened !== null && (
        <dialogs.Component
          opened={opened}
          helper={helper}
          onClose={() => setOpened(null)}
          onCheck={() => {
            setOpened(null);
            checkNow();
          }}
        />
      )}
    </>
  );
}
