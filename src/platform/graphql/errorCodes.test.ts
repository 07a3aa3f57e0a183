import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { errorCodes } from './errorCodes.ts';

describe('the codes in what an Apollo call threw', () => {
  it("are the server's, in their order; an error without one has an empty code", () => {
    const errors = [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }, { message: 'odd' }];
    expect(errorCodes(new CombinedGraphQLErrors({ errors }))).toEqual(['UNAUTHENTICATED', '']);
  });

  it('are none where there was no answer, or another one', () => {
    const failed = new ServerError('Bad gateway', { response: new Response('', { status: 502 }), bodyText: '' });
    for (const thrown of [failed, new TypeError('Failed to fetch'), new AggregateError(['x']), null, 'text'])
      expect(errorCodes(thrown).filter((code) => code !== '')).toEqual([]);
  });
});
