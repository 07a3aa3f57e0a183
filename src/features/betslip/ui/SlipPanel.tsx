import { useEffect, useRef, useSyncExternalStore } from 'react';
import { lazyModule } from '../../../../core/lazyModule.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { css } from '../../../ui/stitches.ts';
import { BETSLIP_WIDTH, HEADER_HEIGHT, LAYER } from '../../../ui/tokens.ts';
import type { PanelMode } from '../logic/view/panelMode.ts';
import { useBetslipParts } from './betslipContext.ts';
import { SlipFab } from './SlipFab.tsx';

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
      // The page leaves room for the button (`--slip-room`). Clips the text for screen readers, which at the window's edge would make the
      // page scroll.
      minimized: { position: 'relative', overflow: 'hidden', width: 0, height: 0, border: 0 },
    },
  },
});

/** The slip's content. A visitor without picks has only the button. */
const content = lazyModule(() => import('./OpenSlip.tsx'));
const openSlip = lazyPart(() => content.load().then((module) => module.OpenSlip));
const slipAnnouncer = lazyPart(() => content.load().then((module) => module.SlipAnnouncer));

/** The slip as a region of the page: docked, maximized over it, or a button in its corner. */
export function SlipPanel({ mode }: { readonly mode: PanelMode }) {
  const { betslip } = useBetslipParts();
  const count = useSyncExternalStore(betslip.subscribe, () => betslip.slip().legs.length);
  const started = useSyncExternalStore(betslip.subscribe, () => betslip.getSnapshot().started);
  const fabRef = useRef<HTMLButtonElement>(null);
  const previous = useRef(mode);
  const wasMinimized = useRef(mode === 'minimized');

  // The slip opens with the next pick.
  useEffect(() => {
    if (started) openSlip.preload().catch(() => undefined);
  }, [started]);

  // After minimizing the slip with the keyboard, the focus moves to the button that replaced the pressed one.
  useEffect(() => {
    const before = previous.current;
    previous.current = mode;
    if (mode !== 'minimized') return;
    wasMinimized.current = true;
    if (before !== mode && document.activeElement === document.body) fabRef.current?.focus();
  }, [mode]);

  return (
    <section
      id="betslip"
      className={panel({ mode }).className}
      aria-label="Betslip"
      tabIndex={-1}
      data-focus-target=""
      data-slip={mode}
    >
      {mode === 'minimized' ? (
        <SlipFab count={count} buttonRef={fabRef} />
      ) : (
        <openSlip.Component maximized={mode === 'maximized'} wasMinimized={wasMinimized} />
      )}
      {count > 0 && <slipAnnouncer.Component />}
    </section>
  );
}
