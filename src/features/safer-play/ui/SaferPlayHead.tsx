import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { limitLabel, PERIOD_LABELS } from '../../../../core/texts/limitNames.ts';
import type { LimitPeriod, LimitType } from '../../../player/index.ts';
import { buttonStyle } from '../../../ui/Button.tsx';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { segment, segmentTrack } from '../../../ui/Segmented.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useLimitNames } from '../../../ui/useLimitNames.ts';
import { useTitle } from '../../../ui/useTitle.ts';
import { CHECK_IN_PATH, GAMING_PATH, HISTORY_PATH, LIMIT_KINDS, LIMITS_PATH, limitPath, PERIODS } from '../logic/limitKinds.ts';
import * as styles from './saferPlayStyles.ts';

/** As close to the heading as on the pages of the settings. */
const back = cls({ marginBottom: -8 });
const tabs = cls({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const tab = cls({
  display: 'inline-flex',
  alignItems: 'center',
  height: 36,
  padding: '0 14px',
  borderRadius: '$pill',
  border: '1px solid $line',
  backgroundColor: '$surface',
  type: 'body',
  fontWeight: 600,
  color: '$text2',
  '&:hover': { color: '$text', borderColor: '$lineStrong' },
  '&[aria-current]': { backgroundColor: '$text', borderColor: '$text', color: '$bg' },
});
const periods = cls({ maxWidth: 360 });

export interface SaferPlayHeadProps {
  readonly title: string;
  readonly lead: string;
  /** Null: this is the overview, or a page beside the limits. */
  readonly current?: LimitType | 'CHECK_IN' | 'HISTORY' | null;
}

/** The heading of a page, and the way to the other limits. */
export function SaferPlayHead({ title, lead, current = null }: SaferPlayHeadProps) {
  const isOverview = title === 'Responsible gaming';
  const names = useLimitNames();
  useTitle(title);
  return (
    <>
      {!isOverview && (
        <div className={back}>
          <Link className={styles.more} to={GAMING_PATH}>
            <Icon name="chevronLeft" size={16} />
            Responsible gaming
          </Link>
        </div>
      )}
      <div className={styles.head}>
        <div>
          <Text as="h1" type="page">
            {title}
          </Text>
          <p>{lead}</p>
        </div>
        {isOverview && (
          <Link className={buttonStyle({ tone: 'outline', size: 'sm' }).className} to={HISTORY_PATH}>
            <Icon name="history" size={16} />
            Limit history
          </Link>
        )}
      </div>
      {current !== null && (
        <nav className={tabs} aria-label="Limits">
          {LIMIT_KINDS.map(({ type, slug }) => (
            <Tab key={type} path={`${LIMITS_PATH}/${slug}`} isCurrent={type === current}>
              {limitLabel({ type }, names)}
            </Tab>
          ))}
          <Tab path={CHECK_IN_PATH} isCurrent={current === 'CHECK_IN'}>
            {names.checkIn}
          </Tab>
          <Tab path={HISTORY_PATH} isCurrent={current === 'HISTORY'}>
            History
          </Tab>
        </nav>
      )}
    </>
  );
}

function Tab({ path, isCurrent, children }: { readonly path: string; readonly isCurrent: boolean; readonly children: ReactNode }) {
  return (
    <Link className={tab} to={path} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  );
}

/** The way between the periods of one type. */
export function PeriodTabs({ type, current }: { readonly type: LimitType; readonly current: LimitPeriod }) {
  return (
    <nav className={periods} aria-label="Periods">
      <div className={segmentTrack}>
        {PERIODS.map((period) => (
          <Link
            key={period}
            className={segment}
            to={limitPath({ type, period })}
            aria-current={period === current ? 'page' : undefined}
          >
            {PERIOD_LABELS[period]}
          </Link>
        ))}
      </div>
    </nav>
  );
}
