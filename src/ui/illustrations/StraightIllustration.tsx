import { Drawing, type DrawingProps } from './Drawing.tsx';
import { Ticket } from './Ticket.tsx';

/** A ticket and a plus. */
export function StraightIllustration(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 144 104" {...props}>
      <ellipse cx="72" cy="95" rx="46" ry="4" fill="var(--colors-surface2)" />
      <Ticket transform="translate(30 36) rotate(-6)" />
      <circle cx="106" cy="34" r="15" fill="var(--colors-accentText)" />
      <path d="M106 27v14M99 34h14" stroke="var(--colors-surface)" strokeWidth="3" />
      <path d="M24 22l5 5M18 36h6M34 14v6" stroke="var(--colors-lineStrong)" strokeWidth="2" />
    </Drawing>
  );
}
