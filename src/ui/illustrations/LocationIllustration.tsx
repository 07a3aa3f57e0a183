import { Drawing, type DrawingProps } from './Drawing.tsx';

/** A pin on a map, with an exclamation mark. */
export function LocationIllustration(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 144 104" {...props}>
      <ellipse
        cx="72"
        cy="90"
        rx="54"
        ry="8"
        fill="var(--colors-surface2)"
        stroke="var(--colors-lineStrong)"
        strokeWidth="1.5"
        strokeDasharray="4 5"
      />
      <ellipse cx="72" cy="90" rx="26" ry="4" fill="var(--colors-surface3)" />
      <path
        d="M72 88S98 64 98 42a26 26 0 0 0-52 0c0 22 26 46 26 46Z"
        fill="var(--colors-surface2)"
        stroke="var(--colors-lineStrong)"
        strokeWidth="1.5"
      />
      <circle cx="72" cy="42" r="13" fill="var(--colors-accentText)" />
      <path d="M72 36v7M72 47.5v.2" stroke="var(--colors-surface)" strokeWidth="3.5" />
    </Drawing>
  );
}
