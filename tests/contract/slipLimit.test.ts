import { expect, it } from 'vitest';
import { MAXIMUM_SELECTIONS } from '../../server/domain/betslip/slip.ts';
import { MAXIMUM_PICKS } from '../../src/features/betslip/logic/constants.ts';

it('the app says that a slip is full when the server would refuse another pick', () => {
  expect(MAXIMUM_PICKS).toBe(MAXIMUM_SELECTIONS);
});
