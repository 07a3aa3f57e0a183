import { Card } from '../../../ui/Card.tsx';
import { InlineSelect } from '../../../ui/SelectField.tsx';
import { SettingRow } from '../../../ui/SettingRow.tsx';
import { ASK_AGAIN_MINUTES, type AskAgainMinutes, useAskAgain } from '../data/askAgain.ts';

const LABELS: readonly (readonly [minutes: AskAgainMinutes, label: string])[] = [
  [15, '15 minutes'],
  [60, '1 hour'],
  [480, '8 hours'],
  [null, 'Until I log out'],
];

/** For how long this device shows without a connection what the player has seen. */
export function OfflineReading() {
  const choice = useAskAgain();
  if (choice === null) return null;
  const [chosen, choose] = choice;
  return (
    <Card as="section" aria-label="Reading offline">
      <SettingRow
        title="Ask again after"
        detail="What you have seen is saved on this device, encrypted, until you log out. Offline it closes after this time without activity, until you’re back online. Only for you, on this device."
      >
        <InlineSelect
          label="Ask again"
          value={String(chosen)}
          onChange={({ currentTarget }) => {
            const minutes = ASK_AGAIN_MINUTES.find((each) => String(each) === currentTarget.value);
            if (minutes !== undefined) choose(minutes);
          }}
        >
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
