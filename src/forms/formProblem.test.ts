import { describe, expect, it } from 'vitest';
import type { NoAnswerReason } from '../platform/data/engine.ts';
import { formProblem } from './formProblem.ts';

const refused = (messages: Readonly<Record<string, string>>) => ({ kind: 'refused', codes: ['HTTP_422'], messages }) as const;

describe('a refused form', () => {
  it('shows messages at its fields, and one of unknown fields for all of it', () => {
    expect(formProblem(refused({ email: 'a', token: 'b' }), ['email'])).toEqual({ byField: [['email', 'a']], whole: 'b' });
    expect(formProblem(refused({ form: 'c' }), ['form', 'email'])).toEqual({ byField: [], whole: 'c' });
    expect(formProblem(refused({ email: 'a' }), ['email']).whole).toBeNull();
  });
});

describe('a form without a usable answer', () => {
  it('says what to do', () => {
    const text = (reason: NoAnswerReason) => formProblem({ kind: 'unknown', reason }, []).whole;
    expect(text('offline')).toMatch(/offline/);
    expect(text('timeout')).toMatch(/too long/);
    expect(text('connection')).toMatch(/couldn’t reach/);
    expect(formProblem({ kind: 'notSent' }, []).whole).toMatch(/couldn’t reach/);
    for (const failure of [{ kind: 'unknown', requestId: null }, { kind: 'unauthenticated' }, refused({})] as const)
      expect(formProblem(failure, ['email'])).toEqual({ byField: [], whole: expect.stringMatching(/^Oops/) });
  });

  it('has the reference of the answer that support finds it by', () => {
    expect(formProblem({ kind: 'unknown', reference: 'b2c4-17' }, []).whole).toMatch(/^Oops.* Reference: b2c4-17$/);
  });
});
