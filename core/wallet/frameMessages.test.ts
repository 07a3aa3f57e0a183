import { describe, expect, it } from 'vitest';
import { readPaymentMessage } from './frameMessages.ts';

const read = (type: string, payload?: unknown) => readPaymentMessage(payload === undefined ? { type } : { type, payload });

describe('a message of a payment page', () => {
  it.each([
    ['goBackToDeposit', 'W7.42', {}],
    ['goBackToWithdrawal', 'W7.43', {}],
    ['resubmitDepositCreateV2', 'W7.44', {}],
    ['resubmitWithdrawalCreate', 'W7.45', {}],
    ['showDepositReceiptPage', 'W7.46', { receiptId: 'r-1' }],
    ['showWithdrawalReceiptPage', 'W7.47', { receiptId: 'r-1' }],
    ['showInformationMismatchPage', 'W7.48', {}],
    ['showDepositSuccessful', 'W7.49', { receiptId: 'r-1' }],
    ['showDepositFailed', 'W7.50', { receiptId: 'r-1', reason: 'cancelled' }],
    ['getHostTheme', '', {}],
    ['pageSized', '', { heightPx: 812 }],
  ])('%s [%s] is read with its fields alone', (type, _id, payload) => {
    expect(read(type, { ...payload, amount: '50' })).toEqual({ kind: 'message', message: { type, ...payload } });
  });

  it.each<[unknown, string]>([
    [null, 'none'],
    ['goBackToDeposit', 'none'],
    [[], 'none'],
    [{ payload: {} }, 'none'],
    [{ type: 7 }, 'none'],
    [Object.create({ type: 'goBackToDeposit' }), 'none'],
    [{ type: 'showSomethingElse' }, 'unhandledType'],
    [{ type: 'constructor' }, 'unhandledType'],
    [{ type: '__proto__' }, 'unhandledType'],
    [{ type: 'showDepositSuccessful' }, 'invalidPayload'],
    [{ type: 'showDepositSuccessful', payload: 'r1' }, 'invalidPayload'],
    [{ type: 'showDepositSuccessful', payload: { receiptId: 1 } }, 'invalidPayload'],
    [{ type: 'showDepositSuccessful', payload: { receiptId: '../account' } }, 'invalidPayload'],
    [{ type: 'showDepositSuccessful', payload: Object.create({ receiptId: 'r1' }) }, 'invalidPayload'],
    [{ type: 'showDepositFailed', payload: { receiptId: 'r1', reason: 'toString' } }, 'invalidPayload'],
    [{ type: 'showDepositFailed', payload: { receiptId: 'r1' } }, 'invalidPayload'],
    [{ type: 'dropInChosen', payload: { receiptId: 'r1', nonce: '' } }, 'invalidPayload'],
    [{ type: 'pageSized', payload: { heightPx: 1e6 } }, 'invalidPayload'],
  ])('%j is read as %s', (data, kind) => {
    expect(readPaymentMessage(data)).toEqual({ kind });
  });
});
