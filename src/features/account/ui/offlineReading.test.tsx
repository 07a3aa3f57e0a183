import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { read, renderInPage } from '../../../../tests/support/page.tsx';
import { createStore } from '../../../platform/externalStore.ts';
import { OfflineReading } from './OfflineReading.tsx';

const select = () => screen.getByRole('combobox', { name: /Ask again/ }) as HTMLSelectElement;

it('each player chooses on this device after which time reading offline closes, at first not before the log-out', async () => {
  const texts = new Map<string, string | null>();
  const persistOnDevice = (name: string) => ({
    read: () => texts.get(name) ?? null,
    write: (text: string | null) => void texts.set(name, text),
  });
  const open = (playerAlias: string) =>
    renderInPage(<OfflineReading />, { services: { persistOnDevice, session: createStore({ status: 'loggedIn', playerAlias }) } });
  const first = open('p1');
  expect(read()).toContain('15 minutes 1 hour 8 hours Until I log out');
  expect(select().value).toBe('null');
  fireEvent.change(select(), { target: { value: '60' } });
  await waitFor(() => expect(texts.get('ask-again')).toContain('60'));
  first.unmount();
  const again = open('p1');
  await waitFor(() => expect(select().value).toBe('60'));
  again.unmount();
  open('p2');
  expect(select().value).toBe('null');
});
