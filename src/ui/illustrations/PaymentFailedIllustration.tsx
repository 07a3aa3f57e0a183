import { Drawing, type DrawingProps } from './Drawing.tsx';

/** A card with a mark that something is wrong. */
export function PaymentFailedIllustration(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 144 104" {...props}>
      <ellipse cx="72" cy="97" rx="46" ry="3.5" fill="var(--colors-surface2)" />
      <rect
        x="26"
        y="32"
        width="92"
        height="58"
        rx="8"
        fill="var(--colors-surface2)"
        stroke="var(--colors-lineStrong)"
        strokeWidth="1.5"
      />
      <path d="M26 50h92" stroke="var(--colors-lineStrong)" strokeWidth="6" />
      <rect x="38" y="66" width="30" height="10" rx="3" fill="var(--colors-surface3)" />
      <circle cx="112" cy="32" r="16" fill="var(--colors-danger)" />
      <path d="M112 24v9M112 39v.2" stroke="var(--colors-surface)" strokeWidth="4" />
    </Drawing>
  );
}
