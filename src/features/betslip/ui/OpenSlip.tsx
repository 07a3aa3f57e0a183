import { type RefObject, useEffect, useRef } from 'react';
import { cls } from '../../../ui/cls.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { Note } from '../../../ui/Note.tsx';
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

const away = cls({ padding: 16 });

/** A player's slip is on the server, and without a connection it is not known whose this is. */
function SlipAway() {
  return (
    <div className={away}>
      <Note tone="neutral" icon="offline" role="status" title="Your betslip needs a connection">
        Your picks are safe with us, and shown as soon as you’re back.
      </Note>
    </div>
  );
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
      {waiting && !online ? (
        <SlipAway />
      ) : waiting ? (
        <SlipSkeleton />
      ) : shown === 'quickDepositForm' ? (
        <quickDeposit.Component shortCents={view.shortCents} />
      ) : (
        <SlipBody view={view} />
      )}
    </>
  );
}
