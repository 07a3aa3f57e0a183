import type { BetType } from '../../../../core/wire/contract.ts';
import { chip } from '../../../ui/chipStyles.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { TYPE_FILTERS } from '../logic/betFilters.ts';
import type { Wanted } from '../logic/betList.ts';
import { chips, find, tools } from './betStyles.ts';

export interface BetFiltersProps {
  readonly wanted: Wanted;
  /** As typed; the list follows once the typing pauses. */
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onType: (type: BetType | null) => void;
}

/** The type of the bets that are shown, and a search in the names of their legs. */
export function BetFilters({ wanted, text, onText, onType }: BetFiltersProps) {
  return (
    <div className={tools}>
      <fieldset className={chips} aria-label="Type of bet">
        {TYPE_FILTERS.map(({ type, label }) => (
          <button
            key={label}
            type="button"
            className={chip}
            aria-pressed={(wanted.type ?? null) === type}
            onClick={() => onType(type)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <label className={find}>
        <Icon name="search" size={16} />
        <input
          type="search"
          aria-label="Find a bet"
          placeholder="Team, player or market"
          autoComplete="off"
          maxLength={80}
          value={text}
          onChange={(change) => onText(change.target.value)}
        />
        {text !== '' && (
          <button type="button" aria-label="Clear the search" onClick={() => onText('')}>
            <Icon name="close" size={14} />
          </button>
        )}
      </label>
    </div>
  );
}
