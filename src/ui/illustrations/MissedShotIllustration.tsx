import { Drawing, type DrawingProps } from './Drawing.tsx';

/** A ball past the basket. */
export function MissedShotIllustration(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 144 104" {...props}>
      <ellipse cx="72" cy="97" rx="46" ry="3.5" fill="var(--colors-surface2)" />
      <path d="M34 84V20" stroke="var(--colors-lineStrong)" strokeWidth="3" />
      <rect
        x="30"
        y="12"
        width="7"
        height="40"
        rx="2"
        fill="var(--colors-surface2)"
        stroke="var(--colors-lineStrong)"
        strokeWidth="1.5"
      />
      <path d="M37 44h32" stroke="var(--colors-accentText)" strokeWidth="4" />
      <path
        d="M42 46l4 24M50 46l2 24M58 46l-2 24M65 46l-4 24M44 56h19M46 65h15"
        stroke="var(--colors-lineStrong)"
        strokeWidth="1.5"
      />
      <path d="M60 20c22-14 44 2 50 28" stroke="var(--colors-lineStrong)" strokeWidth="2" strokeDasharray="2 6" />
      <g transform="translate(112 74)">
        <circle r="15" fill="var(--colors-accentText)" />
        <path
          d="M-15 0h30M0-15v30M-10.5-10.5c6 6 6 15 0 21M10.5-10.5c-6 6-6 15 0 21"
          stroke="var(--colors-surface)"
          strokeWidth="2"
        />
      </g>
    </Drawing>
  );
}
