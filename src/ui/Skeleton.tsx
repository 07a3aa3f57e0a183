import { cls, join } from './cls.ts';

const block = cls({ display: 'block', flex: 'none', maxWidth: '100%', backgroundColor: '$placeholder', borderRadius: '$sm' });

export interface SkeletonProps {
  /** CSS lengths, or pixels: the size of the final content, so that the layout does not shift. */
  readonly width?: number | string;
  readonly height: number | string;
  readonly radius?: number | string;
  readonly className?: string;
}

export function Skeleton({ width = '100%', height, radius, className }: SkeletonProps) {
  const style = { width, height, ...(radius !== undefined && { borderRadius: radius }) };
  return <span className={join(block, className)} style={style} aria-hidden="true" />;
}
