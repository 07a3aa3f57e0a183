import type { ReactNode } from 'react';
import { cls, join } from '../cls.ts';

const figure = cls({ margin: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8, maxWidth: '100%' });
const caption = cls({ type: 'body', fontWeight: 600 });

/** Samples below one another, as wide as their panel. */
export const samples = cls({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 });
/** Samples side by side, each as wide as it is. */
export const sampleRows = cls({ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'flex-start' });
/** Samples side by side, as many as fit with `width` pixels each. */
export function sampleColumns(width: number): string {
  const gridTemplateColumns = `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))`;
  return cls({ display: 'grid', gap: 24, gridTemplateColumns, alignItems: 'start' });
}

export interface SampleProps {
  readonly name: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** One state with its name. */
export function Sample({ name, className, children }: SampleProps) {
  return (
    <figure ref={nameRegions} className={join(figure, className)} data-sample={name}>
      <figcaption className={caption}>{name}</figcaption>
      {children}
    </figure>
  );
}

/** Regions have the names of their sample and panel in theirs: a page's landmarks are told apart by name, and here each stands many times. */
function nameRegions(sample: HTMLElement | null): (() => void) | undefined {
  if (sample === null) return undefined;
  const panel = sample.closest('[data-brand]')?.getAttribute('aria-label');
  const addition = ` (${sample.dataset.sample}; ${panel})`;
  const name = (): void => {
    for (const region of sample.querySelectorAll('section[aria-label]')) {
      const label = region.getAttribute('aria-label') ?? '';
      if (!label.endsWith(addition)) region.setAttribute('aria-label', label + addition);
    }
  };
  const observer = new MutationObserver(name);
  observer.observe(sample, { childList: true, subtree: true });
  name();
  return () => observer.disconnect();
}
