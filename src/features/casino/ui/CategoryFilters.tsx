import { formatMoney } from '../../../../core/money.ts';
import { Card } from '../../../ui/Card.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { CountBadge } from '../../../ui/CountBadge.tsx';
import { cls } from '../../../ui/cls.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import type { Category } from '../data/category.ts';
import { BET_BOUNDS, countOf, FEATURE_LABELS, type Filters, toggled } from '../logic/filters.ts';

const card = cls({ display: 'grid', gap: 16, padding: 16, alignSelf: 'start' });
const head = cls({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', '& > h2': { type: 'title' } });
const group = cls({
  display: 'grid',
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBottom: 8, type: 'body', fontWeight: 600, color: '$text2' },
});

export interface CategoryFiltersProps {
  readonly category: Pick<Category, 'providers' | 'features'>;
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

/** The column beside a category's games. */
export function CategoryFilters({ category, filters, onChange }: CategoryFiltersProps) {
  return (
    <Card className={card} aria-labelledby="casino-filters">
      <div className={head}>
        <h2 id="casino-filters">Filters</h2>
        {countOf(filters) > 0 && <CountBadge count={countOf(filters)} tone="accent" />}
      </div>
      <fieldset className={group}>
        <legend>Studio</legend>
        {category.providers.map(({ id, name, count }) => (
          <Checkbox
            key={id}
            label={`${name} (${count})`}
            checked={filters.providerIds.includes(id)}
            onChange={() => onChange({ ...filters, providerIds: toggled(filters.providerIds, id) })}
          />
        ))}
      </fieldset>
      <fieldset className={group}>
        <legend>Features</legend>
        {category.features.map(({ feature, count }) => (
          <Checkbox
            key={feature}
            label={`${FEATURE_LABELS[feature]} (${count})`}
            checked={filters.features.includes(feature)}
            onChange={() => onChange({ ...filters, features: toggled(filters.features, feature) })}
          />
        ))}
      </fieldset>
      <SelectField
        label="Smallest bet up to"
        value={filters.betUpToCents ?? ''}
        onChange={({ target }) => onChange({ ...filters, betUpToCents: target.value === '' ? null : Number(target.value) })}
      >
        <option value="">Any</option>
        {BET_BOUNDS.map((bound) => (
          <option key={bound} value={bound}>
            {formatMoney(bound)}
          </option>
        ))}
      </SelectField>
    </Card>
  );
}
