import { type RefObject, useEffect, useRef } from 'react';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { useBetslipParts } from './betslipContext.ts';
import { SlipBody } from './SlipBody.tsx';
import { SlipHeader } from './SlipHeader.tsx';
import { SlipSkeleton } from './SlipSkeleton.tsx';
import { SECTIONS } from './sections.tsx';
import { useSlipKeys } from './useSlipKeys.ts';
import { useSlipPart, useSlipView } from './useSlipView.ts';

export { SlipAnnouncer } from './SlipAnnouncer.tsx';

const quickDeposit = lazyPart(() => import('./QuickDepositView.tsx').then((module) => module.QuickDepositView));

export interface OpenSlipProps {
  readonly maximized: boolean;
  /** True until the slip has been opened after it was a button. */
  readonly wasMinimized: RefObject<boolean>;
}

/** The content of the open slip: its header, and its bets once it is known whose they are. */
export function OpenSlip({ maximized, wasMinimized }: OpenSlipProps) {
  const { login, online, panel } = useBetslipParts();
  const shown = panel.useView();
  const isEmpty = useSlipPart((state) => state.server === null);
  const view = useSlipView(SECTIONS);
  useSlipKeys(view, maximized);
  const minimizeRef = useRef<HTMLButtonElement>(null);

  // After opening the slip with the keyboard, the focus moves to the button that replaced the pressed one.
  useEffect(() => {
    if (wasMinimized.current && document.activeElement === document.body) minimizeRef.current?.focus();
    wasMinimized.current = false;
  }, [wasMinimized]);

  useEffect(() => {
    panel.isDrawn.set(true);
    return () => panel.isDrawn.set(false);
  }, [panel]);

  const waiting = login === 'unknown' && (online || isEmpty);
  return (
    <>
      <SlipHeader count={waiting ? null : view.count} maximized={maximized} locked={view.locked} minimizeRef={minimizeRef} />
      {waiting ? <SlipSkeleton /> : shown === 'quickDepositForm' ? <quickDeposit.Component /> : <SlipBody view={view} />}
    </>
  );
}
