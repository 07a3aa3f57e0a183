import { describe, expect, it } from 'vitest';
import { formOutcome, splitMessages } from './formOutcome.ts';

const refusal = { errors: { email: [{ message: 'Please enter a valid email' }] } };

describe('the answer to a form', () => {
  it('is done with an expected status only', () => {
    expect(formOutcome({ code: null, status: 201, body: {} }, [201])).toEqual({ kind: 'done', body: {} });
    expect(formOutcome({ code: null, status: 200, body: {} }, [201]).kind).toBe('failed');
  });

  it('is refused with the messages of its fields, also by a limit', () => {
    for (const status of [422, 429])
      expect(formOutcome({ code: 'UNKNOWN_ERROR', status, body: refusal }, [201])).toEqual({
        kind: 'refused',
        messages: { email: 'Please enter a valid email' },
      });
  });

  it('is failed without a usable answer, and says what to do', () => {
    const text = (code: string | null, status: number | null = null) => {
      const outcome = formOutcome({ code, status, body: refusal }, [201]);
      return outcome.kind === 'failed' ? outcome.text : '';
    };
    expect(text('NETWORK_ERROR')).toMatch(/offline/);
    expect(text('TIMEOUT_ERROR')).toMatch(/too long/);
    expect(text('CONNECTION_ERROR')).toMatch(/couldn’t reach/);
    expect(text(null, 500)).toMatch(/^Oops/);
  });

  it('shows messages of unknown fields for the whole form', () => {
    const messages = { email: 'a', token: 'b' };
    expect(splitMessages(messages, ['email'])).toEqual({ byField: [['email', 'a']], whole: 'b' });
    expect(splitMessages({ form: 'c' }, ['form'])).toEqual({ byField: [['form', 'c']], whole: 'c' });
  });
});
