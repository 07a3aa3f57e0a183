import { describe, expect, it } from 'vitest';
import { readPaymentMessage } from './frameMessages.ts';

const read = (type: string, payload?: unknown) => readPaymentMessage(payload === undefined ? { type } : { type, payload });

describe('a message of a payment page', () => {
  it.each([
    ['goBackToDeposit', {}],
    ['goBackToWithdrawal', {}],
    ['resubmitDepositCreateV2', {}],
    ['resubmitWithdrawalCreate', {}],
    ['showDepositReceiptPage', { receiptId: 'r-1' }],
    ['showWithdrawalReceiptPage', { receiptId: 'r-1' }],
    ['showInformationMismatchPage', {}],
    ['showDepositSuccessful', { receiptId: 'r-1' }],
    ['showDepositFailed', { receiptId: 'r-1', reason: 'cancelled' }],
    ['getHostTheme', {}],
    ['pageSized', { heightPx: 812 }],
  ])('%s is read with its fields alone', (type, payload) => {
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
