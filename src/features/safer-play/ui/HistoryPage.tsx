import { useLocation } from 'react-router';
import { cls } from '../../../ui/cls.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import { useAddressValue } from '../../../ui/useAddressValue.ts';
import { limitTitle } from '../logic/limitKinds.ts';
import { HelpStrip } from './Help.tsx';
import { LimitHistory } from './HistoryTable.tsx';
import { LimitsRegion } from './LimitsRegion.tsx';
import { SaferPlayHead } from './SaferPlayHead.tsx';
import * as styles from './saferPlayStyles.ts';

const choice = cls({ maxWidth: 320 });

/** `/account/responsible-gaming/limits/history`: what each limit was, a page at a time. The chosen limit is part of the address. */
export function HistoryPage() {
  const { pathname, search } = useLocation();
  const [chosen, choose] = useAddressValue(new URLSearchParams(search).get('limit'), (id) => `${pathname}?limit=${id}`);
  return (
    <div className={styles.column}>
      <SaferPlayHead title="Limit history" lead="What your limits were, and until when." current="HISTORY" />
      <LimitsRegion>
        {({ limits }) => {
          const limit = limits.find(({ id }) => id === chosen) ?? limits.find(({ history }) => history.length > 0) ?? limits[0];
          if (limit === undefined) return null;
          return (
            <>
              <SelectField
                className={choice}
                label="Limit"
                value={limit.id}
                onChange={({ currentTarget }) => choose(currentTarget.value)}
              >
                {limits.map((one) => (
                  <option key={one.id} value={one.id}>
                    {limitTitle(one)}
                  </option>
                ))}
              </SelectField>
              <LimitHistory key={limit.id} limit={limit} />
              <HelpStrip />
            </>
          );
        }}
      </LimitsRegion>
    </div>
  );
}
