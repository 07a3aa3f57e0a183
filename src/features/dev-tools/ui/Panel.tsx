import { type ReactNode, useCallback, useId, useState } from 'react';
import type { Result } from '../../../../core/result.ts';
import { Card } from '../../../ui/Card.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { field, fieldLabel, hint, panelBody, panelTitle, selectBox } from './toolStyles.ts';

export interface PanelProps {
  readonly title: string;
  /** One sentence: what can be done here. */
  readonly about: ReactNode;
  readonly children: ReactNode;
}

/** One group of tools. */
export function Panel({ title, about, children }: PanelProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <div className={panelBody}>
        <div>
          <h2 className={panelTitle} id={id}>
            {title}
          </h2>
          <p className={hint}>{about}</p>
        </div>
        {children}
      </div>
    </Card>
  );
}

export interface Acting {
  readonly isBusy: boolean;
  /** Runs one change at a time and tells its outcome in a toast. Resolves with its value; null when it failed. */
  readonly act: <Value>(done: string, change: () => Promise<Result<Value, string>>) => Promise<Value | null>;
}

export function useAct(): Acting {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const act: Acting['act'] = useCallback(
    async (done, change) => {
      setBusy(true);
      const outcome = await change();
      setBusy(false);
      toast.show(
        outcome.ok
          ? { id: 'dev-tools', type: 'success', body: done }
          : { id: 'dev-tools', type: 'danger', body: 'That did not work', detail: outcome.error },
      );
      return outcome.ok ? outcome.value : null;
    },
    [toast],
  );
  return { isBusy, act };
}

export interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly id: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** A drop-down with its label above. */
export function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div className={field}>
      <label className={fieldLabel} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={selectBox}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.id === target.value);
          if (chosen) onChange(chosen.id);
        }}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
