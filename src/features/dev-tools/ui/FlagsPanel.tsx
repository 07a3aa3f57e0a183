import { useState } from 'react';
import type { FlagKey } from '../../../../core/wire/flags.ts';
import { useFlag } from '../../../platform/flags/useFlag.ts';
import { Button } from '../../../ui/Button.tsx';
import { useBrand } from '../../../ui/brandContext.ts';
import { cls } from '../../../ui/cls.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useSandbox } from '../data/useSandbox.ts';
import { type FlagChoice, type FlagRow, flagRows } from '../logic/sandboxState.ts';
import { Panel, useAct } from './Panel.tsx';
import { hint, item, itemName, list, row } from './toolStyles.ts';

const OPTIONS = [
  { id: 'default', label: 'Default' },
  { id: 'on', label: 'On' },
  { id: 'off', label: 'Off' },
] as const satisfies readonly { readonly id: FlagChoice; readonly label: string }[];

const VALUES = { default: null, on: true, off: false } as const;

const head = cls({ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end' });

/** The feature flags: what is set for everybody, and what this page makes of it. */
export function FlagsPanel({ flags }: { readonly flags: Readonly<Record<string, unknown>> }) {
  const sandbox = useSandbox();
  const brand = useBrand();
  const { act, isBusy } = useAct();
  const [wanted, setWanted] = useState('');
  const rows = flagRows(flags, brand.flags).filter(({ key }) => key.includes(wanted.trim().toLowerCase()));
  const set = (changes: Readonly<Record<string, boolean | null>>, done: string): void =>
    void act(done, () => sandbox.change('POST', '/flags', changes));
  return (
    <Panel
      title="Feature flags"
      about="A change reaches open pages within seconds, without a reload. “Here” is the value on this page."
    >
      <div className={head}>
        <TextField label="Find a flag" type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
        <Button
          tone="outline"
          busy={isBusy}
          disabled={Object.keys(flags).length === 0}
          onClick={() => set(Object.fromEntries(Object.keys(flags).map((key) => [key, null])), 'All flags have their defaults')}
        >
          Reset all
        </Button>
      </div>
      {rows.length === 0 && <p className={hint}>No flag has that name.</p>}
      <ul className={list}>
        {rows.map((flag) => (
          <Flag key={flag.key} flag={flag} onChoose={(choice) => set({ [flag.key]: VALUES[choice] }, `${flag.key}: ${choice}`)} />
        ))}
      </ul>
    </Panel>
  );
}

interface FlagProps {
  readonly flag: FlagRow;
  readonly onChoose: (choice: keyof typeof VALUES) => void;
}

function Flag({ flag, onChoose }: FlagProps) {
  return (
    <li className={item}>
      <div>
        <p className={itemName}>{flag.key}</p>
        <div className={row}>
          <span className={hint}>Default: {flag.byDefault ? 'on' : 'off'}</span>
          <Here flagKey={flag.key} />
          {flag.choice === 'rules' && <Pill tone="info">By rules</Pill>}
        </div>
      </div>
      <Segmented<FlagChoice>
        label={flag.key}
        options={OPTIONS}
        value={flag.choice}
        onChange={(choice) => {
          if (choice !== 'rules') onChoose(choice);
        }}
      />
    </li>
  );
}

function Here({ flagKey }: { readonly flagKey: FlagKey }) {
  const isOn = useFlag(flagKey);
  return <Pill tone={isOn ? 'success' : 'neutral'}>{isOn ? 'Here: on' : 'Here: off'}</Pill>;
}
