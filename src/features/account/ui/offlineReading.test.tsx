import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { read, renderInPage } from '../../../../tests/support/page.tsx';
import { createStore } from '../../../platform/externalStore.ts';
import { createAskAgain } from '../../../platform/kept/askAgain.ts';
import { createPersistedText } from '../../../platform/storage/persistedText.ts';
import { fakeStorage } from '../../../platform/testing/fakeStorage.ts';
import { OfflineReading } from './OfflineReading.tsx';

const select = () => screen.getByRole('combobox', { name: /Ask again/ }) as HTMLSelectElement;

it('each player chooses on this device after which time reading offline closes, at first not before the log-out', async () => {
  const storage = fakeStorage();
  const persistOnDevice = (name: string) => createPersistedText(() => storage, name);
  const open = (playerId: string) =>
    renderInPage(<OfflineReading />, { services: { persistOnDevice, session: createStore({ status: 'loggedIn', playerId }) } });
  const first = open('p1');
  expect(read()).toContain('15 minutes 1 hour 8 hours Until I log out');
  expect(select().value).toBe('null');
  fireEvent.change(select(), { target: { value: '60' } });
  const stored = createAskAgain(persistOnDevice('ask-again'), crypto.subtle);
  await waitFor(async () => expect(await stored.read('p1')).toBe(60));
  first.unmount();
  const again = open('p1');
  await waitFor(() => expect(select().value).toBe('60'));
  again.unmount();
  open('p2');
  expect(select().value).toBe('null');
});
