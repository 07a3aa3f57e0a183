import { Drawing, type DrawingProps } from './Drawing.tsx';
import { Ticket } from './Ticket.tsx';

/** An empty ticket. */
export function NoBetsIllustration(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 144 104" {...props}>
      <ellipse cx="72" cy="96" rx="46" ry="3.5" fill="var(--colors-surface2)" />
      <Ticket transform="translate(34 34) rotate(-5)" />
    </Drawing>
  );
}
