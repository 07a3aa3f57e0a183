import type { ReactNode } from 'react';

export interface DrawingProps {
  /** Pixels. The height keeps the ratio. */
  readonly width?: number;
}

interface FrameProps extends DrawingProps {
  readonly viewBox: string;
  readonly children: ReactNode;
}

/** The SVG element of an illustration, in the brand's colours and hidden from screen readers. */
export function Drawing({ viewBox, width = 144, children }: FrameProps) {
  const [, , boxWidth = 1, boxHeight = 1] = viewBox.split(' ').map(Number);
  return (
    <svg
      width={width}
      height={Math.round((width * boxHeight) / boxWidth)}
      viewBox={viewBox}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
