import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bet, leg } from '../testing/fixtures.ts';
import {
  type CashOut,
  type CashOutEffect,
  type CashOutEvent,
  type CashOutOffer,
  NO_CASH_OUT,
  NOTHING_OFFERED,
  nextCashOut,
} from './cashOut.ts';
import { autoMistake, cashOutButton, cashOutUnavailableText, percentText } from './cashOutText.ts';

/** An offer of a bet of $10 that pays `wholeCents` for all ten tenths. */
function offer(wholeCents: number, change: Partial<CashOutOffer> = {}): CashOutOffer {
  const parts = Array.from({ length: 10 }, (_, index) => ({
    tenths: index + 1,
    amountCents: Math.floor((wholeCents * (index + 1)) / 10),
    runningStakeCents: 1_000 - (index + 1) * 100,
    runningPayoutCents: 2_000 - (index + 1) * 200,
  }));
  return { id: '7:0', betId: '7', version: 1, status: 'OFFERED', parts, holdMs: 0, autoCents: null, ...change };
}

const SUSPENDED = offer(0, { status: 'SUSPENDED', parts: [] });
const OFFERED: CashOut = { ...NOTHING_OFFERED, offer: offer(950) };

function play(events: readonly CashOutEvent[], cashOut: CashOut = OFFERED) {
  const effects: CashOutEffect[] = [];
  for (const event of events) {
    const step = nextCashOut(cashOut, event);
    cashOut = step.state;
    effects.push(...step.effects);
  }
  return { cashOut, state: cashOut.state, effects };
}

const confirmed: CashOutEvent = { type: 'confirmed', freshId: 'r1', openId: null };
const again: CashOutEvent = { type: 'confirmed', freshId: 'r2', openId: null };
const request = { betId: '7', offerId: '7:0', offerVersion: 1, tenths: 4, amountCents: 380, holdMs: 0 };
const taken: CashOutEvent = { type: 'answered', requestId: 'r1', answer: { kind: 'TAKEN', amountCents: 400 } };
const lost: CashOutEvent = { type: 'noAnswer', requestId: 'r1' };
const offering = (wholeCents: number): CashOutEvent => ({ type: 'offered', offer: offer(wholeCents) });
const refused = (refusal: 'OFFER_CHANGED' | 'UNAVAILABLE'): CashOutEvent => ({
  type: 'answered',
  requestId: 'r1',
  answer: { kind: 'REFUSED', refusal },
});
/** Not known to the server, and no longer on its way there. */
const notReceived: CashOutEvent = { type: 'unknown', requestId: 'r1', sent: { fate: 'lost', ageMs: 60_000 } };

describe('a cash out', () => {
  it('is chosen, confirmed once, and done', () => {
    const chosen = play([{ type: 'opened' }, { type: 'partChosen', tenths: 4 }]);
    expect(chosen.state).toEqual({ kind: 'choosing', tenths: 4, seenCents: 380 });
    const sent = play([confirmed, again], chosen.cashOut);
    expect(sent.state).toEqual({ kind: 'sending', requestId: 'r1', request });
    expect(sent.effects).toEqual([{ type: 'storeAndSend', requestId: 'r1', answerWithinMs: 10_000 }]);
    const done = play([taken, taken], sent.cashOut);
    expect(done.state).toEqual({ kind: 'done', amountCents: 400 });
    expect(done.effects).toEqual([
      { type: 'forget', requestId: 'r1' },
      { type: 'announce', amountCents: 400 },
    ]);
  });

  it('follows a better offer, and waits for the player where it is worse', () => {
    const { cashOut } = play([{ type: 'opened' }]);
    expect(play([offering(1_100)], cashOut).state).toEqual({ kind: 'choosing', tenths: 10, seenCents: 1_100 });
    const worse = play([offering(900)], cashOut);
    expect(worse).toMatchObject({ state: { kind: 'changed', tenths: 10, seenCents: 950 }, effects: [] });
    expect(play([confirmed], worse.cashOut).state).toMatchObject({ kind: 'sending', request: { amountCents: 900 } });
    expect(play([offering(960)], worse.cashOut).state).toMatchObject({ kind: 'choosing', seenCents: 960 });
    expect(play([{ type: 'closed' }], worse.cashOut).state).toEqual(NO_CASH_OUT);
  });

  it('is closed by a suspension before it is sent, and says why after it', () => {
    const { cashOut } = play([{ type: 'opened' }]);
    const suspended: CashOutEvent = { type: 'offered', offer: SUSPENDED };
    expect(play([suspended], cashOut).state).toEqual({ kind: 'failed', reason: 'SUSPENDED' });
    expect(play([confirmed], { ...cashOut, offer: SUSPENDED })).toMatchObject({
      state: { kind: 'failed', reason: 'SUSPENDED' },
      effects: [],
    });
    const sent = play([confirmed], cashOut);
    expect(play([suspended], sent.cashOut).state).toEqual(sent.state);
    expect(play([refused('UNAVAILABLE')], sent.cashOut).state).toEqual({ kind: 'failed', reason: 'UNAVAILABLE' });
    expect(play([offering(800), refused('OFFER_CHANGED')], sent.cashOut).state).toEqual({
      kind: 'changed',
      tenths: 10,
      seenCents: 950,
    });
  });

  it('without an answer is asked for again and again, later each time, until the server decides', () => {
    const sent = play([{ type: 'opened' }, { type: 'partChosen', tenths: 4 }, confirmed]).cashOut;
    const failed: CashOutEvent = { type: 'checkFailed', requestId: 'r1' };
    const { cashOut, state, effects } = play([lost, failed, failed, failed, failed, failed], sent);
    expect(effects.map((effect) => effect.type === 'check' && effect.delayMs)).toEqual([500, 1_000, 2_000, 4_000, 5_000, 5_000]);
    expect(state).toMatchObject({ kind: 'checking', request });
    // Nothing else can be begun meanwhile.
    expect(play([{ type: 'opened' }, { type: 'closed' }, again], cashOut)).toMatchObject({ state, effects: [] });
  });

  it('a cash out that was not received is tried again under its id, and is paid if the first request arrives after all', () => {
    const { cashOut, state } = play([{ type: 'opened' }, confirmed, lost, notReceived]);
    expect(state).toEqual({ kind: 'failed', reason: 'NOT_RECEIVED' });
    expect(play([{ type: 'opened' }, again], cashOut).state).toMatchObject({ kind: 'sending', requestId: 'r1' });
    expect(play([{ ...taken, type: 'checked' }], cashOut).state).toEqual({ kind: 'done', amountCents: 400 });
  });

  it('a cash out that an earlier page or another tab has sent is checked before anything is sent', () => {
    const { cashOut, state, effects } = play([{ type: 'opened' }, { ...again, openId: 'r1' }]);
    expect(state).toMatchObject({ kind: 'checking', requestId: 'r1', request: null });
    expect(effects).toEqual([{ type: 'check', requestId: 'r1', delayMs: 0 }]);
    expect(play([refused('OFFER_CHANGED')], cashOut).state).toEqual({ kind: 'failed', reason: 'OFFER_CHANGED' });
    expect(play([taken], cashOut).state).toEqual({ kind: 'done', amountCents: 400 });
  });

  it('in any order of events sends only on a press, never an id whose outcome is known, and never two unknown ones', () => {
    const anyOffer = fc.tuple(fc.integer({ min: 10, max: 2_000 }), fc.boolean());
    const ids = fc.constantFrom('r0', 'r1', 'r2', 'r3');
    const anyEvent = fc.oneof(
      fc.constant<CashOutEvent>({ type: 'opened' }),
      fc.constant<CashOutEvent>({ type: 'closed' }),
      anyOffer.map<CashOutEvent>(([cents, open]) => ({ type: 'offered', offer: open ? offer(cents) : SUSPENDED })),
      fc.constant<CashOutEvent>(confirmed),
      fc.integer({ min: 1, max: 10 }).map<CashOutEvent>((tenths) => ({ type: 'partChosen', tenths })),
      ids.map<CashOutEvent>((requestId) => ({ ...lost, requestId })),
      ids.map<CashOutEvent>((requestId) => ({ ...notReceived, requestId })),
      ids.map<CashOutEvent>((requestId) => ({ ...taken, requestId })),
      ids.map<CashOutEvent>((requestId) => ({ ...refused('OFFER_CHANGED'), requestId })),
    );
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        let cashOut = OFFERED;
        let ids = 0;
        const decided = new Set<string>();
        const unknown = new Set<string>();
        for (const event of events) {
          const before = cashOut.state.kind;
          if (event.type === 'confirmed') ids += 1;
          const step = nextCashOut(cashOut, event.type === 'confirmed' ? { ...event, freshId: `r${ids - 1}` } : event);
          cashOut = step.state;
          for (const effect of step.effects) {
            if (effect.type === 'storeAndSend') {
              expect(['choosing', 'changed']).toContain(before);
              expect(decided.has(effect.requestId)).toBe(false);
              unknown.add(effect.requestId);
              expect(unknown.size).toBe(1);
            } else if (effect.type === 'forget') {
              expect(unknown.delete(effect.requestId)).toBe(true);
              decided.add(effect.requestId);
            } else if (effect.type === 'check') expect(unknown.has(effect.requestId)).toBe(true);
          }
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the button of a bet', () => {
  const facts = { offer: offer(950), listedCents: 940, isOnline: true, isLive: true, unavailableText: 'No cash out' };
  it.each([
    ['an offer', {}, { kind: 'offered', text: 'Cash out $9.50' }],
    ['no offer yet', { offer: null }, { kind: 'updating', text: 'Cash out $9.40' }],
    ['prices that are paused', { isLive: false }, { kind: 'updating', text: 'Cash out $9.50' }],
    ['a suspended leg', { offer: SUSPENDED }, { kind: 'suspended', text: 'Cash out suspended' }],
    ['no connection', { isOnline: false }, { kind: 'offline', text: 'Cash out $9.50' }],
    [
      'a bet that is not cashed out',
      { offer: offer(0, { status: 'UNAVAILABLE', parts: [] }) },
      { kind: 'none', text: 'No cash out' },
    ],
    ['one that the list says is not', { offer: null, listedCents: null }, { kind: 'updating', text: 'Cash out' }],
  ] as const)('a bet with %s', (_name, change, shown) => {
    expect(cashOutButton({ ...facts, ...change })).toEqual(shown);
  });
});

it('a bet that is not cashed out says why', () => {
  const lost = leg({ outcome: 'LOSS' });
  const why = (change: Parameters<typeof bet>[1]) => cashOutUnavailableText(bet('1', change));
  expect(why({ reward: '25% Profit Boost' })).toBe('No cash out: a reward was used for this bet');
  expect(why({ type: 'ROUND_ROBIN', combinations: 3 })).toBe('No cash out for a round robin');
  expect(why({ type: 'TEASER', teaserPointsHundredths: 600 })).toBe('No cash out for a teaser');
  expect(why({ type: 'PARLAY_PLUS', sameGamePicks: [{ legIds: ['1:0', '1:1'], odds: null }] })).toBe('No cash out for a Parlay+');
  expect(why({ type: 'PARLAY', legs: [lost, leg()] })).toBe('No cash out: a leg has lost');
  expect(why({ legs: [leg({ outcome: 'WIN' })] })).toBe('No cash out: the result is known');
  expect(why({})).toBe('No cash out for this bet right now');
});

it('the part is a percentage of the bet, and all that runs is all', () => {
  const [, , third] = offer(950).parts;
  expect(percentText({ tenths: 3 }, offer(950))).toBe('30%');
  expect(percentText({ tenths: 10 }, offer(950))).toBe('All');
  expect(percentText({ tenths: 3 }, offer(950, { parts: third ? [third] : [] }))).toBe('All');
});

it('an auto cash out is for more than the offer of now', () => {
  expect(autoMistake(offer(950), null)).toBe('Enter an amount.');
  expect(autoMistake(offer(950), 950)).toBe('Enter more than the offer of now, $9.50.');
  expect(autoMistake(offer(950), 951)).toBeNull();
});
