import { expect, it } from 'vitest';
import { frameEventOf, frameOrigin } from './frameWindow.ts';

const PAY = 'https://pay.example.com';
const back = { type: 'goBackToDeposit', payload: {} };

it('a message of the payments origin from the frame is taken', () => {
  expect(frameEventOf({ data: back, origin: PAY, isFromFrame: true }, PAY, false)).toEqual({
    type: 'spoke',
    message: { type: 'goBackToDeposit' },
  });
});

it.each(['https://pay.example.com.evil.test', 'https://pay.example.com:8443', 'http://pay.example.com', 'null'])(
  'a message of %s is a stranger’s',
  (origin) => {
    expect(frameEventOf({ data: back, origin, isFromFrame: true }, PAY, true)).toEqual({
      type: 'strangerSpoke',
      origin,
      stops: true,
    });
  },
);

it.each<[string, unknown, boolean]>([
  ['from another window', back, false],
  ['without a type', { payload: {} }, true],
  ['of the wrong shape', 'goBackToDeposit', true],
  ['of the prototype', Object.create(back), true],
])('a message of the payments origin %s is ignored', (_what, data, isFromFrame) => {
  expect(frameEventOf({ data, origin: PAY, isFromFrame }, PAY, true)).toBeNull();
});

it('a fault of the page is told apart', () => {
  const heard = (data: unknown) => frameEventOf({ data, origin: PAY, isFromFrame: true }, PAY, false);
  expect(heard({ type: 'openSettings' })).toEqual({ type: 'misspoke', fault: 'unhandledType' });
  expect(heard({ type: 'showDepositSuccessful', payload: {} })).toEqual({ type: 'misspoke', fault: 'invalidPayload' });
});

it.each([
  ['https://pay.example.com/p/1', PAY, PAY],
  ['https://pay.example.com.evil.test/p/1', PAY, null],
  ['https://app.example.com/deposit', 'https://app.example.com', null],
  ['javascript:alert(1)', PAY, null],
  ['/p/1', PAY, null],
  ['https://pay.example.com/p/1', null, null],
])('the page %s is shown in the frame of %s: %s', (uri, payments, origin) => {
  expect(frameOrigin(uri, payments, 'https://app.example.com')).toBe(origin);
});
