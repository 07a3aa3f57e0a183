import { describe, expect, it } from 'vitest';
import type { PaymentMessage } from '../../../../core/wallet/frameMessages.ts';
import { type FrameEvent, frameStateOf, hasFrame, isLive, NO_FRAME, type OpenPayment, stepFrame, withText } from './frame.ts';
import { FAILED_TEXT, unexpectedTexts } from './paymentTexts.ts';

const payment: OpenPayment = {
  type: 'DEPOSIT',
  receiptId: 'r1',
  uri: 'https://pay.example.com/p/1',
  amountCents: 5_000,
  providerName: 'Online banking',
  isDropIn: false,
};
const withdrawal: OpenPayment = { ...payment, type: 'WITHDRAWAL' };

/** The state and the last effects after some events. */
function played(events: readonly FrameEvent[], from = NO_FRAME) {
  return events.reduce((before, event) => stepFrame(before.state, event), { state: from, effects: [] } as ReturnType<
    typeof stepFrame
  >);
}

const shown = (of = payment, isHidden = false): readonly FrameEvent[] => [
  { type: 'opened', payment: of, isHidden },
  { type: 'redirectChecked', result: 'page' },
  { type: 'loaded' },
];
const spoke = (message: PaymentMessage): FrameEvent => ({ type: 'spoke', message });
const kindsOf = ({ effects }: ReturnType<typeof played>) => effects.map(({ type }) => type);

describe('the frame of a payment', () => {
  it('opens after its address was asked for a redirect', () => {
    const first = played([{ type: 'opened', payment, isHidden: false }]);
    expect(first.effects).toContainEqual({ type: 'checkRedirect', uri: payment.uri });
    expect(hasFrame(first.state)).toBe(false);
    expect(hasFrame(played([{ type: 'redirectChecked', result: 'page' }], first.state).state)).toBe(true);
    expect(frameStateOf(first.state)).toBe('initial');
  });

  it.each([
    ['redirect', 'confirming', 'askReceipt'],
    ['failed', 'tryAgain', 'cancel'],
  ] as const)('is not drawn where the check answers %s: %s', (result, kind, effect) => {
    const step = played([
      { type: 'opened', payment, isHidden: false },
      { type: 'redirectChecked', result },
    ]);
    expect(step.state.kind).toBe(kind);
    expect(kindsOf(step)).toContain(effect);
  });

  it.each<[PaymentMessage, string, readonly string[]]>([
    [{ type: 'goBackToDeposit' }, 'waiting', ['stopWaiting', 'cancel', 'leave']],
    [{ type: 'goBackToWithdrawal' }, 'waiting', ['stopWaiting', 'cancel', 'leave']],
    [{ type: 'resubmitDepositCreateV2' }, 'checking', ['resubmit']],
    [{ type: 'resubmitWithdrawalCreate' }, 'checking', ['resubmit']],
    [{ type: 'showDepositReceiptPage', receiptId: 'r1' }, 'waiting', ['stopWaiting', 'showReceipt']],
    [{ type: 'showWithdrawalReceiptPage', receiptId: 'r1' }, 'waiting', ['stopWaiting', 'showReceipt']],
    [{ type: 'showInformationMismatchPage' }, 'mismatch', ['stopWaiting', 'cancel']],
    [{ type: 'showDepositSuccessful', receiptId: 'r1' }, 'confirming', ['stopWaiting', 'wait', 'askReceipt']],
    [{ type: 'showDepositFailed', receiptId: 'r1', reason: 'cancelled' }, 'waiting', ['stopWaiting', 'cancel', 'leave']],
    [{ type: 'showDepositFailed', receiptId: 'r1', reason: 'declined' }, 'fullStop', ['stopWaiting', 'cancel']],
    [{ type: 'showDepositFailed', receiptId: 'r1', reason: 'user-error' }, 'tryAgain', ['stopWaiting', 'cancel']],
    [{ type: 'getHostTheme' }, 'open', ['tellTheme']],
  ])('answers %j: %s, %j', (message, kind, effects) => {
    const step = played([...shown(), spoke(message)]);
    expect(step.state.kind).toBe(kind);
    expect(kindsOf(step)).toEqual(effects);
  });

  it('succeeds when our server says so, and closes 3 s later', () => {
    const reported = played([...shown(), spoke({ type: 'showDepositSuccessful', receiptId: 'r1' })]);
    const step = played([{ type: 'receiptReported', standing: 'successful' }], reported.state);
    expect(frameStateOf(step.state)).toBe('success');
    expect(step.effects).toContainEqual({ type: 'wait', timer: 'success', ms: 3_000 });
    expect(kindsOf(played([{ type: 'successPassed' }], step.state))).toEqual(['leave']);
  });

  it('shows the receipt where the server does not say so in time', () => {
    const step = played([...shown(), spoke({ type: 'showDepositSuccessful', receiptId: 'r1' }), { type: 'confirmPassed' }]);
    expect(step.effects).toContainEqual({ type: 'showReceipt', receiptId: 'r1' });
  });

  it('succeeds by the webhook before its page says anything, and after a time-out', () => {
    expect(played([...shown(), { type: 'receiptReported', standing: 'successful' }]).state.kind).toBe('success');
    const late: readonly FrameEvent[] = [
      ...shown(payment, true),
      { type: 'timeOutPassed' },
      { type: 'cancelAnswered', standing: 'successful' },
    ];
    expect(played(late).state.kind).toBe('success');
  });

  it('closed by the player is gone at once, and the server is asked whether anything can be charged', () => {
    const step = played([...shown(), { type: 'closed' }]);
    expect([step.state, kindsOf(step)]).toEqual([NO_FRAME, ['stopWaiting', 'cancel', 'leave']]);
  });

  it.each(['unhandledType', 'invalidPayload'] as const)('a message with %s is reported and ends it', (fault) => {
    const step = played([...shown(), { type: 'misspoke', fault }]);
    expect(kindsOf(step)).toEqual(['report', 'stopWaiting', 'cancel']);
    expect(frameStateOf(step.state)).toBe('fullstopError');
    expect(step.state.text).toBeNull();
  });

  it('which unexpected error asks to try again is configuration; one with a text of its own keeps it', () => {
    const texts = (tryAgainIn: 'retry' | 'full-stop') =>
      (['tryAgain', 'fullStop', 'open'] as const).map((kind) => withText({ ...NO_FRAME, kind }, unexpectedTexts(tryAgainIn)).text);
    const both = ['An unexpected error occurred. Try again.', 'An unexpected error occurred.'];
    expect(texts('retry')).toEqual([...both, null]);
    expect(texts('full-stop')).toEqual([...both.reverse(), null]);
    expect(withText({ ...NO_FRAME, kind: 'fullStop', text: FAILED_TEXT }, unexpectedTexts('retry')).text).toBe(FAILED_TEXT);
  });

  it('a message of a stranger is reported, and ends it where configured so', () => {
    const stranger = (stops: boolean) => played([...shown(), { type: 'strangerSpoke', origin: 'https://evil.test', stops }]);
    expect(kindsOf(stranger(false))).toEqual(['report']);
    expect(stranger(false).state.kind).toBe('open');
    expect(stranger(true).state.kind).toBe('fullStop');
    expect(kindsOf(stranger(true))).toContain('report');
  });

  it('has the specification’s four states', () => {
    const kinds = ['waiting', 'open', 'tryAgain', 'fullStop', 'mismatch', 'success'] as const;
    expect(kinds.map((kind) => frameStateOf({ kind }))).toEqual([
      'initial',
      'initial',
      'tryAgainError',
      'fullstopError',
      'fullstopError',
      'success',
    ]);
  });

  it('a page of our own in it is not shown', () => {
    const step = played([...shown(), { type: 'cameHome' }]);
    expect(hasFrame(step.state)).toBe(false);
    expect(kindsOf(step)).toContain('askReceipt');
  });

  it('a hidden one is slow after 20 s and stops after 80 s', () => {
    const { effects } = played([{ type: 'submitted' }]);
    expect(effects).toContainEqual({ type: 'wait', timer: 'slow', ms: 20_000 });
    expect(effects).toContainEqual({ type: 'wait', timer: 'timeOut', ms: 80_000 });
    const slow = played([{ type: 'submitted' }, ...shown(payment, true), { type: 'slowPassed' }]);
    expect(slow.state.isSlow).toBe(true);
    const stopped = played([{ type: 'timeOutPassed' }], slow.state);
    expect([frameStateOf(stopped.state), kindsOf(stopped)]).toEqual(['fullstopError', ['stopWaiting', 'cancel']]);
    expect(stopped.state.text).toBe('Your deposit could not be processed. Please contact Customer Support for assistance.');
  });

  it('a page that the player sees does not time out while they are there', () => {
    expect(kindsOf(played(shown()))).toEqual(['stopWaiting']);
    expect(kindsOf(played(shown(payment, true)))).toEqual([]);
  });

  it('one whose creation was given up is cancelled when it exists after all', () => {
    const late = played([{ type: 'submitted' }, { type: 'timeOutPassed' }, { type: 'opened', payment, isHidden: true }]);
    expect([late.state.kind, kindsOf(late)]).toEqual(['fullStop', ['cancel']]);
  });

  it.each(['amountChanged', 'methodChanged'] as const)('%s after an error begins again', (type) => {
    for (const reason of ['declined', 'user-error'] as const) {
      const failed = played([...shown(), spoke({ type: 'showDepositFailed', receiptId: 'r1', reason })]);
      expect(played([{ type }], failed.state).state).toEqual(NO_FRAME);
    }
    expect(played([...shown(), { type }]).state.kind).toBe('open');
  });

  it('asks three times for a status without an answer', () => {
    const reported = [...shown(), spoke({ type: 'showDepositSuccessful', receiptId: 'r1' })];
    const silent: FrameEvent = { type: 'receiptReported', standing: null };
    expect(kindsOf(played([...reported, silent, silent]))).toEqual(['askReceipt']);
    const over = played([...reported, silent, silent, silent]);
    expect([over.state.kind, over.state.standing]).toEqual(['fullStop', 'unknown']);
  });

  it('a drop-in is completed by what was chosen there', () => {
    const step = played([...shown({ ...payment, isDropIn: true }), spoke({ type: 'dropInChosen', receiptId: 'r1', nonce: 'n1' })]);
    expect(step.effects).toMatchObject([{ type: 'complete', nonce: 'n1' }]);
    expect(played([...shown(), spoke({ type: 'dropInChosen', receiptId: 'r1', nonce: 'n1' })]).state.kind).toBe('fullStop');
  });

  it('a withdrawal that left the player’s hands goes on in its receipt', () => {
    const step = played([...shown(withdrawal), { type: 'cameHome' }, { type: 'receiptReported', standing: 'pending' }]);
    expect(step.effects).toContainEqual({ type: 'showReceipt', receiptId: 'r1' });
  });

  it('no sequence of events charges a closed payment, or loses a question of a cancel', () => {
    let seed = 7;
    const random = (below: number): number => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      return Math.floor((seed / 2 ** 32) * below);
    };
    const events: readonly FrameEvent[] = [
      ...shown(),
      ...([{ type: 'cameHome' }, { type: 'closed' }, { type: 'slowPassed' }, { type: 'timeOutPassed' }] as const),
      ...([{ type: 'confirmPassed' }, { type: 'successPassed' }, { type: 'amountChanged' }, { type: 'resubmitFailed' }] as const),
      ...(['successful', 'pending', 'failed', null] as const).map((standing) => ({ type: 'receiptReported', standing }) as const),
      ...(['successful', 'pending', 'failed', null] as const).map((standing) => ({ type: 'cancelAnswered', standing }) as const),
      spoke({ type: 'showDepositSuccessful', receiptId: 'r1' }),
      spoke({ type: 'showDepositFailed', receiptId: 'r1', reason: 'cancelled' }),
      { type: 'misspoke', fault: 'invalidPayload' },
    ];
    for (let run = 0; run < 300; run += 1) {
      let state = NO_FRAME;
      for (let turn = 0; turn < 25; turn += 1) {
        const event = events[random(events.length)] as FrameEvent;
        const step = stepFrame(state, event);
        const wasLive = isLive(state);
        const isEnd = wasLive && (['fullStop', 'tryAgain', 'mismatch'].includes(step.state.kind) || event.type === 'closed');
        const isAnswered = event.type === 'receiptReported';
        // Whatever ends it without the server's word asks the server.
        if (isEnd && !isAnswered) expect(step.effects.map(({ type }) => type)).toContain('cancel');
        if (step.state.kind === 'success' && state.kind !== 'success') expect(event).toMatchObject({ standing: 'successful' });
        state = step.state;
      }
    }
  });
});
