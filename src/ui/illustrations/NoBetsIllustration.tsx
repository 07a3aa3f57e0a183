import { Drawing, type DrawingProps } from './Drawing.tsx';

/** An empty ticket. */
export function NoBetsIllustration(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 144 104" width={144} {...props}>
      <ellipse cx="72" cy="96" rx="46" ry="3.5" fill="var(--colors-surface2)" />
      <g transform="translate(34 34) rotate(-5)">
        <path
          d="M4 0h68a4 4 0 0 1 4 4v8a6 6 0 0 0 0 12v8a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4v-8a6 6 0 0 0 0-12V4a4 4 0 0 1 4-4Z"
          fill="var(--colors-surface2)"
          stroke="var(--colors-lineStrong)"
          strokeWidth="1.5"
        />
        <path d="M54 3v30" stroke="var(--colors-lineStrong)" strokeWidth="1.5" strokeDasharray="2 4" />
        <path d="M12 12h26M12 20h18" stroke="var(--colors-text2)" strokeWidth="2.5" />
      </g>
    </Drawing>
  );
}
