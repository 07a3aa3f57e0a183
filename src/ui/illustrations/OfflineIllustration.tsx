import { Drawing, type DrawingProps } from './Drawing.tsx';

/** A plug out of its socket. */
export function OfflineIllustration(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 144 104" {...props}>
      <ellipse cx="72" cy="96" rx="46" ry="3.5" fill="var(--colors-surface2)" />
      <g fill="var(--colors-surface2)" stroke="var(--colors-lineStrong)" strokeWidth="1.5">
        <path d="M10 62h30a8 8 0 0 0 8-8V46M134 62h-30a8 8 0 0 1-8-8" fill="none" strokeWidth="3" />
        <rect x="44" y="34" width="24" height="20" rx="5" />
        <rect x="86" y="33" width="24" height="24" rx="5" />
      </g>
      <path d="M66 40h8M66 50h8" stroke="var(--colors-text2)" strokeWidth="3" />
      <path d="M72 18v-8M82 21l5-6M62 21l-5-6" stroke="var(--colors-accentText)" strokeWidth="2.5" />
    </Drawing>
  );
}
