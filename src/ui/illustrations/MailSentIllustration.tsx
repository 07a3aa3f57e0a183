import { Drawing, type DrawingProps } from './Drawing.tsx';

/** A closed envelope with a tick. */
export function MailSentIllustration(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 144 104" {...props}>
      <ellipse cx="72" cy="97" rx="46" ry="3.5" fill="var(--colors-surface2)" />
      <rect
        x="26"
        y="28"
        width="92"
        height="60"
        rx="8"
        fill="var(--colors-surface2)"
        stroke="var(--colors-lineStrong)"
        strokeWidth="1.5"
      />
      <path d="m28 33 44 32 44-32" stroke="var(--colors-lineStrong)" strokeWidth="2" />
      <circle cx="112" cy="30" r="15" fill="var(--colors-success)" />
      <path d="m105 30.5 5 5 9-10" stroke="var(--colors-surface)" strokeWidth="3.5" />
    </Drawing>
  );
}
