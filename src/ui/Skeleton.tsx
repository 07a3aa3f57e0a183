import { cls, join } from './cls.ts';

const block = cls({ display: 'block', flex: 'none', maxWidth: '100%', backgroundColor: '$surface2', borderRadius: '$sm' });
const onCard = cls({ backgroundColor: '$placeholder' });

export interface SkeletonProps {
  /** CSS lengths, or pixels: the size of what will stand here, so that nothing jumps. */
  readonly width?: number | string;
  readonly height: number | string;
  readonly radius?: number | string;
  readonly className?: string;
  /** On a card the page's tone would vanish in light modes. */
  readonly card?: boolean;
}

export function Skeleton({ width = '100%', height, radius, className, card = false }: SkeletonProps) {
  const style = { width, height, ...(radius !== undefined && { borderRadius: radius }) };
  return <span className={join(block, card && onCard, className)} style={style} aria-hidden="true" />;
}
