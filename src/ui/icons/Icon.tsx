import { SHAPES } from './shapes.ts';

export type IconName = keyof typeof SHAPES;

export interface IconProps {
  readonly name: IconName;
  /** Pixels, both ways. */
  readonly size?: number;
  readonly className?: string;
}

/** A line drawing in the colour of the text. Always decoration: whoever shows it alone names the control. */
export function Icon({ name, size = 20, className }: IconProps) {
  const shape: readonly [string, string?] = SHAPES[name];
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shape[0]} />
      {shape[1] && <path d={shape[1]} fill="currentColor" stroke="none" />}
    </svg>
  );
}

/** Names from the server are looked up, not trusted: an unknown one gets a neutral drawing. */
export function iconNamed(name: string): IconName {
  return Object.hasOwn(SHAPES, name) ? (name as IconName) : 'trophy';
}
