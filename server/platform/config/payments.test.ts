import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';

it.each([
  [{ DEPOSIT_MINIMUM_CENTS: '0' }, 'DEPOSIT_MINIMUM_CENTS'],
  [{ DEPOSIT_MINIMUM_CENTS: '5000', DEPOSIT_MAXIMUM_CENTS: '4000' }, 'must not be above DEPOSIT_MAXIMUM_CENTS'],
  [{ DEPOSIT_QUICK_AMOUNTS_CENTS: '5000,2500' }, 'the smallest first'],
  [{ DEPOSIT_QUICK_AMOUNTS_CENTS: '25.5' }, 'DEPOSIT_QUICK_AMOUNTS_CENTS'],
  [{ PAYMENT_PROVIDERS: '{"TRUSTLY":' }, 'PAYMENT_PROVIDERS'],
  [{ PAYMENT_PROVIDERS: '{"NONE":{}}' }, 'PAYMENT_PROVIDERS'],
  [{ PAYMENT_PROVIDERS: '{"TRUSTLY":{"deposit":{"minimumCents":0.5}}}' }, 'PAYMENT_PROVIDERS'],
  [{ PAYMENT_PROVIDERS: '{"TRUSTLY":{"deposit":{"minimum":100}}}' }, 'PAYMENT_PROVIDERS'],
  [{ CODE_TEXTS: '{"wrong":""}' }, 'CODE_TEXTS'],
  [{ CODE_TRIES: '0' }, 'CODE_TRIES'],
])('%o is refused at the start, with the name of the variable', (variables, message) => {
  expect(() => readConfig(variables)).toThrow(message);
});
