import type { ReactNode } from 'react';
import { Drawing } from '../../../ui/illustrations/Drawing.tsx';
import type { SearchTab } from '../logic/tabs.ts';

const LINE = 'var(--colors-lineStrong)';
const FILL = 'var(--colors-surface2)';

function Lens({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="var(--colors-accentText)">
      <circle r="21" fill="var(--colors-surface)" strokeWidth="5" />
      <path d="m15 15 16 16" strokeWidth="7" />
    </g>
  );
}

/** Two cards and nothing under the lens. */
const ALL = (
  <>
    <rect x="22" y="22" width="52" height="32" rx="6" fill={FILL} stroke={LINE} strokeWidth="1.5" />
    <rect x="34" y="40" width="52" height="32" rx="6" fill={FILL} stroke={LINE} strokeWidth="1.5" />
    <path d="M44 52h20M44 60h12" stroke="var(--colors-text2)" strokeWidth="3" />
    <Lens x={94} y={56} />
    <path d="M88 56h12" stroke={LINE} strokeWidth="4" />
  </>
);

/** A flag, and a ball under the lens. */
const SPORTSBOOK = (
  <>
    <path d="M26 84V26M26 26h40l-8 11 8 11H26" fill={FILL} stroke={LINE} strokeWidth="2" />
    <path d="M18 84h18" stroke={LINE} strokeWidth="3" />
    <Lens x={94} y={50} />
    <g transform="translate(94 50) rotate(-35)" stroke={LINE} strokeWidth="1.5">
      <ellipse rx="12" ry="7.5" fill="var(--colors-surface3)" />
      <path d="M-5 0H5M-2-2v4M2-2v4" />
    </g>
  </>
);

/** Two playing cards, and a spade under the lens. */
const CASINO = (
  <>
    <rect x="20" y="28" width="34" height="46" rx="6" fill={FILL} stroke={LINE} strokeWidth="1.5" transform="rotate(-9 37 51)" />
    <rect x="42" y="26" width="34" height="46" rx="6" fill={FILL} stroke={LINE} strokeWidth="1.5" transform="rotate(7 59 49)" />
    <path d="m60 42 7 9-7 9-7-9z" fill="var(--colors-text2)" />
    <Lens x={98} y={54} />
    <path
      d="M98 45c-3.5 4.5-9 7-9 12a4.500 4.500 0 0 0 7.500 3c0 3-.6 5-2 6.500h7c-1.400-1.500-2-3.500-2-6.500a4.500 4.500 0 0 0 7.500-3c0-5-5.500-7.500-9-12Z"
      fill="var(--colors-surface3)"
      stroke={LINE}
      strokeWidth="1.5"
    />
  </>
);

const SHAPES: Readonly<Record<SearchTab, ReactNode>> = { ALL, SPORTSBOOK, CASINO };

/** The picture of an empty tab; each tab has its own. */
export function EmptyIllustration({ tab }: { readonly tab: SearchTab }) {
  return (
    <Drawing viewBox="0 0 144 104" width={180}>
      <ellipse cx="72" cy="97" rx="46" ry="3.5" fill={FILL} />
      {SHAPES[tab]}
    </Drawing>
  );
}
