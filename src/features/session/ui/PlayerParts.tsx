import { useEffect, useState } from 'react';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { useSessionTimes } from '../../../player/index.ts';
import { ERROR_TEXT } from '../../../ui/errorText.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { supportWidgetOf } from '../data/supportWidget.ts';
import { RealityCheck } from './RealityCheck.tsx';
import { StrongAuthOff } from './StrongAuthOff.tsx';

const supportWidget = lazyPart(() => import('./SupportWidget.tsx').then((module) => module.SupportWidget));

/** What stands over the pages of a player: the reality check, the support widget, and the job that follows a log-in. */
export function PlayerParts() {
  const isCheckInOpen = useSessionTimes(({ checkInToastOpen }) => checkInToastOpen);
  return (
    <>
      <StrongAuthOff />
      <Support />
      {isCheckInOpen && <RealityCheck />}
    </>
  );
}

/** The widget. Code that does not load, as without a connection, is a toast; the next request tries again. */
function Support() {
  const support = supportWidgetOf(useServices());
  const toast = useToast();
  const isWanted = useStore(support);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!isWanted || isLoaded) return;
    supportWidget.preload().then(
      () => setLoaded(true),
      () => {
        support.set(false);
        toast.show({ id: 'load-failed', type: 'danger', body: ERROR_TEXT.title, detail: ERROR_TEXT.lead });
      },
    );
  }, [isWanted, isLoaded, support, toast]);
  return isWanted && isLoaded && <supportWidget.Component onClose={() => support.set(false)} />;
}
