import type { Currency } from '../../../../core/money/money.ts';
import type { PaymentType } from './provider.ts';

export type DepositStatus = 'FAILED' | 'PENDING' | 'PENDING_CASH_DEPOSIT' | 'PENDING_WIRE_DEPOSIT' | 'SUCCESSFUL';
export type WithdrawalStatus = 'FAILED' | 'PENDING' | 'PENDING_CASH_PICKUP' | 'PENDING_WIRE_WITHDRAWAL' | 'SUCCESSFUL';

export type LineKind =
  | 'DEFAULT'
  | 'HEADER'
  | 'SEPARATOR'
  | 'INFORMATION'
  | 'PROMPT'
  | 'LOCATION'
  | 'WARNING'
  | 'LIST'
  | 'WORKING_HOURS';

export interface Hours {
  readonly days: string;
  readonly hours: string;
}

export interface ReceiptLine {
  readonly kind: LineKind;
  readonly label: string | null;
  readonly value: string | null;
  /** The items of a LIST. */
  readonly items: readonly string[];
  /** The hours of WORKING_HOURS. */
  readonly hours: readonly Hours[];
  /** The address of a LOCATION: a map of it. */
  readonly url: string | null;
}

export type StepName = 'REQUESTED' | 'CHECKED' | 'SENT' | 'ARRIVED';

/** One step of a withdrawal's way. STOPPED: the way ended here. */
export interface LadderStep {
  readonly name: StepName;
  readonly state: 'DONE' | 'CURRENT' | 'COMING' | 'STOPPED';
  readonly at: string | null;
  readonly expectedBy: string | null;
  readonly reason: string | null;
}

export interface Receipt {
  readonly id: string;
  readonly type: PaymentType;
  readonly amountCents: number;
  readonly currency: Currency;
  readonly status: DepositStatus | WithdrawalStatus;
  /** The server's sentence about the status. */
  readonly statusText: string;
  readonly lines: readonly ReceiptLine[];
  readonly transactionId: string;
  readonly providerId: string;
  readonly providerCode: string;
  readonly createdAt: string;
  /** No change is expected any more. */
  readonly isSettled: boolean;
  readonly steps: readonly LadderStep[];
  readonly isCancellable: boolean;
}

/** What a status comes to. */
export type ReceiptStanding = 'successful' | 'pending' | 'failed';

export interface StatusView {
  readonly title: string;
  readonly standing: ReceiptStanding;
  readonly icon: 'check' | 'refresh' | 'cash' | 'transfer' | 'close';
  readonly tone: 'success' | 'info' | 'warning' | 'danger';
}

const SUCCESS = { standing: 'successful', icon: 'check', tone: 'success' } as const;
const UNDER_WAY = { standing: 'pending', icon: 'refresh', tone: 'info' } as const;
const CASH = { standing: 'pending', icon: 'cash', tone: 'warning' } as const;
const WIRE = { standing: 'pending', icon: 'transfer', tone: 'warning' } as const;
const FAILED = { standing: 'failed', icon: 'close', tone: 'danger' } as const;

export const DEPOSIT_STATUSES: Readonly<Record<DepositStatus, StatusView>> = {
  SUCCESSFUL: { ...SUCCESS, title: 'Deposit successful' },
  PENDING: { ...UNDER_WAY, title: 'Deposit processing' },
  PENDING_CASH_DEPOSIT: { ...CASH, title: 'Cash deposit pending' },
  PENDING_WIRE_DEPOSIT: { ...WIRE, title: 'Wire deposit pending' },
  FAILED: { ...FAILED, title: 'Deposit failed' },
};

export const WITHDRAWAL_STATUSES: Readonly<Record<WithdrawalStatus, StatusView>> = {
  SUCCESSFUL: { ...SUCCESS, title: 'Withdrawal sent' },
  PENDING: { ...UNDER_WAY, title: 'Withdrawal processing' },
  PENDING_CASH_PICKUP: { ...CASH, title: 'Cash withdrawal pending' },
  PENDING_WIRE_WITHDRAWAL: { ...WIRE, title: 'Wire withdrawal pending' },
  FAILED: { ...FAILED, title: 'Withdrawal failed' },
};

export function statusView({ type, status }: Pick<Receipt, 'type' | 'status'>): StatusView {
  // A status belongs to its direction: data/mapReceipt.ts.
  return type === 'DEPOSIT' ? DEPOSIT_STATUSES[status as DepositStatus] : WITHDRAWAL_STATUSES[status as WithdrawalStatus];
}

const LINE_KINDS: Readonly<Record<LineKind, true>> = {
  DEFAULT: true,
  HEADER: true,
  SEPARATOR: true,
  INFORMATION: true,
  PROMPT: true,
  LOCATION: true,
  WARNING: true,
  LIST: true,
  WORKING_HOURS: true,
};

/** A kind that this build does not know is shown as DEFAULT. */
export function lineKind(kind: string): LineKind {
  return Object.hasOwn(LINE_KINDS, kind) ? (kind as LineKind) : 'DEFAULT';
}

/** A run of lines of one list of keys and values, or one line of another kind. `id`: its place; lines have none of their own. */
export type LineGroup = { readonly id: string } & (
  | { readonly kind: 'values'; readonly lines: readonly ReceiptLine[] }
  | { readonly kind: Exclude<LineKind, 'DEFAULT'>; readonly line: ReceiptLine }
);

/** Lines in the server's order, with neighbouring keys and values in one list. */
export function groupLines(lines: readonly ReceiptLine[]): readonly LineGroup[] {
  const groups: LineGroup[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const id = String(groups.length);
    if (line.kind !== 'DEFAULT') groups.push({ id, kind: line.kind, line });
    else if (last?.kind === 'values') groups[groups.length - 1] = { ...last, lines: [...last.lines, line] };
    else groups.push({ id, kind: 'values', lines: [line] });
  }
  return groups;
}

/** Only a page of the web: a link of another kind is not made. */
export function mapUrl(url: string | null): string | null {
  return url !== null && /^https:\/\//.test(url) ? url : null;
}

export const STEP_NAMES: Readonly<Record<StepName, string>> = {
  REQUESTED: 'Requested',
  CHECKED: 'Checked',
  SENT: 'Sent',
  ARRIVED: 'Arrived',
};

/** The line below a step: when it was reached, is expected, or why it ended. @param formatted of a time in ISO 8601. */
export function stepText({ state, at, expectedBy, reason }: LadderStep, formatted: (at: string) => string): string {
  const when = at === null ? null : formatted(at);
  const expected = expectedBy === null ? null : `Expected by ${formatted(expectedBy)}`;
  const parts = state === 'DONE' || state === 'STOPPED' ? [when, reason] : [expected, reason];
  return parts.filter((part) => part !== null).join(' · ');
}
