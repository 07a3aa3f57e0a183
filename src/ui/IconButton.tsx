import type { ComponentPropsWithRef } from 'react';
import { cls, join } from './cls.ts';
import { Icon, type IconName } from './icons/Icon.tsx';
import { IGNORES_CLICKS } from './ignoresClicks.ts';

const button = cls({
  width: 44,
  height: 44,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: '$md',
  color: '$text2',
  '&:hover:enabled': { backgroundColor: '$surface2', color: '$text' },
  '&:disabled, &&&[aria-disabled="true"]': { backgroundColor: 'transparent', color: '$text3', cursor: 'not-allowed' },
});

/** 24 px in size with a click target of 44 px, for a remove button beside other controls. */
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
  /** The accessible name. The icon has none. */
  readonly label: string;
  readonly iconSize?: number;
  readonly compact?: boolean;
  /** Looks and acts as `disabled`, but keeps the focus. */
  readonly 'aria-disabled'?: boolean | undefined;
}

export function IconButton({ icon, label, iconSize = 20, compact: small = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(rest['aria-disabled'] && IGNORES_CLICKS)}
      aria-label={label}
      className={join(button, small && compact, className)}
    >
      <Icon name={icon} size={small ? Math.min(iconSize, 16) : iconSize} />
    </button>
  );
}
