import { Drawing, type DrawingProps } from './Drawing.tsx';

/** A board with a line moved along a scale to a ball. */
export function TeaserIllustration(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 144 104" {...props}>
      <ellipse cx="72" cy="96" rx="46" ry="3.5" fill="var(--colors-surface2)" />
      <rect
        x="18"
        y="18"
        width="108"
        height="66"
        rx="8"
        fill="var(--colors-surface2)"
        stroke="var(--colors-lineStrong)"
        strokeWidth="1.5"
      />
      <path d="M34 51h76M34 44v14M53 47v8M72 44v14M91 47v8M110 44v14" stroke="var(--colors-lineStrong)" strokeWidth="2" />
      <path d="M53 51h38" stroke="var(--colors-accentText)" strokeWidth="4" />
      <g transform="translate(91 51) rotate(-35)">
        <ellipse rx="15" ry="9.5" fill="var(--colors-accentText)" stroke="var(--colors-surface2)" strokeWidth="3" />
        <path d="M-6 0H6M-3-2.5v5M0-2.5v5M3-2.5v5" stroke="var(--colors-surface)" strokeWidth="1.7" />
      </g>
    </Drawing>
  );
}
