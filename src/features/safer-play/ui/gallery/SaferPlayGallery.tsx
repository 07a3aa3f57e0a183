import { type ReactNode, useMemo } from 'react';
import { FAILED, loadedWith, PENDING, type StillPage, stillServices } from '../../../../platform/gallery/stillServices.ts';
import { ServicesContext, useServices } from '../../../../platform/usePlatform.ts';
import type { PlayerLimits } from '../../../../player/index.ts';
import { Card } from '../../../../ui/Card.tsx';
import { BrandPanels } from '../../../../ui/gallery/BrandPanels.tsx';
import { nothing } from '../../../../ui/gallery/galleryStyles.ts';
import { Sample, sampleColumns, samples } from '../../../../ui/gallery/Sample.tsx';
import { useTitle } from '../../../../ui/useTitle.ts';
import type { LimitAsk } from '../../logic/limitForm.ts';
import { kindOf } from '../../logic/limitKinds.ts';
import { COOL_OFFS, EXCLUSIONS, HISTORY, LIMITS, limitsWith, makeLimit, makePending, NO_LIMITS } from '../../testing/samples.ts';
import { CheckInPage } from '../CheckInPage.tsx';
import { HistoryPage } from '../HistoryPage.tsx';
import { Review } from '../LimitForm.tsx';
import { LimitView } from '../LimitPage.tsx';
import { OverviewPage } from '../OverviewPage.tsx';
import { Confirm, StopPage } from '../StopPage.tsx';
import * as styles from '../saferPlayStyles.ts';

const columns = sampleColumns(380);

type Page = Omit<StillPage, 'status'>;
type Answers = NonNullable<StillPage['answers']>;

const answers = (limits: PlayerLimits, more: Answers = {}): Answers => ({
  PlayerLimits: loadedWith(limits),
  LimitHistory: loadedWith(HISTORY),
  'GET /i/reality_checkin_interval': loadedWith({ minutes: 60 }),
  'GET /i/cool_offs': loadedWith(COOL_OFFS),
  'GET /i/self_exclusion_options': loadedWith(EXCLUSIONS),
  ...more,
});

const REACHED = makeLimit({ period: 'DAILY' }, 15_000, 15_000);
const WEEKLY = { kind: kindOf('DEPOSIT'), period: 'WEEKLY' } as const;
const weekly = (limit: ReturnType<typeof makeLimit>): Page => ({ answers: answers(limitsWith(limit)) });
const ALL: Page = { answers: answers(LIMITS) };
const HOURS = { entries: HISTORY.entries.map((entry, at) => ({ ...entry, value: 3 + at })), after: null };

const PAGES: readonly (readonly [name: string, page: Page, content: ReactNode])[] = [
  ['Overview', ALL, <OverviewPage key="page" />],
  ['Overview, a limit is reached', { answers: answers(limitsWith(REACHED)) }, <OverviewPage key="page" />],
  ['Overview, no limits', { answers: answers(NO_LIMITS) }, <OverviewPage key="page" />],
  ['Overview, loading', { answers: { PlayerLimits: PENDING } }, <OverviewPage key="page" />],
  ['Overview, failed', { answers: { PlayerLimits: FAILED } }, <OverviewPage key="page" />],
  ['Overview, offline', { isOnline: false, answers: { PlayerLimits: FAILED } }, <OverviewPage key="page" />],
  ['Deposit limits', ALL, <LimitView key="page" kind={WEEKLY.kind} period={null} />],
  ['A limit, increase pending', ALL, <LimitView key="page" {...WEEKLY} />],
  [
    'A limit, removal pending',
    weekly(makeLimit({}, 50_000, 25_000, { pending: makePending({ value: null, text: 'No limit', badge: 'REMOVAL_PENDING' }) })),
    <LimitView key="page" {...WEEKLY} />,
  ],
  [
    'A limit, action required',
    weekly(makeLimit({}, 50_000, 25_000, { pending: makePending({ badge: 'ACTION_REQUIRED' }) })),
    <LimitView key="page" {...WEEKLY} />,
  ],
  ['A limit, reached', weekly(makeLimit({}, 50_000, 50_000)), <LimitView key="page" {...WEEKLY} />],
  ['A limit, none set', weekly(makeLimit({}, null)), <LimitView key="page" {...WEEKLY} />],
  ['A limit, offline', { ...ALL, isOnline: false }, <LimitView key="page" {...WEEKLY} />],
  ['Max single wager', ALL, <LimitView key="page" kind={kindOf('MAX_SINGLE_WAGER')} period={null} />],
  [
    'Time limit',
    { answers: answers(LIMITS, { LimitHistory: loadedWith(HOURS) }) },
    <LimitView key="page" kind={kindOf('DAILY_TIME')} period={null} />,
  ],
  ['Reality check-in', ALL, <CheckInPage key="page" />],
  ['Limit history', ALL, <HistoryPage key="page" />],
  ['Cool-off', ALL, <StopPage key="page" kind="coolOff" />],
  ['Self-exclusion', ALL, <StopPage key="page" kind="selfExclusion" />],
  ['Cool-off, offline', { ...ALL, isOnline: false }, <StopPage key="page" kind="coolOff" />],
];

const REVIEWS: readonly (readonly [name: string, ask: LimitAsk])[] = [
  ['Review, raise', { kind: 'set', value: 75_000 }],
  ['Review, lower', { kind: 'set', value: 30_000 }],
  ['Review, remove', { kind: 'remove' }],
];

/** Every state of the pages of limits, breaks and help. Nothing is changed. For developers. */
export function SaferPlayGallery() {
  useTitle('Gallery of safer play');
  return <BrandPanels title="Gallery of safer play" Samples={Samples} isWide />;
}

function Still({ page, children }: { readonly page: Page; readonly children: ReactNode }) {
  const services = useServices();
  const still = useMemo(() => stillServices(services, { status: 'loggedIn', ...page }), [services, page]);
  return <ServicesContext value={still}>{children}</ServicesContext>;
}

const unchanged = async (): Promise<void> => undefined;

function Samples() {
  return (
    <div className={samples}>
      {PAGES.map(([name, page, content]) => (
        <Sample key={name} name={name}>
          <Still page={page}>{content}</Still>
        </Sample>
      ))}
      <Still page={ALL}>
        <div className={columns}>
          {REVIEWS.map(([name, ask]) => (
            <Sample key={name} name={name}>
              <Card as="div" className={styles.card}>
                <Review limit={makeLimit()} ask={ask} onChanged={unchanged} onBack={nothing} onDone={nothing} />
              </Card>
            </Sample>
          ))}
          <Sample name="Cool-off, confirm">
            <Card as="div" className={styles.card}>
              <Confirm kind="coolOff" length={{ id: '1_week', label: '1 week' }} onBack={nothing} />
            </Card>
          </Sample>
          <Sample name="Self-exclusion, confirm">
            <Card as="div" className={styles.card}>
              <Confirm kind="selfExclusion" length={{ id: '1_year', label: '1 year' }} onBack={nothing} />
            </Card>
          </Sample>
        </div>
      </Still>
    </div>
  );
}
