import { useEffect, useState } from 'react';
import { useStore } from '../../../platform/externalStore.ts';
import { ASK_AGAIN_MINUTES, ASK_AGAIN_TEXT, type AskAgainMinutes, createAskAgain } from '../../../platform/kept/askAgain.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { Card } from '../../../ui/Card.tsx';
import { InlineSelect } from '../../../ui/SelectField.tsx';
import { SettingRow } from '../../../ui/SettingRow.tsx';

const LABELS: readonly (readonly [minutes: AskAgainMinutes, label: string])[] = [
  [15, '15 minutes'],
  [60, '1 hour'],
  [480, '8 hours'],
  [null, 'Until I log out'],
];

/** For how long this device shows without a connection what the player has seen. Nothing is kept where the browser has no Web Crypto. */
export function OfflineReading() {
  const { session, persistOnDevice } = useServices();
  const { playerId } = useStore(session);
  const subtle = (crypto as Partial<Crypto>).subtle ?? null;
  const [chosen, setChosen] = useState<AskAgainMinutes>(null);

  useEffect(() => {
    if (playerId === null || subtle === null) return;
    let isMine = true;
    void createAskAgain(persistOnDevice(ASK_AGAIN_TEXT), subtle)
      .read(playerId)
      .then((minutes) => {
        if (isMine) setChosen(minutes);
      });
    return () => {
      isMine = false;
    };
  }, [playerId, persistOnDevice, subtle]);

  if (playerId === null || subtle === null) return null;

  function choose(label: string): void {
    const minutes = ASK_AGAIN_MINUTES.find((each) => String(each) === label);
    if (minutes === undefined || playerId === null || subtle === null) return;
    setChosen(minutes);
    void createAskAgain(persistOnDevice(ASK_AGAIN_TEXT), subtle).write(playerId, minutes);
  }

  return (
    <Card as="section" aria-label="Reading offline">
      <SettingRow
        title="Ask again after"
        detail="What you have seen is saved on this device, encrypted, until you log out. Offline it closes after this time without activity, until you’re back online. Only for you, on this device."
      >
        <InlineSelect label="Ask again" value={String(chosen)} onChange={({ currentTarget }) => choose(currentTarget.value)}>
          {LABELS.map(([minutes, label]) => (
            <option key={label} value={String(minutes)}>
              {label}
            </option>
          ))}
        </InlineSelect>
      </SettingRow>
    </Card>
  );
}
