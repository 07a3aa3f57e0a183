import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addressNow, freshWallet, openWallet, pressNow, type } from '../../../../tests/support/openWallet.tsx';
import { read } from '../../../../tests/support/page.tsx';
import { created } from '../testing/fakeWallet.ts';
import { wireDepositPage, wireProvider, wireWithdrawalPage } from '../testing/wire.ts';

freshWallet();

const CASH = wireProvider({
  id: 'cash',
  name: 'Cash at casino',
  code: 'CASH_AT_CASINO',
  capability: 'FORM',
  methods: [],
  preferredMethod: null,
  supportsMethods: false,
});
const facility = (id: string, distance: number | null) => ({
  id,
  name: `Cage ${id}`,
  address: `${id} Harbor Way`,
  distance,
  latitude: 42.13,
  longitude: -80.08,
  workingHours: [{ days: `Hours of ${id}`, hours: '10 AM – 2 AM' }],
  workingHoursUrl: `https://cages.example.com/${id}`,
});
const CAGES = [facility('far', 31.6), facility('near', 2.44), facility('lost', null)];
const open = (path: string, facilities: readonly object[] = CAGES) =>
  openWallet(path, {
    answers: {
      DepositPage: wireDepositPage({}, [CASH]),
      WithdrawalPage: wireWithdrawalPage([CASH]),
      PaymentFacilities: { paymentFacilities: facilities },
      DepositCreate: created({ uri: null }),
      WithdrawalCreate: { withdrawalCreate: created({ uri: null }).depositCreate },
    },
  });

describe('cash at casino', () => {
  it('lists the cages, the nearest first, with distance, hours, map and the page of hours', async () => {
    const { sent } = open('/deposit/cash-at-casino');
    await screen.findByRole('heading', { name: 'Choose a casino' });
    expect(screen.getAllByRole('radio').map((radio) => read(radio.closest('label') as Element))).toEqual([
      '1 · Cage near near Harbor Way · 2.4 mi',
      '2 · Cage far far Harbor Way · 32 mi',
      '3 · Cage lost lost Harbor Way',
    ]);
    expect(read()).toContain('Hours of near 10 AM – 2 AM');
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Map and directions')).toContain('mlat=42.13000&mlon=-80.08000');
    expect(href('Working hours')).toBe('https://cages.example.com/near');
    expect(sent('PaymentFacilities')).toEqual([{ paymentProviderId: 'cash' }]);
  });

  it.each([
    ['/deposit/cash-at-casino', 'DepositCreate'],
    ['/withdrawal/cash-at-casino', 'WithdrawalCreate'],
  ])('%s asks by %s for the chosen cage and goes on in the receipt', async (path, operation) => {
    const { sent } = open(path);
    await type('100');
    fireEvent.click(screen.getByRole('radio', { name: /Cage far/ }));
    expect(read()).toContain('Hours of far');
    await pressNow('Get my reference');
    await waitFor(() => expect(addressNow()).toBe('/receipt/r1'));
    expect(sent(operation)).toMatchObject([{ input: { amountCents: 10_000, paymentProviderId: 'cash', facilityId: 'far' } }]);
  });

  it('an amount out of range is said and not sent', async () => {
    const { calls } = open('/deposit/cash-at-casino');
    await type('5');
    await pressNow('Get my reference');
    expect(screen.getByRole('alert').textContent).toBe('The smallest deposit is $10.00.');
    expect(calls.join()).not.toContain('Validate');
  });

  it('offline it takes no press and sends nothing', async () => {
    const { calls, connection } = open('/deposit/cash-at-casino');
    await type('100');
    act(() => connection.set({ online: false, live: false }));
    await pressNow('Get my reference');
    expect(calls.join()).not.toContain('Validate');
  });

  it('without a cage is not offered', async () => {
    open('/withdrawal/cash-at-casino', []);
    await screen.findByText('Not offered to you at the moment');
  });
});
