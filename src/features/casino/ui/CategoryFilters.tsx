import { formatMoney } from '../../../../core/money.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { CountBadge } from '../../../ui/CountBadge.tsx';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import type { Category } from '../data/category.ts';
import { activeFilters, BET_BOUNDS, countOf, FEATURE_LABELS, type Filters, NO_FILTERS, toggled } from '../logic/filters.ts';

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
  // The counts stand below each other, at the end of the lines.
  '& > div > div > :last-child': { flex: 1 },
  '& label': { display: 'flex', justifyContent: 'space-between', gap: 8 },
  '& label > :last-child': { fontVariantNumeric: 'tabular-nums lining-nums' },
});

const active = cls({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

function Counted({ name, count }: { readonly name: string; readonly count: number }) {
  return (
    <>
      <span>{name}</span> <span>{count}</span>
    </>
  );
}

export interface CategoryFiltersProps {
  readonly category: Pick<Category, 'providers' | 'features'>;
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

/** What the games are narrowed down to: a press takes a condition away. Nothing without conditions. */
export function ActiveFilters({ category, filters, onChange }: CategoryFiltersProps) {
  const shown = activeFilters(filters, category.providers);
  if (shown.length === 0) return null;
  const change = (next: Filters): void => {
    onChange(next);
    // The pressed button goes away with its condition.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <ul className={active} aria-label="Active filters">
      {shown.map(({ label, without }) => (
        <li key={label}>
          <Button size="sm" aria-label={`Remove filter: ${label}`} onClick={() => change(without)}>
            {label}
            <Icon name="close" size={16} />
          </Button>
        </li>
      ))}
      <li>
        <Button size="sm" tone="text" onClick={() => change({ ...NO_FILTERS, sort: filters.sort })}>
          Clear all
        </Button>
      </li>
    </ul>
  );
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
            label={<Counted name={name} count={count} />}
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
            label={<Counted name={FEATURE_LABELS[feature]} count={count} />}
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
