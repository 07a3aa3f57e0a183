import { Drawing, type DrawingProps } from './Drawing.tsx';

/** A ball leaving the pitch. */
export function OutOfBoundsIllustration(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 144 104" {...props}>
      <ellipse cx="72" cy="97" rx="46" ry="3.5" fill="var(--colors-surface2)" />
      <rect
        x="20"
        y="16"
        width="104"
        height="66"
        rx="8"
        fill="var(--colors-surface2)"
        stroke="var(--colors-lineStrong)"
        strokeWidth="1.5"
      />
      <path d="M20 49h104M72 16v66" stroke="var(--colors-lineStrong)" strokeWidth="1.5" />
      <circle cx="72" cy="49" r="14" stroke="var(--colors-lineStrong)" strokeWidth="1.5" />
      <path d="M20 34h14v30H20M124 34h-14v30h14" stroke="var(--colors-lineStrong)" strokeWidth="1.5" />
      <path d="M92 28c20-4 30-14 34-22" stroke="var(--colors-accentText)" strokeWidth="2.5" strokeDasharray="2 6" />
      <circle cx="132" cy="8" r="0.1" stroke="var(--colors-accentText)" strokeWidth="12" />
      <circle cx="88" cy="30" r="4" stroke="var(--colors-accentText)" strokeWidth="2.5" />
    </Drawing>
  );
}
