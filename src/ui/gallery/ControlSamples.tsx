import { useId, useState } from 'react';
import { Button, type ButtonTone } from '../Button.tsx';
import { Checkbox } from '../Checkbox.tsx';
import { CountBadge } from '../CountBadge.tsx';
import { IconButton } from '../IconButton.tsx';
import { LiveMark } from '../LiveMark.tsx';
import { MoneyField } from '../MoneyField.tsx';
import { OptionCard } from '../OptionCard.tsx';
import { Pill, type PillTone } from '../Pill.tsx';
import { Segmented } from '../Segmented.tsx';
import { SelectField } from '../SelectField.tsx';
import { Spinner } from '../Spinner.tsx';
import { Switch } from '../Switch.tsx';
import { TabPanel, Tabs } from '../Tabs.tsx';
import { TextField } from '../TextField.tsx';
import { nothing, row, stack } from './galleryStyles.ts';

const BUTTONS: readonly ButtonTone[] = ['primary', 'secondary', 'outline', 'text', 'quiet', 'danger'];
const PILLS: readonly PillTone[] = ['neutral', 'accent', 'reward', 'success', 'warning', 'danger', 'info'];

export function ButtonSamples() {
  return (
    <div className={stack}>
      <div className={row}>
        {BUTTONS.map((tone) => (
          <Button key={tone} tone={tone}>
            {tone}
          </Button>
        ))}
      </div>
      <div className={row}>
        {BUTTONS.map((tone) => (
          <Button key={tone} tone={tone} disabled>
            {tone}
          </Button>
        ))}
      </div>
      <div className={row}>
        <Button tone="primary" busy>
          Placing
        </Button>
        <Button size="sm">Small</Button>
        <Button size="lg">Large</Button>
        <IconButton icon="close" label="Close" />
        <IconButton icon="close" label="Close" disabled />
        <IconButton icon="copy" label="Copy" compact />
      </div>
      <Button wide>As wide as its container</Button>
    </div>
  );
}

const TABS = [
  { id: 'straight', label: 'Straight', count: 2 },
  { id: 'parlay', label: 'Parlay' },
] as const;

export function MarkSamples() {
  const name = useId();
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('straight');
  return (
    <div className={stack}>
      <div className={row}>
        {PILLS.map((tone) => (
          <Pill key={tone} tone={tone}>
            {tone}
          </Pill>
        ))}
      </div>
      <div className={row}>
        <CountBadge count={3} />
        <CountBadge count={3} tone="accent" />
        <CountBadge count={120} />
        <LiveMark>Q3 4:12</LiveMark>
        <Spinner label="Loading" />
      </div>
      <Segmented label="Choice" options={TABS} value={tab} onChange={setTab} />
      <Tabs label="Slip" tabs={TABS} value={tab} onChange={setTab} name={name} />
      <TabPanel name={name} value={tab}>
        The panel of the tab {tab}.
      </TabPanel>
    </div>
  );
}

export function FieldSamples() {
  const [cents, setCents] = useState<number | null>(1_000);
  return (
    <div className={stack}>
      <TextField label="Email" hint="As in your account" />
      <TextField label="Email" icon="person" defaultValue="maya@example" error="Please enter a valid email" />
      <TextField label="Email" defaultValue="maya@example.com" disabled />
      <div className={row}>
        <MoneyField label="Bet" valueCents={cents} onChange={setCents} />
        <MoneyField label="Bet" valueCents={cents} onChange={setCents} invalid />
        <MoneyField label="To win" valueCents={cents} onChange={setCents} readOnly />
        <MoneyField label="Bet" valueCents={null} onChange={setCents} disabled />
      </div>
    </div>
  );
}

const OPTIONS = [
  { title: '$100.00', detail: 'A week' },
  { title: '$250.00', detail: 'A week' },
  { title: 'Choose later', detail: 'Find it under Responsible gaming' },
] as const;

export function ChoiceSamples() {
  const name = useId();
  const [isOn, setOn] = useState(true);
  return (
    <div className={stack}>
      <SelectField label="State" defaultValue="NJ">
        <option value="NJ">New Jersey</option>
        <option value="PA">Pennsylvania</option>
      </SelectField>
      <SelectField label="State" defaultValue="" error="Please choose your state">
        <option value="">Choose</option>
      </SelectField>
      <Checkbox label="I’m 21 or older." defaultChecked />
      <Checkbox label="Send me offers by email." />
      <Checkbox label="I agree to the terms." error="Please agree to the terms to continue" />
      <div className={row}>
        <Switch label="Ask for a code" isOn={isOn} onChange={setOn} />
        <Switch label="Ask for a code, off" isOn={false} onChange={nothing} />
        <Switch label="Ask for a code, being saved" isOn busy onChange={nothing} />
      </div>
      {OPTIONS.map((option, index) => (
        <OptionCard key={option.title} name={name} {...option} defaultChecked={index === 1} />
      ))}
    </div>
  );
}
