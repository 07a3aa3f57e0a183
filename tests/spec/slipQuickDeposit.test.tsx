import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { QuickDepositView } from '../../src/features/betslip/ui/QuickDepositView.tsx';
import { fakeWallet } from '../../src/features/wallet/testing/fakeWallet.ts';
import { startWallet } from '../../src/features/wallet/ui/startWallet.ts';
import { fakeFlags } from '../support/fakeFlags.ts';
import { freshDevice } from '../support/fakeServices.ts';
import { press, read } from '../support/page.tsx';
import { renderInSlip } from '../support/slip.tsx';

it('the panel of the slip shows the wallet’s form, and its way back leads to the slip', async () => {
  const { services } = fakeWallet({});
  const show = vi.fn();
  renderInSlip(
    <QuickDepositView shortCents={4_115} />,
    { panel: { show } },
    {
      services: {
        ...services,
        ...freshDevice(),
        ...startWallet(),
        flags: fakeFlags({ 'quick-deposit': true }),
        facts: { brand: 'tsb' },
      },
    },
  );
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveProperty('value', '$41.15');
  expect(read()).toContain('Quick Deposit');
  expect(read()).toContain('Preferred Payment Method Online banking');
  press('Go back to Betslip');
  expect(show.mock.calls).toEqual([['depositLeft']]);
});
