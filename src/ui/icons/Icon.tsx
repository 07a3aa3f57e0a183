import { SHAPES } from './shapes.ts';

export type IconName = keyof typeof SHAPES;

export interface IconProps {
  readonly name: IconName;
  /** Width and height in pixels. */
  readonly size?: number;
  readonly className?: string;
}

/** A line drawing in the colour of the text, hidden from screen readers. A control that has only an icon needs its own name. */
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

/** Whether the app has a drawing of this name. */
export function isDrawn(name: string): name is IconName {
  return Object.hasOwn(SHAPES, name);
}

/** The icon of a name from the server. An unknown name gets a neutral icon. */
export function iconNamed(name: string): IconName {
  return isDrawn(name) ? name : 'trophy';
}
