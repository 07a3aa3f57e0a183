import { type ReactNode, type RefObject, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { css } from '../../../ui/stitches.ts';
import { BETSLIP_WIDTH, HEADER_HEIGHT, LAYER } from '../../../ui/tokens.ts';
import { panelOf } from '../data/panelChoice.ts';
import { pickGateOf } from '../data/pickGate.ts';
import { type PanelMode, panelMode } from '../logic/view/panelMode.ts';
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

interface SlipRegionProps {
  readonly mode: PanelMode;
  readonly count: number;
  readonly onOpen: () => void;
  /** What is inside besides the button. @param wasMinimized true until the slip has been opened after it was a button. */
  readonly children: (wasMinimized: RefObject<boolean>) => ReactNode;
}

/** The slip as a region of the page: docked, maximized over it, or a button in its corner. */
export function SlipRegion({ mode, count, onOpen, children }: SlipRegionProps) {
  const fabRef = useRef<HTMLButtonElement>(null);
  const previous = useRef(mode);
  const wasMinimized = useRef(mode === 'minimized');

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
      {mode === 'minimized' && <SlipFab count={count} buttonRef={fabRef} onOpen={onOpen} />}
      {children(wasMinimized)}
    </section>
  );
}

const inside = lazyPart(() => import('./BetslipPanel.tsx').then((module) => module.BetslipPanel));

/** The betslip beside the page. What is inside comes with the slip's code: a visitor without picks has only the button. */
export function SlipPanel() {
  const services = useServices();
  const gate = pickGateOf(services);
  const chosen = panelOf(services);
  const choice = chosen.useChoice();
  const login = useStore(services.session).status;
  const count = useStore(gate.shownCount);
  const isOpen = useStore(gate.isOpen);
  const { pathname, search } = useLocation();
  const hasLink = /[?&](featuredBetId|marketSelection)=/.test(search);
  const [hadLink, setHadLink] = useState(hasLink);
  if (hasLink && !hadLink) setHadLink(true);
  const [tight] = useState(() => window.matchMedia('(max-width: 1023px)').matches);
  // Opening the panel lays out the whole page: the picked price shows first.
  const mode = useDeferredValue(panelMode(choice, { login, count, tight, reading: pathname.startsWith('/info/') }));
  const isWanted = mode !== 'minimized' || isOpen || count > 0 || hadLink;
  return (
    <SlipRegion mode={mode} count={count} onOpen={() => chosen.choose('open')}>
      {(wasMinimized) => isWanted && <inside.Component mode={mode} hasLinks={hadLink} wasMinimized={wasMinimized} />}
    </SlipRegion>
  );
}
