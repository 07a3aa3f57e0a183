import { cls } from './cls.ts';
import { IGNORES_CLICKS } from './ignoresClicks.ts';
import { EASE_STANDARD, FAST_MS } from './tokens.ts';

const track = cls({
  position: 'relative',
  flex: 'none',
  width: 36,
  height: 20,
  borderRadius: 10,
  backgroundColor: '$lineStrong',
  transition: `background-color ${FAST_MS}ms ${EASE_STANDARD}`,
  // A target of 44 px around the drawn 20.
  '&::before': { content: '""', position: 'absolute', inset: '-12px -4px' },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 2,
    left: 2,
    width: 16,
    height: 16,
    borderRadius: '50%',
    backgroundColor: '$surface',
    transition: `transform ${FAST_MS}ms ${EASE_STANDARD}`,
  },
  '&[aria-checked="true"]': { backgroundColor: '$accent' },
  '&[aria-checked="true"]::after': { transform: 'translateX(16px)', backgroundColor: '$onAccent' },
  '&:disabled, &[aria-disabled="true"]': { opacity: 0.6, cursor: 'not-allowed' },
  '&[aria-busy="true"]': { cursor: 'progress' },
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    border: '1px solid ButtonText',
    backgroundColor: 'ButtonFace',
    // Inside the edge.
    '&::after': { top: 1, left: 1, backgroundColor: 'ButtonText' },
    '&[aria-checked="true"]': { backgroundColor: 'Highlight' },
    '&[aria-checked="true"]::after': { backgroundColor: 'HighlightText' },
  },
  '@media (prefers-reduced-motion: reduce)': { '&, &::after': { transition: 'none' } },
});

export interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  /** The change is being saved: the switch ignores clicks and keeps the focus. */
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** On or off, at once. */
export function Switch({ label, isOn, busy = false, disabled = false, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className={track}
      aria-label={label}
      aria-checked={isOn}
      aria-busy={busy || undefined}
      disabled={disabled && !busy}
      onClick={() => onChange(!isOn)}
      {...(busy && IGNORES_CLICKS)}
    />
  );
}
