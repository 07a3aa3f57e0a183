import { cls, join } from './cls.ts';
import { Icon } from './icons/Icon.tsx';

const field = cls({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 36,
  padding: '0 6px 0 12px',
  borderRadius: '$pill',
  backgroundColor: '$surface',
  boxShadow: 'inset 0 0 0 1px $colors$lineStrong',
  color: '$text3',
  '&:focus-within': { boxShadow: 'inset 0 0 0 2px $colors$focus' },
  '& > input': {
    flex: 1,
    minWidth: 0,
    height: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    type: 'body',
    color: '$text',
    '&, &:focus-visible': { outline: 0 },
    '&::placeholder': { color: '$text3', opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '& > button': {
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    borderRadius: '$pill',
    '&:hover': { color: '$text' },
  },
});

export interface SearchFieldProps {
  /** Its width and place. */
  readonly className: string;
  readonly label: string;
  readonly placeholder: string;
  readonly maxLength?: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A search in what the page shows. Escape clears it. */
export function SearchField({ className, label, value, onChange, ...input }: SearchFieldProps) {
  return (
    <label className={join(field, className)}>
      <Icon name="search" size={16} />
      <input
        {...input}
        type="search"
        aria-label={label}
        autoComplete="off"
        value={value}
        onChange={(change) => onChange(change.target.value)}
        onKeyDown={(key) => {
          if (key.key === 'Escape') onChange('');
        }}
      />
      {value !== '' && (
        <button type="button" aria-label="Clear the search" onClick={() => onChange('')}>
          <Icon name="close" size={14} />
        </button>
      )}
    </label>
  );
}
