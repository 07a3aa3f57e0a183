import type { ComponentPropsWithRef } from 'react';
import { cls, join } from './cls.ts';
import { Icon, type IconName } from './icons/Icon.tsx';

const button = cls({
  width: 44,
  height: 44,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: '$md',
  color: '$text2',
  '&:hover:enabled': { backgroundColor: '$surface2', color: '$text' },
  '&:disabled': { color: '$text3', cursor: 'not-allowed' },
});

/** Drawn 24 px small, hit 44 px wide: for a remove mark beside other controls. */
const compact = cls({
  position: 'relative',
  width: 24,
  height: 24,
  borderRadius: '$sm',
  color: '$text3',
  '&::before': { content: '""', position: 'absolute', inset: '-10px' },
});

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  readonly icon: IconName;
  /** The accessible name: an icon says nothing to those who cannot see it. */
  readonly label: string;
  readonly iconSize?: number;
  readonly compact?: boolean;
}

export function IconButton({ icon, label, iconSize = 20, compact: small = false, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={join(button, small && compact, className)}>
      <Icon name={icon} size={small ? Math.min(iconSize, 16) : iconSize} />
    </button>
  );
}
