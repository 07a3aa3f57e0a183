import { Drawing, type DrawingProps } from './Drawing.tsx';
import { Ticket } from './Ticket.tsx';

/** A ticket with a tick. */
export function PlacedIllustration(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 144 104" {...props}>
      <ellipse cx="72" cy="97" rx="46" ry="3.5" fill="var(--colors-surface2)" />
      <Ticket transform="translate(34 42) rotate(-4)" />
      <circle cx="72" cy="34" r="20" fill="var(--colors-success)" />
      <path d="m63 34.5 6.5 6.5L82 28" stroke="var(--colors-surface)" strokeWidth="4" />
      <path d="M34 26l5 4M110 26l-5 4M28 44h6M110 44h6M48 10l2 6M96 10l-2 6" stroke="var(--colors-lineStrong)" strokeWidth="2" />
    </Drawing>
  );
}
