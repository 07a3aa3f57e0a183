import { expect, type Page } from '@playwright/test';
import type { SandboxClient } from '../../tests/support/sandboxClient.ts';

/** A number that no other player of the journeys has, as far as chance allows. */
export const makePhone = (): string => `+1201555${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`;

/** Has a one-time code sent or called, and shows it. @param count of messages to the number by then. */
export async function enterCode(
  page: Page,
  sandbox: SandboxClient,
  phone: string,
  { count = 1, channel = 'SMS' }: { readonly count?: number; readonly channel?: 'SMS' | 'CALL' } = {},
): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: channel === 'SMS' ? 'Text message' : 'Phone call' }).check();
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect.poll(async () => (await sandbox.outbox(phone)).length).toBe(count);
  const [newest] = await sandbox.outbox(phone);
  expect(newest?.channel).toBe(channel);
  await dialog.getByLabel('6-digit code').fill(newest?.code ?? '');
  await dialog.getByRole('button', { name: 'Verify' }).click();
}
