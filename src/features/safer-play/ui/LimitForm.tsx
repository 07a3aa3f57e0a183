import { useReducer, useState } from 'react';
import { limitTitle } from '../../../../core/texts/limitNames.ts';
import { formatInstant } from '../../../../core/time/formatTime.ts';
import { useUnfinished } from '../../../platform/unfinished/useUnfinished.ts';
import { useOnline } from '../../../platform/usePlatform.ts';
import type { PlayerLimit } from '../../../player/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Note } from '../../../ui/Note.tsx';
import { useLimitNames } from '../../../ui/useLimitNames.ts';
import {
  canReview,
  changeOf,
  type LimitAsk,
  type LimitChangeKind,
  NEW_LIMIT_FORM,
  requestedValue,
  stepLimitForm,
  TIME_HOURS,
  waits,
} from '../logic/limitForm.ts';
import { amountText, valueText } from '../logic/limitTexts.ts';
import { LimitAmount } from './LimitAmount.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import { StepTitle } from './StepTitle.tsx';
import * as styles from './saferPlayStyles.ts';
import { useLimitChange } from './useLimitChange.ts';

const compare = cls({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 16px minmax(0, 1fr)',
  gap: 12,
  alignItems: 'center',
  '& > div': { display: 'grid', gap: 4, justifyItems: 'center', padding: 16, borderRadius: '$md', backgroundColor: '$surface2' },
  '& > div:last-child': { backgroundColor: 'transparent', boxShadow: 'inset 0 0 0 1px $colors$lineStrong' },
  '& dt': { type: 'caption', color: '$text2' },
  '& dd': { margin: 0, type: 'display', fontSize: 20, lineHeight: '28px', fontVariantNumeric: 'tabular-nums lining-nums' },
});
const hours = cls({ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: 8, margin: 0, padding: 0, border: 0 });
const hour = cls({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: 48,
  borderRadius: '$sm',
  backgroundColor: '$surface2',
  type: 'base',
  fontWeight: 600,
  '&:last-child': { gridColumn: '1 / -1' },
  '& small': { type: 'micro', color: '$text2' },
  '&:hover:enabled': { backgroundColor: '$surface3' },
  '&[aria-pressed="true"]': {
    backgroundColor: '$accentSoft',
    color: '$onAccentSoft',
    boxShadow: 'inset 0 0 0 1.5px $colors$accent',
    '& small': { color: '$onAccentSoft' },
  },
  '&:disabled': { color: '$text3', cursor: 'not-allowed' },
});

export interface LimitFormProps {
  readonly limit: PlayerLimit;
  readonly onChanged: () => Promise<void>;
}

/** Changes a limit: a value is chosen, what it would do is shown, and then it is sent. */
export function LimitForm({ limit, onChanged }: LimitFormProps) {
  const isOnline = useOnline();
  const [state, dispatch] = useReducer(stepLimitForm, NEW_LIMIT_FORM);
  const [hasMoved, setMoved] = useState(false);
  const active = limit.active?.value ?? null;
  const { ask } = state;
  useUnfinished('form', ask === null ? null : 'Your limit is not changed');
  // Another tab may have set this very value meanwhile: there is nothing to review any more.
  const isReviewing = state.step === 'reviewing' && ask !== null && canReview(state, active);
  const name = limitTitle(limit, useLimitNames());
  const title = limit.active === null ? 'Set a limit' : 'Change this limit';
  const review = (): void => {
    setMoved(true);
    dispatch({ type: 'reviewRequested', active });
  };
  return (
    <Card as="section" className={styles.card} aria-label={title}>
      {!isOnline && <OfflineNote />}
      {isReviewing ? (
        <Review
          limit={limit}
          ask={ask}
          onChanged={onChanged}
          onBack={() => dispatch({ type: 'wentBack' })}
          onDone={() => dispatch({ type: 'done' })}
        />
      ) : (
        <>
          <StepTitle isFocused={hasMoved}>{title}</StepTitle>
          <fieldset className={styles.plainFieldset} disabled={!isOnline} aria-label={name}>
            {limit.type === 'DAILY_TIME' ? (
              <Hours active={active} ask={ask} onAsk={(next) => dispatch(eventOf(next))} />
            ) : (
              <LimitAmount
                label={name}
                valueCents={ask?.kind === 'set' ? ask.value : null}
                disabled={!isOnline}
                onChange={(value) => dispatch({ type: 'valueChosen', value })}
                onEnter={review}
              />
            )}
            {limit.type === 'MAX_SINGLE_WAGER' && (
              <Note tone="neutral" title="Bonuses don’t count">
                Only your own money, in any product.
              </Note>
            )}
            <div className={styles.buttons}>
              {limit.type !== 'DAILY_TIME' && active !== null && (
                <Button
                  onClick={() => {
                    dispatch({ type: 'removalChosen' });
                    review();
                  }}
                >
                  Remove limit
                </Button>
              )}
              <Button tone="primary" disabled={!canReview(state, active)} onClick={review}>
                Review
              </Button>
            </div>
          </fieldset>
        </>
      )}
    </Card>
  );
}

const eventOf = (ask: LimitAsk) =>
  ask.kind === 'set' ? ({ type: 'valueChosen', value: ask.value } as const) : ({ type: 'removalChosen' } as const);

interface HoursProps {
  readonly active: number | null;
  readonly ask: LimitAsk | null;
  readonly onAsk: (ask: LimitAsk) => void;
}

/** "No Limit" and 1 to 10 hours; the one that holds is marked. */
function Hours({ active, ask, onAsk }: HoursProps) {
  const chosen = ask === null ? active : requestedValue(ask);
  return (
    <fieldset className={hours} aria-label="Hours a day">
      {TIME_HOURS.map((value) => (
        <button
          key={value}
          type="button"
          className={hour}
          aria-pressed={chosen === value}
          onClick={() => onAsk({ kind: 'set', value })}
        >
          {value} <small>{value === 1 ? 'hour' : 'hours'}</small>
        </button>
      ))}
      <button type="button" className={hour} aria-pressed={chosen === null} onClick={() => onAsk({ kind: 'remove' })}>
        No Limit
      </button>
    </fieldset>
  );
}

export interface ReviewProps extends LimitFormProps {
  readonly ask: LimitAsk;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

const VERBS: Readonly<Record<LimitChangeKind, string>> = {
  first: 'Set',
  lower: 'Lower to',
  same: 'Keep',
  raise: 'Raise to',
  remove: 'Remove',
};

/** What there is and what there would be, side by side. The way back is never the smaller button. */
export function Review({ limit, ask, onChanged, onBack, onDone }: ReviewProps) {
  const isOnline = useOnline();
  const { set, busy } = useLimitChange(limit, onChanged);
  const { type, active } = limit;
  const change = changeOf(active?.value ?? null, ask);
  const next = valueText(type, requestedValue(ask));
  const now = valueText(type, active?.value ?? null);
  const send = async (): Promise<void> => {
    if (await set(ask)) onDone();
  };
  const locked = { 'aria-disabled': !isOnline || busy !== null || undefined } as const;
  return (
    <>
      <div>
        <StepTitle isFocused>{change === 'remove' ? 'Remove this limit?' : `${VERBS[change]} ${next}?`}</StepTitle>
        <p className={styles.quiet}>{waits(change) ? 'Read this before you go on.' : 'This works right away.'}</p>
      </div>
      <dl className={compare}>
        <div>
          <dt>Now</dt>
          <dd>{now}</dd>
        </div>
        <Icon name="chevronRight" size={16} />
        <div>
          <dt>New</dt>
          <dd>{next}</dd>
        </div>
      </dl>
      {waits(change) ? <WaitPoints limit={limit} /> : <LeftAfter limit={limit} value={requestedValue(ask)} />}
      <div className={styles.buttons}>
        {waits(change) ? (
          <>
            <Button tone="outline" onClick={onBack}>
              {`Keep ${now}`}
            </Button>
            <Button tone="outline" {...locked} busy={busy === 'set'} onClick={() => void send()}>
              {change === 'remove' ? 'Request removal' : 'Request raise'}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onBack}>Back</Button>
            <Button tone="primary" {...locked} busy={busy === 'set'} onClick={() => void send()}>
              {`Set ${next}`}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

/** The server says when the wait ends once the change is asked for: not before the period is over. */
function WaitPoints({ limit: { used } }: { readonly limit: PlayerLimit }) {
  const resetsAt = used?.resetsAt ?? null;
  return (
    <ul className={styles.points}>
      <li>
        <Icon name="clock" size={16} />
        {resetsAt === null
          ? 'It waits first. You see until when as soon as you have asked.'
          : `Starts no sooner than ${formatInstant(Date.parse(resetsAt))}`}
      </li>
      <li>
        <Icon name="check" size={16} />
        We’ll ask you again then. Nothing changes if you don’t confirm.
      </li>
      <li>
        <Icon name="close" size={16} />
        You can cancel any time before.
      </li>
    </ul>
  );
}

/** What a lower limit leaves of the present period. */
function LeftAfter({ limit: { type, used }, value }: { readonly limit: PlayerLimit; readonly value: number | null }) {
  if (used === null || value === null) return null;
  const left = Math.max(0, (type === 'DAILY_TIME' ? value * 3_600 : value) - used.used);
  const until = used.resetsAt === null ? '' : ` until ${formatInstant(Date.parse(used.resetsAt))}`;
  return (
    <Note tone="neutral" icon="check" title={`${amountText(type, left)} left${until}`}>
      {`${amountText(type, Math.max(0, used.used))} of this period is used.`}
    </Note>
  );
}
