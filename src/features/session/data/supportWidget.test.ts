import { expect, it } from 'vitest';
import { supportWidgetOf } from './supportWidget.ts';

it('the support widget is closed by a log-out', async () => {
  const forgets: (() => Promise<void>)[] = [];
  const session = { onLogOut: (forget: () => Promise<void>) => forgets.push(forget) };
  const isOpen = supportWidgetOf({ session } as unknown as Parameters<typeof supportWidgetOf>[0]);
  isOpen.set(true);
  for (const forget of forgets) await forget();
  expect(isOpen.getSnapshot()).toBe(false);
});
