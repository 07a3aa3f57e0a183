import { useEffect, useState } from 'react';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';

/** Shown while the mouse is over the strip. */
const arrow = cls({
  position: 'absolute',
  top: '50%',
  width: 36,
  height: 36,
  marginTop: -18,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  backgroundColor: '$popover',
  color: '$text',
  boxShadow: 'inset 0 0 0 1px $colors$lineStrong, $shadows$low',
  opacity: 0,
  ':hover > &': { opacity: 1 },
});
const left = cls({ left: -8 });
const right = cls({ right: -8 });

/** Pixels that a strip may be off its end. */
const SLACK = 8;

/**
 * Buttons that scroll a strip by most of its width, for a mouse without a sideways wheel. The keyboard moves from tile to tile, and
 * assistive technology reads them all.
 */
export function StripArrows({ strip }: { readonly strip: HTMLElement }) {
  const [ends, setEnds] = useState({ before: false, after: false });
  useEffect(() => {
    const read = (): void => {
      const before = strip.scrollLeft > SLACK;
      const after = strip.scrollWidth - strip.clientWidth - strip.scrollLeft > SLACK;
      setEnds((last) => (last.before === before && last.after === after ? last : { before, after }));
    };
    const sizes = new ResizeObserver(read);
    sizes.observe(strip);
    strip.addEventListener('scroll', read, { passive: true });
    return () => {
      sizes.disconnect();
      strip.removeEventListener('scroll', read);
    };
  }, [strip]);
  const go = (direction: -1 | 1): void => strip.scrollBy({ left: direction * 0.8 * strip.clientWidth });
  return (
    <>
      {ends.before && (
        <button type="button" className={`${arrow} ${left}`} tabIndex={-1} aria-hidden="true" onClick={() => go(-1)}>
          <Icon name="chevronLeft" size={18} />
        </button>
      )}
      {ends.after && (
        <button type="button" className={`${arrow} ${right}`} tabIndex={-1} aria-hidden="true" onClick={() => go(1)}>
          <Icon name="chevronRight" size={18} />
        </button>
      )}
    </>
  );
}
