import type { BetType } from '../../../../core/wire/contract.ts';
import { chip } from '../../../ui/chipStyles.ts';
import { SearchField } from '../../../ui/SearchField.tsx';
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
      <SearchField
        className={find}
        label="Find a bet"
        placeholder="Team, player or market"
        maxLength={80}
        value={text}
        onChange={onText}
      />
    </div>
  );
}
