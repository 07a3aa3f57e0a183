import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FrameEvent, isLive, type OpenPayment } from './frame.ts';
import { stepPayment } from './payment.ts';
import { keyOf, keyOfRequest, type PaymentAnswer, type PaymentIntent } from './paymentRequests.ts';
import { busyOf, noPayment, type PaymentEffect, type PaymentEvent, type PaymentState } from './paymentState.ts';

const intent: PaymentIntent = {
  kind: 'payment',
  type: 'DEPOSIT',
  amountCents: 5_000,
  providerId: 'p1',
  methodId: 'm1',
  promotionCode: null,
  isQuick: false,
  facilityId: null,
};
const OTHER: PaymentIntent = { ...intent, amountCents: 7_000 };
const KEY = keyOf(intent);
const decided: PaymentAnswer = { outcome: 'DECIDED', errors: [], uri: 'https://pay/1', receiptId: 'r1', codeRequired: false };
const needsCode: PaymentAnswer = { ...decided, outcome: 'UNKNOWN', uri: null, receiptId: null, codeRequired: true };
const GONE = { fate: 'lost', ageMs: 31_000 } as const;

type Effects = readonly PaymentEffect[];

/** A page that has entered the flow, and performs nothing: tests send what effects would lead to. */
function makePage(from: PaymentState = { ...noPayment('DEPOSIT'), place: 'form' }) {
  let state = from;
  const send = (event: PaymentEvent): Effects => {
    const step = stepPayment(state, event);
    state = step.state;
    return step.effects;
  };
  const press = (wanted = intent, asksCode = false): Effects => {
    const provider = { name: 'Bank', code: 'PAYSAFE_DEBIT_DEPOSIT' };
    const effects = send({ type: 'submitted', submission: { intent: wanted, provider, needsCode: asksCode, nextPath: null } });
    return effects.flatMap((effect) =>
      effect.type === 'validate'
        ? send({ type: 'validated', submission: effect.submission, answer: { permitted: true, errors: [] } })
        : [],
    );
  };
  const makeId = (freshId = 'id1', openId: string | null = null): Effects => send({ type: 'idMade', freshId, openId });
  const answer = (given: PaymentAnswer = decided, requestId = 'id1'): Effects =>
    send({ type: 'answered', requestId, answer: given });
  return { state: () => state, send, press, makeId, answer };
}

const typesOf = (effects: Effects) => effects.map(({ type }) => type);
const paths = (effects: Effects) => effects.flatMap((effect) => (effect.type === 'navigate' ? [effect.path] : []));

describe('the key of an intent', () => {
  it('stays the same for the same content, whichever form it comes from', () => {
    expect(keyOf({ ...intent, isQuick: true })).toBe(KEY);
  });

  it.each<Partial<typeof intent>>([
    { amountCents: 5_001 },
    { providerId: 'p2' },
    { methodId: null },
    { promotionCode: 'WEEK11' },
    { facilityId: 'f1' },
    { type: 'WITHDRAWAL' },
  ])('changes with %j', (change) => {
    expect(keyOf({ ...intent, ...change })).not.toBe(KEY);
  });

  it('tells neither amount nor account', () => {
    expect(KEY).toMatch(/^DEPOSIT\.[0-9a-z]{1,7}$/);
  });
});

describe('a payment', () => {
  it('two presses send one request, whose answer opens the provider’s page in place of the form', () => {
    const { state, press, makeId, answer } = makePage();
    press();
    expect(press()).toEqual([]);
    expect(makeId()).toMatchObject([{ type: 'storeAndSend', requestId: 'id1', intent }]);
    expect(makeId('id2')).toEqual([]);
    expect(busyOf(state())).toBe('sending');
    const effects = answer();
    expect(typesOf(effects)).toEqual([
      'forget',
      'emptyDraft',
      'stopWaiting',
      'wait',
      'wait',
      'checkRedirect',
      'navigate',
      'follow',
    ]);
    expect(paths(effects)).toEqual(['/deposit/gateway?receipt=r1']);
    expect(busyOf(state())).toBeNull();
  });

  it('a request without an answer is asked for, and nothing else is sent meanwhile', () => {
    const { state, send, press, makeId } = makePage();
    press();
    makeId();
    expect(send({ type: 'noAnswer', requestId: 'id1' })).toMatchObject([{ type: 'check', requestId: 'id1' }]);
    expect(busyOf(state())).toBe('checking');
    expect(press(OTHER)).toEqual([]);
  });

  it('a lost request is sent under its id, and another content under another', () => {
    const { state, send, press, makeId } = makePage();
    press();
    makeId();
    send({ type: 'noAnswer', requestId: 'id1' });
    send({ type: 'unknown', requestId: 'id1', sent: GONE });
    expect(state().errors.whole).toContain('Your request didn’t reach us.');
    const lost = state();
    press();
    expect(makeId('id2')).toMatchObject([{ type: 'storeAndSend', requestId: 'id1' }]);
    const other = makePage(lost);
    other.press(OTHER);
    expect(other.makeId('id2')).toMatchObject([{ type: 'storeAndSend', requestId: 'id2' }]);
  });

  it('a request whose code is missing keeps its id for the try with the code', () => {
    const { state, send, press, makeId, answer } = makePage();
    press();
    makeId();
    expect(typesOf(answer(needsCode))).toContain('askCode');
    expect(state().stage.kind).toBe('code');
    send({ type: 'codeVerified' });
    expect(makeId('id2')).toMatchObject([{ type: 'storeAndSend', requestId: 'id1' }]);
  });

  it('a code is asked for before the request where the press says so, and its dialog can be closed', () => {
    const { state, send, press } = makePage();
    expect(typesOf(press(intent, true))).toEqual(['askCode']);
    send({ type: 'codeClosed' });
    expect(state().stage.kind).toBe('editing');
    expect(send({ type: 'codeVerified' })).toEqual([]);
    press(intent, true);
    expect(typesOf(send({ type: 'codeVerified' }))).toEqual(['makeId']);
  });

  it('a player without a number for codes reads so, and nothing is sent', () => {
    const { state, send, press } = makePage();
    press(intent, true);
    send({ type: 'codeImpossible' });
    expect([state().stage.kind, state().errors.whole]).toEqual(['editing', expect.stringContaining('no phone number')]);
  });

  it('a request of an earlier page or another tab is asked for before anything is sent, and its receipt shows where it is', () => {
    const { send, press } = makePage();
    expect(send({ type: 'restored', key: 'k', requestId: 'id0' })).toMatchObject([{ type: 'check', requestId: 'id0' }]);
    expect(press()).toEqual([]);
    expect(paths(send({ type: 'checked', requestId: 'id0', answer: decided }))).toEqual(['/receipt/r1']);
    press();
    expect(send({ type: 'idMade', freshId: 'id1', openId: 'tab' })).toMatchObject([{ type: 'check', requestId: 'tab' }]);
  });

  it('a request under a used id is asked for', () => {
    const { state, press, makeId, answer } = makePage();
    press();
    makeId();
    expect(answer({ ...decided, outcome: 'REUSED' })).toMatchObject([{ type: 'check', requestId: 'id1' }]);
    expect(state().frame.payment).toBeNull();
  });

  it('the answer to a press whose screen was left waits for the next one, whose receipt it opens; its draft stays', () => {
    const { state, send, press, makeId, answer } = makePage();
    press();
    makeId();
    send({ type: 'left', place: 'form' });
    expect(typesOf(answer())).toEqual(['forget']);
    const effects = send({ type: 'entered', place: 'form' });
    expect([paths(effects), typesOf(effects)]).toEqual([['/receipt/r1'], ['navigate']]);
    expect(state().unshown).toEqual([]);
  });

  it('a screen that is left while its press is validated begins nothing', () => {
    const { state, send } = makePage();
    const submission = { intent, provider: { name: 'Bank', code: 'TRUSTLY' }, needsCode: false, nextPath: null };
    send({ type: 'submitted', submission });
    send({ type: 'left', place: 'form' });
    const sent = send({
      type: 'validated',
      submission: { ...submission, flow: 'DEPOSIT' },
      answer: { permitted: true, errors: [] },
    });
    expect([sent, state().stage.kind]).toEqual([[], 'editing']);
  });

  it('a request is forgotten by this page when another player comes', () => {
    const { state, send, press, makeId, answer } = makePage();
    press();
    makeId();
    send({ type: 'ownerChanged' });
    expect(answer()).toEqual([]);
    expect(state()).toEqual({ ...noPayment('DEPOSIT'), place: 'form' });
  });

  it('another try that the provider’s page wants is refused: the page has ended, and its payment is cancelled', () => {
    const { state, send, press, makeId, answer } = makePage();
    press();
    makeId();
    answer();
    send({ type: 'left', place: 'form' });
    send({ type: 'entered', place: 'gateway' });
    send({ type: 'frame', payment: null, event: { type: 'redirectChecked', result: 'page' } });
    const wanted = send({ type: 'frame', payment: null, event: { type: 'spoke', message: { type: 'resubmitDepositCreateV2' } } });
    expect(typesOf(wanted)).toEqual(['restoreDraft', 'makeId']);
    makeId('id2');
    expect(typesOf(answer({ ...decided, outcome: 'REFUSED', uri: null, receiptId: null }, 'id2'))).toContain('cancel');
    expect(state().frame.kind).toBe('tryAgain');
  });

  it('an answer about a payment that is no longer shown changes nothing of the next one', () => {
    const { state, send, press, makeId, answer } = makePage();
    press();
    makeId();
    answer();
    const old = state().frame.payment as OpenPayment;
    send({ type: 'entered', place: 'form' });
    press();
    makeId('id2');
    answer({ ...decided, receiptId: 'r2', uri: 'https://pay/2' }, 'id2');
    const before = state();
    send({ type: 'frame', payment: old, event: { type: 'receiptReported', standing: 'successful' } });
    expect(state()).toBe(before);
    send({ type: 'cancelAnswered', payment: old, flow: 'DEPOSIT', standing: 'failed' });
    expect(state().frame).toBe(before.frame);
  });
});

const PLACES = ['form', 'slip', 'gateway'] as const;
const MESSAGES = [
  { type: 'resubmitDepositCreateV2' },
  { type: 'showDepositSuccessful', receiptId: 'x' },
  { type: 'showDepositFailed', receiptId: 'x', reason: 'cancelled' },
  { type: 'showDepositReceiptPage', receiptId: 'x' },
] as const;
const PAGE_EVENTS: readonly FrameEvent[] = [
  { type: 'loaded' },
  { type: 'cameHome' },
  ...(['slowPassed', 'timeOutPassed', 'successPassed', 'confirmPassed'] as const).map((type) => ({ type })),
  ...(['page', 'redirect', 'failed'] as const).map((result) => ({ type: 'redirectChecked', result }) as const),
  ...(['successful', 'pending', 'failed', null] as const).map((standing) => ({ type: 'receiptReported', standing }) as const),
  ...MESSAGES.map((message) => ({ type: 'spoke', message }) as FrameEvent),
];

function must(isTrue: boolean, promise: string): void {
  if (!isTrue) throw new Error(promise);
}

/** Everything that can happen next, with what was sent and is not answered. */
function makeModel() {
  let state = noPayment('DEPOSIT');
  let ids = 0;
  let presses = 0;
  let demands = 0;
  let codeDialogs = 0;
  const outstanding: PaymentEffect[] = [];
  /** Sent, and without a final answer. */
  const open = new Set<string>();
  const inFlight = new Set<string>();
  const stored = new Map<string, string>();
  /** The receipts of payments that exist now, and that the player has to see. */
  const started = new Set<string>();
  const seen = new Set<string>();
  const take = <Type extends PaymentEffect['type']>(type: Type) =>
    outstanding.filter((effect): effect is Extract<PaymentEffect, { type: Type }> => effect.type === type);
  const done = (effect: PaymentEffect) => outstanding.splice(outstanding.indexOf(effect), 1);

  function see({ effects }: { readonly effects: Effects }, before: PaymentState): void {
    for (const path of paths(effects)) seen.add(path.split(/[/=]/).at(-1) as string);
    for (const { payment } of [state.frame, before.frame]) if (payment !== null) seen.add(payment.receiptId);
    if (state.pendingId !== null) seen.add(state.pendingId);
  }

  function send(event: PaymentEvent): void {
    const before = state;
    const step = stepPayment(state, event);
    state = step.state;
    outstanding.push(...step.effects.filter(({ type }) => ['validate', 'makeId', 'check', 'cancel'].includes(type)));
    see(step, before);
    for (const effect of step.effects) {
      if (effect.type === 'storeAndSend') {
        open.add(effect.requestId);
        inFlight.add(effect.requestId);
        stored.set(keyOf(effect.intent), effect.requestId);
      }
      if (effect.type === 'check') open.add(effect.requestId);
      if (effect.type === 'askCode') codeDialogs += 1;
      if (effect.type === 'forget') {
        open.delete(effect.requestId);
        for (const [key, id] of stored) if (id === effect.requestId) stored.delete(key);
      }
      // No press begins anything while a provider's page is open.
      if (effect.type === 'validate') must(!isLive(before.frame), 'a press waits for the open page');
    }
    // Another page follows only where the one before has asked for it; one that goes is cancelled, or its receipt is shown.
    const { payment } = before.frame;
    if (isLive(before.frame) && payment !== null && state.frame.payment !== payment) {
      const isOver = step.effects.some((effect) => effect.type === 'cancel' && effect.payment === payment);
      const isReceipt =
        state.pendingId !== null || state.place === null || paths(step.effects).some((path) => path.includes('/receipt/'));
      must(state.frame.payment === null ? isOver || isReceipt : before.stage.kind === 'requested', 'a page that goes has an end');
    }
    const isVerified = event.type === 'codeVerified' && before.stage.kind === 'code';
    if (event.type === 'codeVerified') must(typesOf(step.effects).includes('makeId') === isVerified, 'a code is sent once');
    check();
  }

  function check(): void {
    for (const id of open) must(keyOfRequest(state.requests, id) !== null, `${id} is asked for`);
    const checks = take('check').map(({ requestId }) => requestId);
    const sending = [...state.requests.values()].filter(({ kind }) => kind === 'sending');
    must(sending.length <= 1, 'one request is sent at a time');
    for (const money of state.requests.values())
      if (money.kind === 'checking') must(checks.includes(money.requestId), `${money.requestId} has a check`);
    const waiting = state.unshown.map((outcome) => (outcome === 'notReceived' ? null : outcome.receiptId));
    for (const id of started) must(seen.has(id) || waiting.includes(id), `${id} is shown`);
    must(codeDialogs <= presses + demands, 'a code is asked for once a press, or as the server demands');
  }

  function makeAnswer(outcome: PaymentAnswer['outcome'], hasPage: boolean): PaymentAnswer {
    if (outcome !== 'DECIDED') return { ...needsCode, outcome, codeRequired: outcome === 'UNKNOWN' };
    ids += 1;
    return { ...decided, receiptId: `r${ids}`, uri: hasPage ? `https://pay/${ids}` : null };
  }

  function give(type: 'answered' | 'checked', requestId: string, answer: PaymentAnswer): void {
    const isAwaited = keyOfRequest(state.requests, requestId) !== null;
    const { stage, place } = state;
    const isSending = [...state.requests.values()].some((money) => money.kind === 'sending' && money.requestId === requestId);
    if (answer.codeRequired) demands += 1;
    // Another try of the provider's page that has none ends the page, and says so.
    const isEnd = stage.kind === 'requested' && place === 'gateway' && answer.uri === null;
    if (isAwaited && answer.receiptId !== null && !isEnd && !(type === 'checked' && isSending)) started.add(answer.receiptId);
    send({ type, requestId, answer });
  }

  /** Everything that may come about now. */
  function actions(): readonly (readonly (() => void)[])[] {
    const { place } = state;
    const entries = place === null ? PLACES.map((one) => () => send({ type: 'entered', place: one })) : [];
    const exits = place === null ? [] : [() => send({ type: 'left', place })];
    const press = [intent, OTHER].flatMap((wanted) =>
      [true, false].map((asksCode) => () => {
        presses += 1;
        const provider = { name: 'Bank', code: 'PAYSAFE_DEBIT_DEPOSIT' };
        send({ type: 'submitted', submission: { intent: wanted, provider, needsCode: asksCode, nextPath: null } });
      }),
    );
    const validations = take('validate').flatMap((effect) =>
      [true, false].map((permitted) => () => {
        done(effect);
        send({ type: 'validated', submission: effect.submission, answer: { permitted, errors: [] } });
      }),
    );
    const made = take('makeId').flatMap((effect) =>
      [true, false].map((hasOther) => () => {
        done(effect);
        ids += 1;
        // Another tab makes an id of its own only where none is stored.
        const openId = stored.get(effect.key) ?? (hasOther ? `tab${ids}` : null);
        if (openId !== null) stored.set(effect.key, openId);
        send({ type: 'idMade', freshId: `id${ids}`, openId });
      }),
    );
    const answers = [...inFlight].flatMap((id) => [
      () => {
        send({ type: 'noAnswer', requestId: id });
        const isSending = [...state.requests.values()].some((money) => money.kind === 'sending' && money.requestId === id);
        must(!isSending, 'a missing answer is asked for');
      },
      ...(['DECIDED', 'REFUSED', 'UNKNOWN', 'REUSED'] as const).flatMap((outcome) =>
        [true, false].map((hasPage) => () => {
          inFlight.delete(id);
          give('answered', id, makeAnswer(outcome, hasPage));
        }),
      ),
    ]);
    const checks = take('check').flatMap((effect) => {
      const { requestId } = effect;
      const isIn = inFlight.has(requestId);
      const outcomes = (['DECIDED', 'REFUSED'] as const).map(
        (outcome) => () => give('checked', requestId, makeAnswer(outcome, true)),
      );
      const unknown = (): void => send({ type: 'unknown', requestId, sent: { fate: isIn ? 'out' : 'lost', ageMs: 31_000 } });
      return [...outcomes, unknown, () => send({ type: 'checkFailed', requestId })].map((action) => () => {
        done(effect);
        if (keyOfRequest(state.requests, requestId) !== null) action();
      });
    });
    const cancels = take('cancel').flatMap((effect) =>
      (['successful', 'failed', null] as const).map((standing) => () => {
        done(effect);
        send({ type: 'cancelAnswered', payment: effect.payment, flow: effect.flow, standing });
      }),
    );
    const plain = (
      [
        { type: 'codeVerified' },
        { type: 'codeClosed' },
        { type: 'edited', field: 'amount' },
        { type: 'backPressed' },
        { type: 'dismissed' },
      ] as const
    ).map((event) => () => send(event));
    const page = PAGE_EVENTS.map((event) => () => send({ type: 'frame', payment: null, event }));
    return [entries, press, validations, made, answers, checks, cancels, [...plain, ...exits], page].filter(
      ({ length }) => length > 0,
    );
  }

  /** @param choice chooses a kind of action, and one of it. */
  function act(choice: number): void {
    const groups = actions();
    const group = groups[choice % groups.length] ?? [];
    group[Math.floor(choice / groups.length) % group.length]?.();
  }
  return { act };
}

describe('any sequence of presses, answers and pages', () => {
  it('leaves at most one page open, asks for whatever was sent, loses no answer, and sends no code twice', () => {
    fc.assert(
      fc.property(fc.noBias(fc.array(fc.nat(9_999), { minLength: 40, maxLength: 120 })), (choices) => {
        const { act } = makeModel();
        for (const choice of choices) act(choice);
      }),
      { numRuns: 200 },
    );
  });
});
