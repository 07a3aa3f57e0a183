import { CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { failureOf } from './failureOf.ts';

const coded = (...codes: (string | undefined)[]): Error =>
  new CombinedGraphQLErrors({ errors: codes.map((code) => ({ message: 'no', ...(code && { extensions: { code } }) })) });
const answeredWith = (status: number): Error => new ServerError('no', { response: new Response('', { status }), bodyText: '' });

describe('an error of an Apollo call', () => {
  it("becomes a refusal with the server's codes in order; an error without one has an empty code", () => {
    expect(failureOf(coded('BAD_USER_INPUT', undefined))).toEqual({ kind: 'refused', codes: ['BAD_USER_INPUT', ''] });
    expect(failureOf(answeredWith(429))).toEqual({ kind: 'refused', codes: ['HTTP_429'] });
  });

  it('has the id of the request where it is an unexpected one', () => {
    const bug = { message: 'no', extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'r-1' } };
    expect(failureOf(new CombinedGraphQLErrors({ errors: [bug] }))).toEqual({
      kind: 'refused',
      codes: ['INTERNAL_SERVER_ERROR'],
      reference: 'r-1',
    });
  });

  it('becomes unauthenticated when the server says so', () => {
    expect(failureOf(coded('UNAUTHENTICATED'))).toEqual({ kind: 'unauthenticated' });
    expect(failureOf(answeredWith(401))).toEqual({ kind: 'unauthenticated' });
  });

  it('becomes maintenance when an error carries its header', () => {
    const answered = (status: number): Error => {
      const response = new Response('', { status, headers: { 'x-maintenance-mode-enabled': 'true' } });
      return new ServerError('no', { response, bodyText: '' });
    };
    expect(failureOf(answered(503))).toEqual({ kind: 'maintenance' });
    expect(failureOf(answered(404))).toEqual({ kind: 'refused', codes: ['HTTP_404'] });
  });

  it('becomes unreachable otherwise', () => {
    for (const thrown of [answeredWith(502), new TypeError('Failed to fetch'), new AggregateError([]), null, 'text'])
      expect(failureOf(thrown)).toEqual({ kind: 'unreachable' });
  });
});
