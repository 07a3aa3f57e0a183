import { useState } from 'react';
import type { ToastInput } from './toast/toastStore.ts';
import { useToast } from './toast/useToast.ts';

/**
 * A choice that is shown before it is saved.
 * @param saved what is shown while nothing is being saved.
 * @param save false: it was not saved; then the toast says so.
 */
export function useSavedChoice<Choice>(
  saved: Choice,
  save: (choice: Choice) => Promise<boolean>,
  failure: ToastInput,
): readonly [shown: Choice, choose: (choice: Choice) => Promise<void>] {
  const toast = useToast();
  const [saving, setSaving] = useState<{ readonly choice: Choice } | null>(null);
  async function choose(choice: Choice): Promise<void> {
    const mine = { choice };
    setSaving(mine);
    if (!(await save(choice))) toast.show({ ...failure, type: 'danger' });
    // Not over a later choice that is still being saved.
    setSaving((now) => (now === mine ? null : now));
  }
  return [saving === null ? saved : saving.choice, choose];
}
