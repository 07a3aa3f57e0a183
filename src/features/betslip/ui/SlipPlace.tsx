import { cls } from '../../../ui/cls.ts';
import { BETSLIP_WIDTH, HEADER_HEIGHT } from '../../../ui/tokens.ts';
import type { PanelMode } from '../logic/view/panelMode.ts';

const place = cls({
  position: 'sticky',
  top: `var(--top, ${HEADER_HEIGHT}px)`,
  width: BETSLIP_WIDTH,
  height: `calc(100dvh - var(--top, ${HEADER_HEIGHT}px))`,
  backgroundColor: '$surface',
  borderLeft: '1px solid $line',
  '@tight': { display: 'none' },
});

/** Reserves the panel's place while its component loads. */
export function SlipPlace({ mode }: { readonly mode: PanelMode }) {
  return <div className={mode === 'open' ? place : undefined} data-slip={mode} aria-hidden="true" />;
}
