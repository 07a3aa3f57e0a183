import { useState } from 'react';
import { useOnline } from '../../../platform/usePlatform.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { Note } from '../../../ui/Note.tsx';
import { OptionCard } from '../../../ui/OptionCard.tsx';
import { pageColumn } from '../../../ui/pageColumn.ts';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { useLimitNames } from '../../../ui/useLimitNames.ts';
import { useCheckIn, useSetCheckIn } from '../data/checkIn.ts';
import { checkInChoices } from '../logic/limitForm.ts';
import { durationText, updatedToast } from '../logic/limitTexts.ts';
import { HelpStrip } from './Help.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import { SaferPlayHead } from './SaferPlayHead.tsx';
import * as styles from './saferPlayStyles.ts';

const options = cls({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 8,
  margin: 0,
  padding: 0,
  border: 0,
});

const WORDS = {
  error: 'Your check-ins can’t be shown right now',
  offline: 'Your check-ins are not saved on this device',
  offlineDetail: 'They go on as before, and are shown as soon as you’re back online.',
} as const;

const notSaved = (name: string): string => `Error setting ${name}. Please try again later.`;

/** `/account/responsible-gaming/limits/reality-check-in`: how often the player is told how long they have played. */
export function CheckInPage() {
  const checkIn = useCheckIn();
  const { checkIn: name } = useLimitNames();
  return (
    <div className={pageColumn}>
      <SaferPlayHead
        title={name}
        lead="A note with your time and what you have spent. It appears over whatever you’re doing, games too."
        current="CHECK_IN"
      />
      <AsyncRegion
        source={checkIn}
        isOnline={useOnline()}
        skeleton={<Skeleton height={260} radius={8} />}
        message={(kind) => <RegionMessage kind={kind} size="card" words={WORDS} onRetry={() => void checkIn.refetch()} />}
      >
        {({ minutes }) => <CheckInForm minutes={minutes} name={name.toLowerCase()} />}
      </AsyncRegion>
      <HelpStrip />
    </div>
  );
}

function CheckInForm({ minutes, name }: { readonly minutes: number | null; readonly name: string }) {
  const isOnline = useOnline();
  const toast = useToast();
  const { state, send } = useSetCheckIn();
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = chosen ?? minutes;
  const save = async (): Promise<void> => {
    const outcome = await send({ minutes: shown });
    if (outcome.ok) setChosen(null);
    else if (outcome.error.kind === 'otherOwner') return;
    const body = outcome.ok ? updatedToast(name) : notSaved(name);
    toast.show({ id: 'limit', type: outcome.ok ? 'success' : 'danger', body });
  };
  return (
    <Card as="section" className={`${styles.card} ${styles.narrow}`} aria-label="How often">
      {!isOnline && <OfflineNote />}
      <fieldset className={styles.plainFieldset} disabled={!isOnline} aria-label={name}>
        <fieldset className={options} aria-label="How often">
          {checkInChoices(minutes).map((choice) => (
            <OptionCard
              key={choice}
              name="check-in"
              title={durationText(choice * 60)}
              checked={choice === shown}
              onChange={() => setChosen(choice)}
            />
          ))}
        </fieldset>
        {minutes === null && <Note tone="neutral" title={`${name.charAt(0).toUpperCase()}${name.slice(1)} is off`} />}
        <div className={styles.buttons}>
          <Button
            tone="primary"
            busy={state === 'sending'}
            disabled={shown === null || shown === minutes}
            onClick={() => void save()}
          >
            Save
          </Button>
        </div>
      </fieldset>
    </Card>
  );
}
