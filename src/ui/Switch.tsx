import { cls } from './cls.ts';

const track = cls({
  width: 36,
  height: 20,
  borderRadius: 10,
  backgroundColor: '$lineStrong',
  position: 'relative',
  flex: 'none',
  '&::before': { content: '""', position: 'absolute', inset: '-12px -4px' },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 2,
    left: 2,
    width: 16,
    height: 16,
    borderRadius: '50%',
    backgroundColor: '#fff',
  },
  '&[aria-checked="true"]': { backgroundColor: '$accent' },
  '&[aria-checked="true"]::after': { left: 18, backgroundColor: '$onAccent' },
  '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
});

export interface SwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** The accessible name, or the id of the text that is. */
  readonly label?: string;
  readonly labelledBy?: string;
  readonly disabled?: boolean;
}

export function Switch({ checked, onChange, label, labelledBy, disabled }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className={track}
      aria-checked={checked}
      aria-label={label}
      aria-labelledby={labelledBy}
      disabled={disabled}
      onClick={() => onChange(!checked)}
    />
  );
}
