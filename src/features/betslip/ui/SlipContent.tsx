import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { lazyModule } from '../../../../core/lazyModule.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import type { PanelMode } from '../logic/view/panelMode.ts';
import { useBetslipParts } from './betslipContext.ts';

const content = lazyModule(() => import('./OpenSlip.tsx'));
const openSlip = lazyPart(() => content.load().then((module) => module.OpenSlip));
const slipAnnouncer = lazyPart(() => content.load().then((module) => module.SlipAnnouncer));

interface SlipContentProps {
  readonly mode: PanelMode;
  /** True until the slip has been opened after it was a button. */
  readonly wasMinimized: RefObject<boolean>;
}

/** The slip's bets where it is open, and what is said of them also where it is not. */
export function SlipContent({ mode, wasMinimized }: SlipContentProps) {
  const { betslip } = useBetslipParts();
  const count = useSyncExternalStore(betslip.subscribe, () => betslip.slip().legs.length);
  const started = useSyncExternalStore(betslip.subscribe, () => betslip.getSnapshot().started);

  // The slip opens with the next pick.
  useEffect(() => {
    if (started) openSlip.preload().catch(() => undefined);
  }, [started]);

  return (
    <>
      {mode !== 'minimized' && <openSlip.Component maximized={mode === 'maximized'} wasMinimized={wasMinimized} />}
      {count > 0 && <slipAnnouncer.Component />}
    </>
  );
}
