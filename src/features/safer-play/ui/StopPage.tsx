import { useState } from 'react';
import { Link } from 'react-router';
import { useUnfinished } from '../../../platform/unfinished/useUnfinished.ts';
import { useOnline } from '../../../platform/usePlatform.ts';
import { usePlayer } from '../../../player/index.ts';
import { textLink } from '../../../ui/authStyles.ts';
import { Button } from '../../../ui/Button.tsx';
import { useBrand } from '../../../ui/brandContext.ts';
import { Card } from '../../../ui/Card.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Note } from '../../../ui/Note.tsx';
import { OptionCard } from '../../../ui/OptionCard.tsx';
import { PhoneText } from '../../../ui/PhoneText.tsx';
import { pageColumn } from '../../../ui/pageColumn.ts';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useStop, useStopOptions } from '../data/stops.ts';
import { STOP_TEXTS, STOP_UNKNOWN, type StopKind, stopFacts } from '../logic/stopTexts.ts';
import { OfflineNote } from './OfflineNote.tsx';
import { SaferPlayHead } from './SaferPlayHead.tsx';
import { StepTitle } from './StepTitle.tsx';
import * as styles from './saferPlayStyles.ts';

const options = cls({ display: 'grid', gap: 8, margin: 0, padding: 0, border: 0 });

const WORDS = {
  error: 'The lengths can’t be shown right now',
  offline: 'The lengths are not saved on this device',
  offlineDetail: 'They are shown as soon as you’re back online. Help is there at any time, by phone.',
} as const;

export const CoolOffPage = () => <StopPage kind="coolOff" />;
export const SelfExclusionPage = () => <StopPage kind="selfExclusion" />;

/** `/account/responsible-gaming/cool-off` and `/self-exclusion`. Nothing is chosen or ticked before the player does it. */
export function StopPage({ kind }: { readonly kind: StopKind }) {
  const { title, lead } = STOP_TEXTS[kind];
  const { helpline } = useBrand().text;
  const lengths = useStopOptions(kind);
  return (
    <div className={pageColumn}>
      <SaferPlayHead title={title} lead={lead} />
      <div className={`${pageColumn} ${styles.narrow}`}>
        <Note tone="info" icon="headset" title="Talk to someone first, or after">
          <PhoneText>{helpline}</PhoneText>
        </Note>
        <AsyncRegion
          source={lengths}
          isOnline={useOnline()}
          skeleton={<Skeleton height={380} radius={8} />}
          message={(failure) => <RegionMessage kind={failure} size="card" words={WORDS} onRetry={() => void lengths.refetch()} />}
        >
          {(found) => <StopForm kind={kind} lengths={found} />}
        </AsyncRegion>
      </div>
    </div>
  );
}

interface StopFormProps {
  readonly kind: StopKind;
  readonly lengths: readonly { readonly id: string; readonly label: string }[];
}

export function StopForm({ kind, lengths }: StopFormProps) {
  const isOnline = useOnline();
  const { title, lengthLabel } = STOP_TEXTS[kind];
  const [chosenId, setChosen] = useState<string | null>(null);
  const [step, setStep] = useState<'new' | 'length' | 'confirm'>('new');
  const chosen = lengths.find(({ id }) => id === chosenId) ?? null;
  useUnfinished('form', chosen === null ? null : 'Your break has not started');
  return (
    <Card as="section" className={styles.card} aria-label={title}>
      {!isOnline && <OfflineNote />}
      {step === 'confirm' && chosen !== null ? (
        <Confirm kind={kind} length={chosen} onBack={() => setStep('length')} />
      ) : (
        <>
          <StepTitle isFocused={step === 'length'}>{lengthLabel}</StepTitle>
          <fieldset className={styles.plainFieldset} disabled={!isOnline} aria-label={title}>
            <fieldset className={options} aria-label={lengthLabel}>
              {lengths.map(({ id, label }) => (
                <OptionCard key={id} name={kind} title={label} checked={id === chosenId} onChange={() => setChosen(id)} />
              ))}
            </fieldset>
            <Button tone="primary" disabled={chosen === null} onClick={() => setStep('confirm')}>
              Continue
            </Button>
          </fieldset>
        </>
      )}
    </Card>
  );
}

export interface ConfirmProps extends Pick<StopFormProps, 'kind'> {
  readonly length: { readonly id: string; readonly label: string };
  readonly onBack: () => void;
}

export function Confirm({ kind, length, onBack }: ConfirmProps) {
  const isOnline = useOnline();
  const balanceCents = usePlayer(({ balances }) => balances?.playableCents ?? null);
  const { confirmTitle, confirmLead, box, button, word } = STOP_TEXTS[kind];
  const { state, reason, send } = useStop(kind);
  const [isTicked, setTicked] = useState(false);
  const [typed, setTyped] = useState('');
  const isReady = isTicked && (word === null || typed.trim().toUpperCase() === word);
  return (
    <>
      <div>
        <StepTitle isFocused>{confirmTitle(length.label)}</StepTitle>
        <p className={styles.quiet}>{confirmLead(length.label)}</p>
      </div>
      <ul className={styles.points}>
        {stopFacts(balanceCents).map((fact) => (
          <li key={fact}>
            <Icon name="check" size={16} />
            {fact}
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>
        You can{' '}
        <Link className={textLink} to="/withdrawal">
          withdraw your balance
        </Link>{' '}
        first. Later, ask Support for it.
      </p>
      <fieldset className={styles.plainFieldset} disabled={!isOnline} aria-label={button}>
        <Checkbox label={box} checked={isTicked} onChange={({ currentTarget }) => setTicked(currentTarget.checked)} />
        {word !== null && (
          <TextField
            label={`Type ${word} to confirm`}
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
        {reason !== null && (
          <Note tone="warning" role="alert" title={state === 'unknown' ? STOP_UNKNOWN.title : 'That did not come through'}>
            {state === 'unknown' ? STOP_UNKNOWN.body : 'Nothing has begun. Try again, or call the number above.'}
          </Note>
        )}
        <div className={styles.buttons}>
          <Button onClick={onBack}>Go back</Button>
          <Button
            tone={kind === 'selfExclusion' ? 'danger' : 'primary'}
            disabled={!isReady}
            busy={state === 'sending'}
            onClick={() => void send({ option: length.id })}
          >
            {button}
          </Button>
        </div>
      </fieldset>
    </>
  );
}
