import type { ComponentPropsWithRef } from 'react';
import { cls, join } from './cls.ts';

/** Depth by a surface colour and a border, without a shadow. */
export const cardStyle = cls({
  backgroundColor: '$surface',
  border: '1px solid $line',
  borderRadius: '$lg',
});

export interface CardProps extends ComponentPropsWithRef<'section'> {
  readonly as?: 'section' | 'article' | 'div' | 'li';
}

export function Card({ as = 'section', className, ...rest }: CardProps) {
  const Tag = as as 'section';
  return <Tag {...rest} className={join(cardStyle, className)} />;
}
