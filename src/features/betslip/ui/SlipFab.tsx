import type { Ref } from 'react';
import { CountBadge } from '../../../ui/CountBadge.tsx';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { FONT_UI, LAYER, SLIP_GUTTER } from '../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';

const button = cls({
  position: 'fixed',
  right: 8,
  bottom: 24,
  zIndex: LAYER.fab,
  width: SLIP_GUTTER - 16,
  minHeight: 72,
  padding: '10px 4px',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  borderRadius: '$xl',
  backgroundColor: '$accent',
  color: '$onAccent',
  font: `700 12px/16px ${FONT_UI}`,
  boxShadow: '$shadows$float',
  '&:hover': { backgroundColor: '$accentHover' },
  // In one column there is no room beside the page: a bar under it.
  '@tiny': {
    left: 0,
    right: 0,
    bottom: 0,
    width: '100%',
    minHeight: 56,
    flexDirection: 'row',
    gap: 12,
    borderRadius: 0,
    fontSize: 15,
  },
});

interface SlipFabProps {
  readonly count: number;
  readonly buttonRef: Ref<HTMLButtonElement>;
  readonly onOpen: () => void;
}

/** The button of the minimized slip. */
export function SlipFab({ count, buttonRef, onOpen }: SlipFabProps) {
  return (
    <button ref={buttonRef} type="button" className={button} aria-expanded={false} onClick={onOpen}>
      <Icon name="ticket" size={20} />
      Betslip
      <CountBadge count={count} tone="onAccent" />
      <VisuallyHidden>selections, open</VisuallyHidden>
    </button>
  );
}
