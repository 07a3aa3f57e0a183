import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { cls } from './cls.ts';

const OVERSCAN = 6;
const list = cls({ position: 'relative' });
const row = cls({ position: 'absolute', top: 0, left: 0, width: '100%' });

export interface VirtualRowsProps {
  readonly count: number;
  readonly keyOf: (index: number) => string;
  /** Before a row is drawn; then its own height counts. */
  readonly heightOf: (index: number) => number;
  readonly children: (index: number) => ReactNode;
  /** Called when the end of the rows comes near, once for each number of rows. */
  readonly onEnd?: () => void;
}

/** Rows of any height; only those near the window are in the document, so that a list of any length scrolls smoothly. */
export function VirtualRows({ count, keyOf, heightOf, children, onEnd }: VirtualRowsProps) {
  const [top, setTop] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element !== null) setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
  }, []);
  const virtual = useWindowVirtualizer({
    count,
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: keyOf,
    estimateSize: heightOf,
  });
  const shown = virtual.getVirtualItems();
  const isAtEnd = (shown.at(-1)?.index ?? 0) >= count - 1;
  const reachEnd = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (isAtEnd && count > 0) reachEnd();
  }, [isAtEnd, count]);
  return (
    <div ref={ref} className={list} style={{ height: virtual.getTotalSize() }}>
      {shown.map(({ key, index, start }) => (
        <div
          key={key}
          ref={virtual.measureElement}
          data-index={index}
          className={row}
          style={{ transform: `translateY(${start - top}px)` }}
        >
          {children(index)}
        </div>
      ))}
    </div>
  );
}
