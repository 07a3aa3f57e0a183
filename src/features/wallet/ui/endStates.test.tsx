import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { freshWallet, openWallet } from '../../../../tests/support/openWallet.tsx';
import { END_STATES, type EndedFlow, frameOutcome, type Outcome, outcomeOf } from '../logic/endStates.ts';
import { type FrameState, NO_FRAME } from '../logic/frame.ts';
import type { PaymentType } from '../logic/provider.ts';
import { DEPOSIT_STATUSES, type Receipt, WITHDRAWAL_STATUSES } from '../logic/receipt.ts';
import { makeReceipt } from '../testing/samples.ts';
import { FrameView } from './FrameView.tsx';
import { QuickDepositEnd } from './quick/QuickDepositEnd.tsx';
import { ReceiptCard } from './ReceiptPage.tsx';

freshWallet();

const nothing = () => undefined;
const noRef = { current: null };
const payment = (type: PaymentType) =>
  ({
    type,
    receiptId: 'r1',
    uri: 'https://pay.example.com/1',
    amountCents: 5_000,
    providerName: 'Bank',
    isDropIn: false,
  }) as const;

/** Every end of a payment at its provider. */
const ENDS: readonly Partial<FrameState>[] = [
  { kind: 'success', standing: 'successful' },
  { kind: 'tryAgain', text: 'Again.' },
  { kind: 'mismatch' },
  ...(['failed', 'pending', 'unknown', null] as const).map((standing) => ({ kind: 'fullStop', text: 'No.', standing }) as const),
];

const LABELS: Readonly<Record<string, string>> = {
  play: 'Start betting',
  otherWay: 'Choose another method',
  again: 'Try again',
  slip: 'Back to your betslip',
};
const labelOf = (flow: EndedFlow, outcome: Outcome): string =>
  LABELS[END_STATES[flow][outcome]] ?? (flow === 'WITHDRAWAL' ? 'Your withdrawals' : 'Your deposits');

/** The buttons and links in the primary tone. */
const primary = () =>
  [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')]
    .filter(({ className }) => className.includes('tone-primary'))
    .map(({ textContent }) => textContent);

/** Every row of the table that a screen below draws. */
const drawn = new Set<string>();
function expectOne(flow: EndedFlow, outcome: Outcome | null): void {
  if (outcome === null) throw new Error('The payment has not ended');
  drawn.add(`${flow} ${outcome}`);
  expect(primary()).toEqual([labelOf(flow, outcome)]);
}

describe('the end of a payment', () => {
  it.each(
    ENDS.flatMap((end) =>
      (['DEPOSIT', 'WITHDRAWAL'] as const).map((type) => [type, end.kind, end.standing ?? 'no word', end] as const),
    ),
  )('a %s at its provider, %s with %s, ends with one primary action', (type, _kind, _standing, end) => {
    const state = { ...NO_FRAME, payment: payment(type), ...end };
    openWallet('/', {
      part: <FrameView state={state} frame={noRef} onLoad={nothing} onBack={nothing} balanceCents={15_000} />,
    });
    expectOne(type, frameOutcome(state));
  });

  it.each([
    ...Object.entries(DEPOSIT_STATUSES).map(([status, view]) => ['DEPOSIT', status, view.standing] as const),
    ...Object.entries(WITHDRAWAL_STATUSES).map(([status, view]) => ['WITHDRAWAL', status, view.standing] as const),
  ])('the receipt of a %s that is %s has one primary action', (type, status, standing) => {
    const receipt = makeReceipt({ type, status: status as Receipt['status'], isCancellable: true });
    openWallet('/', { part: <ReceiptCard receipt={receipt} onChanged={nothing} /> });
    expectOne(type, outcomeOf(standing));
  });

  it.each([...ENDS.filter(({ kind }) => kind !== 'tryAgain'), null])('a quick deposit ends with one primary action: %o', (end) => {
    const state = { ...NO_FRAME, payment: payment('DEPOSIT'), ...end };
    openWallet('/', {
      part: (
        <QuickDepositEnd state={state} balanceCents={0} pendingId={end === null ? 'r1' : null} onBack={nothing} onOther={nothing} />
      ),
    });
    expectOne('QUICK_DEPOSIT', end === null ? 'pending' : frameOutcome(state));
  });

  it('a row of the table without a screen fails here', () => {
    const rows = Object.entries(END_STATES).flatMap(([flow, row]) => Object.keys(row).map((outcome) => `${flow} ${outcome}`));
    // A quick deposit that was interrupted is its form again, whose button is the one to press.
    expect(rows.filter((row) => !drawn.has(row))).toEqual(['QUICK_DEPOSIT interrupted']);
  });

  it('after a deposit the new balance is said, and the picks in the slip, or the games of a casino, are what follows', () => {
    const part = <ReceiptCard receipt={makeReceipt()} onChanged={nothing} />;
    openWallet('/', { part });
    expect(screen.getByText('Your balance is $248.50.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Start betting' }).getAttribute('href')).toBe('/');
    openWallet('/', { part, services: { picks: { subscribe: () => nothing, count: () => 2 } } });
    expect(primary()).toContain('Back to your betslip');
    openWallet('/', { part, services: { brandKind: 'casino' } });
    expect(primary()).toContain('Start playing');
  });
});
