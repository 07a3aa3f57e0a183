import { cls, join } from './cls.ts';

const block = cls({ display: 'block', flex: 'none', maxWidth: '100%', backgroundColor: '$placeholder', borderRadius: '$sm' });

type Length = number | string;

/** Classes by size. The built page contains skeletons, and its content security policy ignores style attributes in markup. */
const boxes = new Map<string, string>();

function boxOf(width: Length, height: Length, radius: Length | undefined): string {
  const key = `${width} ${height} ${radius}`;
  const cached = boxes.get(key);
  if (cached !== undefined) return cached;
  const box = cls({ '&&': { width, height, ...(radius !== undefined && { borderRadius: radius }) } });
  boxes.set(key, box);
  return box;
}

export interface SkeletonProps {
  /** CSS lengths, or pixels: the size of the final content, so that the layout does not shift. */
  readonly width?: Length;
  readonly height: Length;
  readonly radius?: Length;
  readonly className?: string;
}

export function Skeleton({ width = '100%', height, radius, className }: SkeletonProps) {
  return <span className={join(block, boxOf(width, height, radius), className)} aria-hidden="true" />;
}
