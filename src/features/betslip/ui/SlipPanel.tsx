import { useEffect, useRef } from 'react';
import { css } from '../../../ui/stitches.ts';
import { BETSLIP_WIDTH, HEADER_HEIGHT, LAYER, SLIP_GUTTER } from '../../../ui/tokens.ts';
import type { PanelMode } from '../logic/panelMode.ts';
import { useBetslipParts } from './betslipContext.ts';
import { SlipAnnouncer } from './SlipAnnouncer.tsx';
import { SlipBody } from './SlipBody.tsx';
import { SlipFab } from './SlipFab.tsx';
import { SlipHeader } from './SlipHeader.tsx';
import { SlipSkeleton } from './SlipSkeleton.tsx';
import { useSlipState, useSlipView } from './useSlipView.ts';

const panel = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  width: BETSLIP_WIDTH,
  maxWidth: '100vw',
  height: `calc(100dvh - var(--top, ${HEADER_HEIGHT}px))`,
  top: `var(--top, ${HEADER_HEIGHT}px)`,
  backgroundColor: '$surface',
  borderLeft: '1px solid $line',
  // Too low for a pinned footer, as a window zoomed to 400 %: everything scrolls.
  '@low': { display: 'block', overflowY: 'auto' },
  variants: {
    mode: {
      open: {
        position: 'sticky',
        '@tight': { position: 'fixed', right: 0, zIndex: LAYER.betslip, boxShadow: '$shadows$float' },
      },
      maximized: {
        position: 'fixed',
        right: 0,
        zIndex: LAYER.betslip,
        width: `min(${2 * BETSLIP_WIDTH}px, 100vw)`,
        boxShadow: '$shadows$float',
      },
      // The width keeps the page's prices beside the button. Clips the text for screen readers, which at the window's edge would make the
      // page scroll.
      minimized: { position: 'relative', overflow: 'hidden', width: SLIP_GUTTER, height: 0, border: 0, '@tiny': { width: 0 } },
    },
  },
});

/** The slip as a region of the page: docked, maximized over it, or a button in its corner. */
export function SlipPanel({ mode }: { readonly mode: PanelMode }) {
  const { login, online } = useBetslipParts();
  const { server } = useSlipState();
  const view = useSlipView();
  const minimizeRef = useRef<HTMLButtonElement>(null);
  const fabRef = useRef<HTMLButtonElement>(null);
  const previous = useRef(mode);

  // After minimizing or opening the slip with the keyboard, the focus moves to the button that replaced the pressed one.
  useEffect(() => {
    const before = previous.current;
    previous.current = mode;
    if (before === mode) return;
    if (mode === 'minimized' && document.activeElement === document.body) fabRef.current?.focus();
    if (before === 'minimized' && document.activeElement === document.body) minimizeRef.current?.focus();
  }, [mode]);

  const waiting = login === 'unknown' && (online || server === null);
  return (
    <section id="betslip" className={panel({ mode }).className} aria-label="Betslip" tabIndex={-1} data-focus-target="">
      {mode === 'minimized' ? (
        <SlipFab count={view.count} buttonRef={fabRef} />
      ) : (
        <>
          <SlipHeader
            count={waiting ? null : view.count}
            maximized={mode === 'maximized'}
            locked={view.locked}
            minimizeRef={minimizeRef}
          />
          {waiting ? <SlipSkeleton /> : <SlipBody view={view} />}
        </>
      )}
      <SlipAnnouncer />
    </section>
  );
}
