import type { Brand, Monogram } from '../brand/contract.ts';
import { useBrand } from './brandContext.ts';
import { cls } from './cls.ts';

const logo = cls({ display: 'inline-flex', alignItems: 'center', gap: 10 });

export function MonogramMark({ monogram, size = 32 }: { readonly monogram: Monogram; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox={monogram.viewBox} aria-hidden="true">
      {monogram.shapes.map((shape) => (
        <path key={shape.d} d={shape.d} fill={shape.fill} />
      ))}
    </svg>
  );
}

function WordmarkLetters({ wordmark }: { readonly wordmark: Brand['logo']['wordmark'] }) {
  const ends = wordmark.round ? 'round' : undefined;
  return (
    <svg width={wordmark.width} height={wordmark.height} viewBox={wordmark.viewBox} aria-hidden="true">
      <g
        fill="none"
        stroke="currentColor"
        strokeWidth={wordmark.strokeWidth}
        strokeLinecap={ends ?? 'butt'}
        strokeLinejoin={ends ?? 'miter'}
        transform={wordmark.slant ? `skewX(${wordmark.slant})` : undefined}
      >
        {wordmark.letters.map((letter) => (
          <path key={letter.x} d={letter.d} transform={`translate(${letter.x} 0)`} />
        ))}
      </g>
    </svg>
  );
}

/** Mark and name of the brand, in the colour of the text. Hidden from screen readers: the link around it has the name. */
export function Logo() {
  const { logo: parts } = useBrand();
  return (
    <span className={logo}>
      <MonogramMark monogram={parts.monogram} />
      <WordmarkLetters wordmark={parts.wordmark} />
    </span>
  );
}
