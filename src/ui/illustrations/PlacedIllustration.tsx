import { Drawing, type DrawingProps } from './Drawing.tsx';

/** A ticket with a tick. */
export function PlacedIllustration(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 144 104" width={144} {...props}>
      <ellipse cx="72" cy="97" rx="46" ry="3.5" fill="var(--colors-surface2)" />
      <g transform="translate(34 42) rotate(-4)">
        <path
          d="M4 0h68a4 4 0 0 1 4 4v8a6 6 0 0 0 0 12v8a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4v-8a6 6 0 0 0 0-12V4a4 4 0 0 1 4-4Z"
          fill="var(--colors-surface2)"
          stroke="var(--colors-lineStrong)"
          strokeWidth="1.5"
        />
        <path d="M54 3v30" stroke="var(--colors-lineStrong)" strokeWidth="1.5" strokeDasharray="2 4" />
        <path d="M12 12h26M12 20h18" stroke="var(--colors-text2)" strokeWidth="2.5" />
      </g>
      <circle cx="72" cy="34" r="20" fill="var(--colors-success)" />
      <path d="m63 34.5 6.5 6.5L82 28" stroke="var(--colors-surface)" strokeWidth="4" />
      <path d="M34 26l5 4M110 26l-5 4M28 44h6M110 44h6M48 10l2 6M96 10l-2 6" stroke="var(--colors-lineStrong)" strokeWidth="2" />
    </Drawing>
  );
}
