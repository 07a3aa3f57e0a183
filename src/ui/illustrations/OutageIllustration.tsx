import { Drawing, type DrawingProps } from './Drawing.tsx';

/** A heartbeat that stops. */
export function OutageIllustration(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 144 104" {...props}>
      <ellipse cx="72" cy="97" rx="46" ry="3.5" fill="var(--colors-surface2)" />
      <rect
        x="24"
        y="20"
        width="96"
        height="58"
        rx="8"
        fill="var(--colors-surface2)"
        stroke="var(--colors-lineStrong)"
        strokeWidth="1.5"
      />
      <path d="M60 78v12M84 78v12M50 91h44" stroke="var(--colors-lineStrong)" strokeWidth="3" />
      <path d="M34 50h18l6-14 10 28 8-20 4 6" stroke="var(--colors-accentText)" strokeWidth="4" />
      <path d="M84 50h4M94 50h4M104 50h4" stroke="var(--colors-lineStrong)" strokeWidth="4" />
    </Drawing>
  );
}
