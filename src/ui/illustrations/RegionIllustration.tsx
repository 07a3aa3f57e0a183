import { Drawing, type DrawingProps } from './Drawing.tsx';

/** A globe, closed. */
export function RegionIllustration(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 144 104" {...props}>
      <ellipse cx="72" cy="97" rx="46" ry="3.5" fill="var(--colors-surface2)" />
      <circle cx="72" cy="50" r="36" fill="var(--colors-surface2)" stroke="var(--colors-lineStrong)" strokeWidth="1.5" />
      <path
        d="M36 50h72M72 14c-24 20-24 52 0 72M72 14c24 20 24 52 0 72M42 30c18 8 42 8 60 0M42 70c18-8 42-8 60 0"
        stroke="var(--colors-lineStrong)"
        strokeWidth="1.5"
      />
      <circle cx="104" cy="74" r="16" fill="var(--colors-accentText)" />
      <path d="M97 74h14" stroke="var(--colors-surface)" strokeWidth="4" />
    </Drawing>
  );
}
