export type CodeChannel = 'SMS' | 'CALL';

/** Specification: the server answers success, an error, and where the error is shown. */
export interface CodeAnswer {
  readonly success: boolean;
  readonly error: string | null;
  readonly displayType: 'INLINE' | 'TOAST';
}

export interface CodeState {
  /** channel: how shall the code come · code: it was sent, and is typed. */
  readonly stage: 'channel' | 'code';
  readonly channel: CodeChannel;
  readonly code: string;
  /** What the server is asked at the moment. */
  readonly pending: 'send' | 'verify' | null;
  /** Below the field. */
  readonly error: string | null;
  /** When the next code may be asked for, in epoch milliseconds. */
  readonly resendAt: number;
}

export type CodeEvent =
  | { readonly type: 'channelChosen'; readonly channel: CodeChannel }
  | { readonly type: 'codeRequested'; readonly channel: CodeChannel; readonly now: number }
  /** Null: no answer came. */
  | { readonly type: 'sendAnswered'; readonly answer: CodeAnswer | null; readonly now: number }
  | { readonly type: 'codeTyped'; readonly text: string }
  | { readonly type: 'verifyRequested' }
  | { readonly type: 'verifyAnswered'; readonly answer: CodeAnswer | null };

export type CodeEffect =
  | { readonly type: 'send'; readonly channel: CodeChannel }
  | { readonly type: 'verify'; readonly code: string }
  | { readonly type: 'toast'; readonly text: string }
  | { readonly type: 'verified' };

export interface CodeStep {
  readonly state: CodeState;
  readonly effects: readonly CodeEffect[];
}

export const CODE_LENGTH = 6;
/** So that nobody asks for a second code while the first one is on its way. */
const RESEND_MS = 30_000;
/** For the player, while a code was sent and is not used. */
export const CODE_UNFINISHED = 'The code that we sent is not entered';
const NO_ANSWER = 'We couldn’t reach the server. Check your connection and try again.';

export const CODE_START: CodeState = { stage: 'channel', channel: 'SMS', code: '', pending: null, error: null, resendAt: 0 };

function stay(state: CodeState, ...effects: readonly CodeEffect[]): CodeStep {
  return { state, effects };
}

/** A refusal beside the field, or over the page. Without an answer it is not known, and the player may try again. */
function refused(state: CodeState, answer: CodeAnswer | null): CodeStep {
  const text = answer?.error ?? NO_ANSWER;
  if (answer?.displayType === 'INLINE') return stay({ ...state, pending: null, error: text });
  return stay({ ...state, pending: null }, { type: 'toast', text });
}

/** The dialog in which a player gets a code and shows it. */
export function codeStep(state: CodeState, event: CodeEvent): CodeStep {
  switch (event.type) {
    case 'channelChosen':
      return stay({ ...state, channel: event.channel });
    case 'codeRequested': {
      if (state.pending !== null || event.now < state.resendAt) return stay(state);
      const { channel } = event;
      return stay({ ...state, channel, pending: 'send', error: null }, { type: 'send', channel });
    }
    case 'sendAnswered':
      if (event.answer?.success !== true) return refused(state, event.answer);
      return stay({ ...state, stage: 'code', code: '', pending: null, error: null, resendAt: event.now + RESEND_MS });
    case 'codeTyped': {
      const code = event.text.replace(/\D/g, '').slice(0, CODE_LENGTH);
      return stay({ ...state, code, error: null });
    }
    case 'verifyRequested':
      if (state.pending !== null || state.code.length < CODE_LENGTH) return stay(state);
      return stay({ ...state, pending: 'verify', error: null }, { type: 'verify', code: state.code });
    case 'verifyAnswered':
      if (event.answer?.success === true) return stay({ ...state, pending: null }, { type: 'verified' });
      return refused(state, event.answer);
  }
}

/** `0:24`; null when a code may be asked for. */
export function resendIn({ resendAt }: Pick<CodeState, 'resendAt'>, now: number): string | null {
  // The time of the page is up to a second older than that of the answer.
  const seconds = Math.ceil(Math.min(resendAt - now, RESEND_MS) / 1000);
  return seconds <= 0 ? null : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
