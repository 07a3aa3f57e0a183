import type { ReactNode } from 'react';
import { cls } from './cls.ts';

export const segmentTrack = cls({
  // As wide as each other, in a further line where they have no room.
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  '& > *': { flex: '1 1 0' },
  padding: 4,
  borderRadius: '$md',
  backgroundColor: '$segmentTrack',
});

/** The style of one segment; also for links (`aria-current="page"`) that form a row of pages. */
export const segment = cls({
  minHeight: 36,
  padding: '0 16px',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  borderRadius: 'calc($radii$md - 2px)',
  type: 'body',
  fontWeight: 600,
  color: '$text2',
  '&:hover': { color: '$text' },
  '&[aria-pressed="true"], &[aria-current]': {
    backgroundColor: '$segmentOn',
    color: '$text',
    boxShadow: '$shadows$low, inset 0 0 0 1px $colors$line',
  },
});

export interface SegmentedProps<Id extends string> {
  readonly label: string;
  readonly options: readonly { readonly id: Id; readonly label: ReactNode }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

/** A few choices side by side, one of them selected. */
export function Segmented<Id extends string>({ label, options, value, onChange }: SegmentedProps<Id>) {
  return (
    <fieldset className={segmentTrack} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          className={segment}
          aria-pressed={option.id === value}
          onClick={() => onChange(option.id)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
