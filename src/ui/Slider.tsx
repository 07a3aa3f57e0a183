import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { css } from './stitches.ts';

const THUMB = {
  boxSizing: 'border-box',
  width: 24,
  height: 24,
  borderRadius: '50%',
  border: '3px solid var(--around)',
  backgroundColor: 'var(--fill)',
} as const;
const TRACK = { height: 4, borderRadius: 2, background: 'none' };

/** `--part`: how far it is filled, in percent of the way that the thumb's middle takes. */
const slider = css({
  appearance: 'none',
  width: '100%',
  height: 24,
  margin: 0,
  cursor: 'pointer',
  background:
    'linear-gradient(var(--fill), var(--fill)) 0 50% / calc(12px + (100% - 24px) * var(--part) / 100) 4px no-repeat, linear-gradient($colors$line, $colors$line) 0 50% / 100% 4px no-repeat',
  '&::-webkit-slider-runnable-track': TRACK,
  '&::-moz-range-track': TRACK,
  '&::-webkit-slider-thumb': { ...THUMB, appearance: 'none', marginTop: -10 },
  '&::-moz-range-thumb': THUMB,
  variants: {
    tone: {
      text: { '--fill': '$colors$text', '--around': '$colors$surface2' },
      accent: { '--fill': '$colors$accent', '--around': '$colors$surface' },
    },
  },
});

export interface SliderProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'style' | 'min' | 'max' | 'value'> {
  /** Colour of the text on a raised surface, or of the accent on a card. */
  readonly tone: 'text' | 'accent';
  readonly min: number;
  /** Above min. */
  readonly max: number;
  readonly value: number;
}

/** The browser's own slider, with its keys. It needs a name, and `aria-valuetext` where its number means nothing to a reader. */
export function Slider({ tone, min, max, value, ...rest }: SliderProps) {
  const style = { '--part': (100 * (value - min)) / (max - min) } as CSSProperties;
  return <input {...rest} type="range" className={slider({ tone }).className} style={style} min={min} max={max} value={value} />;
}
