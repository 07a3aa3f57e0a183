import { formatMoney } from '../../../core/money/money.ts';
import { facilityOf, mapUrl, type OpeningHours } from './facilities.ts';
import { PAYMENT_TEXTS } from './paymentFaults.ts';
import { depositStatus, isBeingGivenBack, type ShownPayment, withdrawalStatus } from './paymentStatus.ts';

/** The specification's nine kinds. */
export type ReceiptLineKind =
  | 'DEFAULT'
  | 'HEADER'
  | 'SEPARATOR'
  | 'INFORMATION'
  | 'PROMPT'
  | 'LOCATION'
  | 'WARNING'
  | 'LIST'
  | 'WORKING_HOURS';

export interface ReceiptLine {
  readonly kind: ReceiptLineKind;
  readonly label: string | null;
  readonly value: string | null;
  /** The items of a LIST. */
  readonly items: readonly string[];
  /** The hours of WORKING_HOURS. */
  readonly hours: readonly OpeningHours[];
  /** The map of a LOCATION. */
  readonly url: string | null;
}

export interface ReceiptPayment extends ShownPayment {
  readonly amountCents: number;
  readonly facilityId: string | null;
  /** What the player knows the payment by at the provider. */
  readonly transactionId: string;
  /** As the player's account names what it was paid with, else the provider. */
  readonly methodName: string;
  /** What a wire is sent with. */
  readonly instructions: readonly string[];
}

function line(kind: ReceiptLineKind, more: Partial<ReceiptLine> = {}): ReceiptLine {
  return { kind, label: null, value: null, items: [], hours: [], url: null, ...more };
}

const textLine = (kind: ReceiptLineKind, value: string): ReceiptLine => line(kind, { value });
const fact = (label: string, value: string): ReceiptLine => line('DEFAULT', { label, value });

/** The lines of a payment's receipt, by its provider and status. */
export function receiptLines(payment: ReceiptPayment): readonly ReceiptLine[] {
  const { direction, amountCents, methodName } = payment;
  const isDeposit = direction === 'DEPOSIT';
  return [
    line('HEADER', { label: isDeposit ? 'Deposit' : 'Withdrawal', value: formatMoney(amountCents) }),
    ...(isOnStatement(payment) ? [textLine('INFORMATION', 'It appears on your statement as SLIPSTREAM.')] : []),
    line('SEPARATOR'),
    fact('Amount', formatMoney(amountCents)),
    fact('Fee', formatMoney(0)),
    fact(isDeposit ? 'Paid by' : 'Paid to', methodName),
    ...statusLines(payment),
  ];
}

/** Cash has no statement, and what failed is not on one. */
function isOnStatement(payment: ReceiptPayment): boolean {
  const status = payment.direction === 'DEPOSIT' ? depositStatus(payment) : withdrawalStatus(payment);
  return status !== 'FAILED' && payment.facilityId === null;
}

function statusLines(payment: ReceiptPayment): readonly ReceiptLine[] {
  const status = payment.direction === 'DEPOSIT' ? depositStatus(payment) : withdrawalStatus(payment);
  switch (status) {
    case 'PENDING_CASH_DEPOSIT':
      return cashierLines(payment, 'Show this receipt at the cashier, and pay.', [
        'A government-issued photo ID',
        'The cash',
        'This receipt',
      ]);
    case 'PENDING_CASH_PICKUP':
      return cashierLines(payment, 'Show this receipt at the cashier, and take your cash.', [
        'A government-issued photo ID',
        'This receipt',
      ]);
    case 'PENDING_WIRE_DEPOSIT':
      return [
        line('SEPARATOR'),
        textLine('PROMPT', 'Send the wire from your bank with these details.'),
        line('LIST', { label: 'Wire details', items: wireDetails(payment) }),
        textLine('WARNING', 'Without the reference the wire cannot be matched to your account.'),
      ];
    case 'PENDING_WIRE_WITHDRAWAL':
      return [line('SEPARATOR'), textLine('WARNING', 'Your bank may charge a fee for a wire that it receives.')];
    case 'FAILED':
      return payment.direction === 'DEPOSIT' && payment.state === 'FAILED'
        ? [line('SEPARATOR'), textLine('WARNING', PAYMENT_TEXTS.failed)]
        : [];
    default:
      return payment.state === 'REVIEW' && !isBeingGivenBack(payment)
        ? [
            line('SEPARATOR'),
            textLine('WARNING', 'Your provider named another amount than you asked for. We look at it, and nothing is lost.'),
          ]
        : [];
  }
}

function cashierLines({ facilityId }: ReceiptPayment, prompt: string, items: readonly string[]): readonly ReceiptLine[] {
  const facility = facilityOf(facilityId);
  return [
    line('SEPARATOR'),
    textLine('PROMPT', prompt),
    line('LIST', { label: 'What to bring', items }),
    ...(facility === null
      ? []
      : [
          line('LOCATION', { label: facility.name, value: facility.address, url: mapUrl(facility) }),
          line('WORKING_HOURS', { label: 'Cashier’s hours', hours: facility.hours }),
        ]),
  ];
}

function wireDetails({ amountCents, transactionId, instructions }: ReceiptPayment): readonly string[] {
  return [...instructions, `Amount: ${formatMoney(amountCents)}`, `Reference: ${transactionId}`];
}
