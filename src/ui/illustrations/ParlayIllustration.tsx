import { Drawing, type DrawingProps } from './Drawing.tsx';

/** Two tickets, linked. */
export function ParlayIllustration(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 144 104" width={144} {...props}>
      <ellipse cx="72" cy="97" rx="46" ry="3.5" fill="var(--colors-surface2)" />
      <g transform="translate(16 12) rotate(-4)">
        <path
          d="M4 0h68a4 4 0 0 1 4 4v8a6 6 0 0 0 0 12v8a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4v-8a6 6 0 0 0 0-12V4a4 4 0 0 1 4-4Z"
          fill="var(--colors-surface2)"
          stroke="var(--colors-lineStrong)"
          strokeWidth="1.5"
        />
        <path d="M54 3v30" stroke="var(--colors-lineStrong)" strokeWidth="1.5" strokeDasharray="2 4" />
        <path d="M12 12h26M12 20h18" stroke="var(--colors-text2)" strokeWidth="2.5" />
      </g>
      <g transform="translate(48 50) rotate(4)">
        <path
          d="M4 0h68a4 4 0 0 1 4 4v8a6 6 0 0 0 0 12v8a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4v-8a6 6 0 0 0 0-12V4a4 4 0 0 1 4-4Z"
          fill="var(--colors-surface)"
          stroke="var(--colors-lineStrong)"
          strokeWidth="1.5"
        />
        <path d="M54 3v30" stroke="var(--colors-lineStrong)" strokeWidth="1.5" strokeDasharray="2 4" />
        <path d="M12 12h26M12 20h18" stroke="var(--colors-text2)" strokeWidth="2.5" strokeDasharray="4 5" />
      </g>
      <g transform="translate(67 47) rotate(-38)">
        <g stroke="var(--colors-surface)" strokeWidth="9">
          <rect x="-24" y="-8" width="28" height="16" rx="8" />
          <rect x="-4" y="-8" width="28" height="16" rx="8" />
        </g>
        <g stroke="var(--colors-accentText)" strokeWidth="4">
          <rect x="-24" y="-8" width="28" height="16" rx="8" />
          <path d="M4 -8h12a8 8 0 0 1 0 16H4a8 8 0 0 1-8-8" />
        </g>
      </g>
    </Drawing>
  );
}
