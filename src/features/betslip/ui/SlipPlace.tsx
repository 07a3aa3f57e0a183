import { cls } from '../../../ui/cls.ts';
import { BETSLIP_WIDTH, HEADER_HEIGHT, SLIP_GUTTER } from '../../../ui/tokens.ts';
import type { PanelMode } from '../logic/panelMode.ts';

const place = cls({
  position: 'sticky',
  top: `var(--top, ${HEADER_HEIGHT}px)`,
  width: BETSLIP_WIDTH,
  height: `calc(100dvh - var(--top, ${HEADER_HEIGHT}px))`,
  backgroundColor: '$surface',
  borderLeft: '1px solid $line',
  '@tight': { display: 'none' },
});
const gutter = cls({ width: SLIP_GUTTER, '@tiny': { width: 0 } });

/** Reserves the panel's place while its component loads. */
export function SlipPlace({ mode }: { readonly mode: PanelMode }) {
  return <div className={mode === 'minimized' ? gutter : place} aria-hidden="true" />;
}
