import { Drawing, type DrawingProps } from './Drawing.tsx';
import { Ticket } from './Ticket.tsx';

/** Two tickets, linked. */
export function ParlayIllustration(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 144 104" {...props}>
      <ellipse cx="72" cy="97" rx="46" ry="3.5" fill="var(--colors-surface2)" />
      <Ticket transform="translate(16 12) rotate(-4)" />
      <Ticket transform="translate(48 50) rotate(4)" empty />
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
