import { Drawing, type DrawingProps } from './Drawing.tsx';

/** People in a queue. */
export function QueueIllustration(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 144 104" {...props}>
      <ellipse cx="72" cy="96" rx="58" ry="4" fill="var(--colors-surface2)" />
      <g transform="translate(14 0)">
        <circle cx="13" cy="44" r="9" fill="var(--colors-surface2)" stroke="var(--colors-lineStrong)" strokeWidth="1.5" />
        <path d="M0 92V74a13 13 0 0 1 26 0v18z" fill="var(--colors-surface2)" stroke="var(--colors-lineStrong)" strokeWidth="1.5" />
      </g>
      <g transform="translate(44 0)">
        <circle cx="13" cy="44" r="9" fill="var(--colors-accentText)" stroke="var(--colors-accentText)" strokeWidth="1.5" />
        <path
          d="M0 92V74a13 13 0 0 1 26 0v18z"
          fill="var(--colors-accentText)"
          stroke="var(--colors-accentText)"
          strokeWidth="1.5"
        />
      </g>
      <g transform="translate(74 0)">
        <circle cx="13" cy="44" r="9" fill="var(--colors-surface2)" stroke="var(--colors-lineStrong)" strokeWidth="1.5" />
        <path d="M0 92V74a13 13 0 0 1 26 0v18z" fill="var(--colors-surface2)" stroke="var(--colors-lineStrong)" strokeWidth="1.5" />
      </g>
      <g transform="translate(104 0)">
        <circle cx="13" cy="44" r="9" fill="var(--colors-surface2)" stroke="var(--colors-lineStrong)" strokeWidth="1.5" />
        <path d="M0 92V74a13 13 0 0 1 26 0v18z" fill="var(--colors-surface2)" stroke="var(--colors-lineStrong)" strokeWidth="1.5" />
      </g>
      <path d="M16 20h112" stroke="var(--colors-lineStrong)" strokeWidth="2" strokeDasharray="3 6" />
      <path d="m122 14 7 6-7 6" stroke="var(--colors-accentText)" strokeWidth="2.5" />
    </Drawing>
  );
}
