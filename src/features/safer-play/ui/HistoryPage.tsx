import { useLocation } from 'react-router';
import { limitTitle } from '../../../../core/texts/limitNames.ts';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { pageColumn } from '../../../ui/pageColumn.ts';
import { RegionEmpty } from '../../../ui/region/RegionEmpty.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { useAddressValue } from '../../../ui/useAddressValue.ts';
import { useLimitNames } from '../../../ui/useLimitNames.ts';
import { HelpStrip } from './Help.tsx';
import { HistoryRows, LimitHistory, newestRows } from './HistoryTable.tsx';
import { LimitsRegion } from './LimitsRegion.tsx';
import { SaferPlayHead } from './SaferPlayHead.tsx';

const choice = cls({ maxWidth: 320 });

/**
 * `/account/responsible-gaming/limits/history`: what the limits were, the newest first; of one limit, all of it. The chosen limit is part of
 * the address.
 */
export function HistoryPage() {
  const names = useLimitNames();
  const { pathname, search } = useLocation();
  const [chosen, choose] = useAddressValue(new URLSearchParams(search).get('limit'), (id) =>
    id === null ? pathname : `${pathname}?limit=${id}`,
  );
  return (
    <div className={pageColumn}>
      <SaferPlayHead title="Limit history" lead="What your limits were, and until when." current="HISTORY" />
      <LimitsRegion>
        {({ limits }) => {
          const limit = limits.find(({ id }) => id === chosen);
          const rows = newestRows(limits, (one) => limitTitle(one, names));
          return (
            <>
              <SelectField
                className={choice}
                label="Limit"
                value={limit?.id ?? ''}
                onChange={({ currentTarget }) => choose(currentTarget.value || null)}
              >
                <option value="">All limits</option>
                {limits.map((one) => (
                  <option key={one.id} value={one.id}>
                    {limitTitle(one, names)}
                  </option>
                ))}
              </SelectField>
              {limit !== undefined ? (
                <LimitHistory key={limit.id} limit={limit} />
              ) : rows.length === 0 ? (
                <RegionEmpty title="No limits yet">Every limit you set, change or remove is listed here.</RegionEmpty>
              ) : (
                <Card as="section" aria-label="History of all limits">
                  <HistoryRows rows={rows} label="History of all limits" nameHead="Name" />
                </Card>
              )}
              <HelpStrip />
            </>
          );
        }}
      </LimitsRegion>
    </div>
  );
}
