import type { Ref } from 'react';
import { CountBadge } from '../../../ui/CountBadge.tsx';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { FONT_UI, LAYER } from '../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { choosePanel } from '../data/panelChoice.ts';

const button = cls({
  position: 'fixed',
  right: 24,
  bottom: 24,
  zIndex: LAYER.fab,
  height: 56,
  padding: '0 20px 0 16px',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  borderRadius: '$pill',
  backgroundColor: '$accent',
  color: '$onAccent',
  font: `700 15px/20px ${FONT_UI}`,
  boxShadow: '$shadows$float',
  '&:hover': { backgroundColor: '$accentHover' },
});

/** The button of the minimized slip. */
export function SlipFab({ count, buttonRef }: { readonly count: number; readonly buttonRef: Ref<HTMLButtonElement> }) {
  return (
    <button ref={buttonRef} type="button" className={button} aria-expanded={false} onClick={() => choosePanel('open')}>
      <Icon name="ticket" size={20} />
      Betslip
      <CountBadge count={count} tone="onAccent" />
      <VisuallyHidden>selections, open</VisuallyHidden>
    </button>
  );
}
