import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { Text } from '../../../ui/Text.tsx';
import { Preferences } from './Preferences.tsx';

const column = cls({ display: 'grid', gap: 16 });
const card = cls({ padding: 24, '& > section': { maxWidth: 400 } });

/** `/account/settings`: the preferences of this device. */
export function SettingsPage() {
  return (
    <div className={column}>
      <Text as="h1" type="page">
        Settings
      </Text>
      <Card as="div" className={card}>
        <Preferences />
      </Card>
    </div>
  );
}
