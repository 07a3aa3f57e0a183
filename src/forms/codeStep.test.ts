import { describe, expect, it } from 'vitest';
import { CODE_START, type CodeAnswer, type CodeEvent, type CodeState, codeStep, resendIn } from './codeStep.ts';

const OK: CodeAnswer = { success: true, error: null, displayType: 'INLINE' };
const WRONG: CodeAnswer = { success: false, error: 'That code didn’t match. 2 tries left.', displayType: 'INLINE' };
const LIMITED: CodeAnswer = { success: false, error: 'Please wait 40 seconds.', displayType: 'TOAST' };

/** The state and the last effects after some events. */
function played(events: readonly CodeEvent[], from: CodeState = CODE_START) {
  return events.reduce((before, event) => codeStep(before.state, event), { state: from, effects: [] } as ReturnType<
    typeof codeStep
  >);
}

const SENT: readonly CodeEvent[] = [
  { type: 'codeRequested', channel: 'SMS', now: 1_000 },
  { type: 'sendAnswered', answer: OK, now: 2_000 },
];
const typed = (text: string): CodeEvent => ({ type: 'codeTyped', text });

describe('the dialog of a one-time code', () => {
  it('asks for a code by the chosen channel, once at a time', () => {
    const { state, effects } = played([
      { type: 'channelChosen', channel: 'CALL' },
      { type: 'codeRequested', channel: 'CALL', now: 0 },
    ]);
    expect(effects).toEqual([{ type: 'send', channel: 'CALL' }]);
    expect(codeStep(state, { type: 'codeRequested', channel: 'CALL', now: 0 }).effects).toEqual([]);
  });

  it('asks for the next code half a minute later', () => {
    const { state } = played(SENT);
    expect(state).toMatchObject({ stage: 'code', pending: null });
    expect(resendIn(state, 8_000)).toBe('0:24');
    expect(codeStep(state, { type: 'codeRequested', channel: 'CALL', now: 31_999 }).effects).toEqual([]);
    expect(resendIn(state, 32_000)).toBeNull();
    expect(codeStep(state, { type: 'codeRequested', channel: 'CALL', now: 32_000 }).effects).toEqual([
      { type: 'send', channel: 'CALL' },
    ]);
  });

  it('takes six digits, however they are pasted', () => {
    expect(played([...SENT, typed('41 27-90 55')]).state.code).toBe('412790');
    expect(played([...SENT, typed('4127'), { type: 'verifyRequested' }]).effects).toEqual([]);
    expect(played([...SENT, typed('412790'), { type: 'verifyRequested' }]).effects).toEqual([{ type: 'verify', code: '412790' }]);
  });

  it('sends one code at a time, and a new one empties the field', () => {
    const { state } = played([...SENT, typed('412790'), { type: 'verifyRequested' }]);
    expect(codeStep(state, { type: 'verifyRequested' }).effects).toEqual([]);
    const resent = played([{ type: 'sendAnswered', answer: OK, now: 40_000 }], { ...state, pending: 'send' });
    expect(resent.state).toMatchObject({ code: '', pending: null });
  });

  it('keeps the field of a wrong code, and its next key removes the error', () => {
    const { state } = played([...SENT, typed('412790'), { type: 'verifyRequested' }, { type: 'verifyAnswered', answer: WRONG }]);
    expect(state).toMatchObject({ code: '412790', error: WRONG.error, pending: null });
    expect(codeStep(state, typed('41279')).state.error).toBeNull();
  });

  it('shows an error where the server says, and a lost answer over the page', () => {
    expect(played([SENT[0] as CodeEvent, { type: 'sendAnswered', answer: LIMITED, now: 0 }])).toMatchObject({
      state: { stage: 'channel', error: null, pending: null },
      effects: [{ type: 'toast', text: LIMITED.error }],
    });
    const lost = played([...SENT, typed('412790'), { type: 'verifyRequested' }, { type: 'verifyAnswered', answer: null }]);
    expect(lost.effects).toEqual([{ type: 'toast', text: expect.stringMatching(/couldn’t reach/) }]);
    expect(lost.state.code).toBe('412790');
  });

  it('ends with a right code', () => {
    expect(played([...SENT, typed('412790'), { type: 'verifyRequested' }, { type: 'verifyAnswered', answer: OK }]).effects).toEqual(
      [{ type: 'verified' }],
    );
  });
});
