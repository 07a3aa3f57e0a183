import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { type ReactNode, useEffect, useState } from 'react';
import { cls, join } from './cls.ts';
import { STILL } from './globalStyles.ts';
import { IconButton } from './IconButton.tsx';

const viewport = cls({ overflow: 'hidden' });
const track = cls({ display: 'flex' });
const slide = cls({ minWidth: 0, '& > *': { height: '100%' } });
const buttons = cls({ display: 'flex', justifyContent: 'flex-end' });
/** Keeps its place, because whether all items fit is known only once they are drawn. */
const unneeded = cls({ visibility: 'hidden' });

type EmblaCarouselType = NonNullable<UseEmblaCarouselType[1]>;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

export interface CarouselProps {
  /** The names of the buttons. */
  readonly label: readonly [previous: string, next: string];
  /** Pixels from one item to the next, with the gap between them. */
  readonly step: number;
  readonly gap: number;
  readonly items: readonly { readonly id: string; readonly content: ReactNode }[];
}

/** The player has chosen less motion: a step is a jump. */
const isStill = (): boolean => document.documentElement.hasAttribute(STILL);

/** Whether all items are in sight at once. */
const fits = (embla: EmblaCarouselType, step: number, gap: number): boolean =>
  embla.slideNodes().length * step - gap <= embla.rootNode().clientWidth;

/** Items in one row that is moved by one item at a time, with buttons, or by dragging, while they are not all in sight. */
export function Carousel({ label, step, gap, items }: CarouselProps) {
  const [ref, embla] = useEmblaCarousel({
    align: 'start',
    // The last item, too, is moved to the start, so that every step has the same width.
    containScroll: false,
    watchDrag: (api) => !fits(api, step, gap),
    breakpoints: { [REDUCED_MOTION]: { duration: 0 } },
  });
  const [can, setCan] = useState({ previous: false, next: items.length > 1, fits: false });
  useEffect(() => {
    if (!embla) return;
    const update = (): void =>
      setCan({ previous: embla.canScrollPrev(), next: embla.canScrollNext(), fits: fits(embla, step, gap) });
    update();
    embla.on('select', update).on('reInit', update).on('resize', update);
    return () => {
      embla.off('select', update).off('reInit', update).off('resize', update);
    };
  }, [embla, step, gap]);
  return (
    <>
      <div className={viewport} ref={ref}>
        <ul className={track} aria-roledescription="carousel">
          {items.map(({ id, content }) => (
            <li key={id} className={slide} style={{ flex: `0 0 ${step}px`, paddingRight: gap }}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      {items.length > 1 && (
        <div className={join(buttons, can.fits && unneeded)}>
          <IconButton icon="chevronLeft" label={label[0]} disabled={!can.previous} onClick={() => embla?.scrollPrev(isStill())} />
          <IconButton icon="chevronRight" label={label[1]} disabled={!can.next} onClick={() => embla?.scrollNext(isStill())} />
        </div>
      )}
    </>
  );
}
