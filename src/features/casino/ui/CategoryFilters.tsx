import { useId } from 'react';
import { formatMoney } from '../../../../core/money/money.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { CountBadge } from '../../../ui/CountBadge.tsx';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Slider } from '../../../ui/Slider.tsx';
import type { Category } from '../data/category.ts';
import { activeFilters, BET_BOUNDS, countOf, FEATURE_LABELS, type Filters, NO_FILTERS, toggled } from '../logic/filters.ts';

const card = cls({
  display: 'grid',
  alignSelf: 'start',
  '& > *': { padding: '12px 16px', border: 0 },
  '& > * + *': { borderTop: '1px solid $line' },
});
const head = cls({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', '& > h2': { type: 'title' } });
const group = cls({
  display: 'grid',
  gap: 8,
  minWidth: 0,
  margin: 0,
  // In the flow of the group: a legend stands on the border.
  '& > legend': { float: 'left', padding: 0, type: 'body', fontWeight: 600, color: '$text2' },
  // The counts stand below each other, at the end of the lines.
  '& > div > div > :last-child': { flex: 1 },
  '& label': { display: 'flex', justifyContent: 'space-between', gap: 8, color: '$text' },
  '& label > :last-child': { color: '$text2', fontVariantNumeric: 'tabular-nums lining-nums' },
});

const bet = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 8,
  type: 'body',
  '& > label': { fontWeight: 600, color: '$text2' },
  '& > b': { fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' },
  '& > input': { gridColumn: '1 / -1' },
});
/** A condition, in a row of them. */
const condition = cls({
  '&&': { borderRadius: '$pill', backgroundColor: '$surface', boxShadow: 'inset 0 0 0 1px $colors$line' },
  '&&:hover': { backgroundColor: '$surface3' },
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
          <Button size="sm" className={condition} aria-label={`Remove filter: ${label}`} onClick={() => change(without)}>
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
      <SmallestBet upToCents={filters.betUpToCents} onChange={(betUpToCents) => onChange({ ...filters, betUpToCents })} />
    </Card>
  );
}

interface SmallestBetProps {
  readonly upToCents: number | null;
  readonly onChange: (upToCents: number | null) => void;
}

/** The bounds from left to right, and without one at the end. */
function SmallestBet({ upToCents, onChange }: SmallestBetProps) {
  const id = useId();
  const bounds: readonly (number | null)[] = [...BET_BOUNDS, null];
  const text = upToCents === null ? 'Any' : formatMoney(upToCents);
  return (
    <div className={bet}>
      <label htmlFor={id}>Smallest bet up to</label>
      <b aria-hidden="true">{text}</b>
      <Slider
        id={id}
        tone="accent"
        min={0}
        max={BET_BOUNDS.length}
        value={bounds.indexOf(upToCents)}
        aria-valuetext={text}
        onChange={({ target }) => onChange(bounds[Number(target.value)] ?? null)}
      />
    </div>
  );
}
