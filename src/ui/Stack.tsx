import type { CSSProperties, ReactNode } from 'react';
import { cls, join } from './cls.ts';

const column = cls({ display: 'flex', flexDirection: 'column', minWidth: 0 });
const row = cls({ display: 'flex', alignItems: 'center', minWidth: 0 });

export interface StackProps {
  readonly direction?: 'column' | 'row';
  /** Pixels, on the 4 px grid. */
  readonly gap?: number;
  readonly justify?: CSSProperties['justifyContent'];
  readonly align?: CSSProperties['alignItems'];
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Things one after another, evenly spaced. */
export function Stack({ direction = 'column', gap = 8, justify, align, className, children }: StackProps) {
  const style = { gap, ...(justify && { justifyContent: justify }), ...(align && { alignItems: align }) };
  return (
    <div className={join(direction === 'row' ? row : column, className)} style={style}>
      {children}
    </div>
  );
}
