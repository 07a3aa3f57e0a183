import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CashOutEffect,
  type CashOutEvent,
  type CashOutOffer,
  type CashOutState,
  NO_CASH_OUT,
  nextCashOut,
} from './cashOut.ts';
import { autoMistake, cashOutButton, cashOutUnavailableText, percentText } from './cashOutText.ts';
import { bet, leg } from './fixtures.ts';

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

function play(events: readonly CashOutEvent[], offered: CashOutOffer | null = offer(950), state: CashOutState = NO_CASH_OUT) {
  const effects: CashOutEffect[] = [];
  for (const event of events) {
    const step = nextCashOut(state, event, offered);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects };
}

const confirmed: CashOutEvent = { type: 'confirmed', freshId: 'r1' };
const request = { requestId: 'r1', betId: '7', offerId: '7:0', offerVersion: 1, tenths: 4, amountCents: 380 };

describe('a cash out', () => {
  it('is chosen, confirmed once, and done', () => {
    const chosen = play([{ type: 'opened' }, { type: 'partChosen', tenths: 4 }]);
    expect(chosen.state).toEqual({ kind: 'choosing', tenths: 4, seenCents: 380 });
    const sent = play([confirmed, { type: 'confirmed', freshId: 'r2' }], offer(950), chosen.state);
    expect(sent).toEqual({ state: { kind: 'sending', request, holdMs: 0 }, effects: [{ type: 'send', request }] });
    const taken: CashOutEvent = { type: 'answered', requestId: 'r1', answer: { kind: 'TAKEN', amountCents: 400 } };
    expect(play([taken, taken], offer(950), sent.state)).toEqual({
      state: { kind: 'done', amountCents: 400 },
      effects: [{ type: 'announce', amountCents: 400 }],
    });
  });

  it('follows a better offer, and waits for the player where it is worse', () => {
    const { state } = play([{ type: 'opened' }]);
    expect(play([{ type: 'offered' }], offer(1_100), state).state).toEqual({ kind: 'choosing', tenths: 10, seenCents: 1_100 });
    const worse = play([{ type: 'offered' }], offer(900), state);
    expect(worse).toEqual({ state: { kind: 'changed', tenths: 10, seenCents: 950 }, effects: [] });
    expect(play([confirmed], offer(900), worse.state).effects).toMatchObject([{ type: 'send', request: { amountCents: 900 } }]);
    expect(play([{ type: 'offered' }], offer(960), worse.state).state).toMatchObject({ kind: 'choosing', seenCents: 960 });
    expect(play([{ type: 'closed' }], offer(900), worse.state).state).toEqual(NO_CASH_OUT);
  });

  it('is closed by a suspension before it is sent, and says why after it', () => {
    const { state } = play([{ type: 'opened' }]);
    expect(play([{ type: 'offered' }], SUSPENDED, state).state).toEqual({ kind: 'failed', reason: 'SUSPENDED' });
    expect(play([confirmed], SUSPENDED, state)).toEqual({ state: { kind: 'failed', reason: 'SUSPENDED' }, effects: [] });
    const sent = play([confirmed], offer(950), state).state;
    expect(play([{ type: 'offered' }], SUSPENDED, sent).state).toEqual(sent);
    const refused = (refusal: 'OFFER_CHANGED' | 'UNAVAILABLE'): CashOutEvent => ({
      type: 'answered',
      requestId: 'r1',
      answer: { kind: 'REFUSED', refusal },
    });
    expect(play([refused('UNAVAILABLE')], offer(950), sent).state).toEqual({ kind: 'failed', reason: 'UNAVAILABLE' });
    expect(play([refused('OFFER_CHANGED')], offer(800), sent).state).toEqual({ kind: 'changed', tenths: 10, seenCents: 950 });
  });

  it('without an answer is asked for again and again, later each time, until the server decides', () => {
    const sent = play([{ type: 'opened' }, { type: 'partChosen', tenths: 4 }, confirmed]).state;
    const lost: CashOutEvent = { type: 'noAnswer', requestId: 'r1' };
    const { state, effects } = play([lost, lost, lost, lost, lost, lost], offer(950), sent);
    expect(effects.map((effect) => effect.type === 'check' && effect.delayMs)).toEqual([500, 1_000, 2_000, 4_000, 5_000, 5_000]);
    expect(state).toMatchObject({ kind: 'checking', request });
    // Nothing else can be begun meanwhile.
    expect(play([{ type: 'opened' }, { type: 'closed' }, { type: 'confirmed', freshId: 'r2' }], offer(950), state)).toEqual({
      state,
      effects: [],
    });
  });

  it('in any order of events sends each id once, only on a press, and never two at a time', () => {
    const anyOffer = fc.option(
      fc.tuple(fc.integer({ min: 10, max: 2_000 }), fc.boolean()).map(([cents, open]) => (open ? offer(cents) : SUSPENDED)),
      { nil: null },
    );
    const ids = fc.constantFrom('r0', 'r1', 'r2', 'r3');
    const anyEvent = fc.oneof(
      fc.constant<CashOutEvent>({ type: 'opened' }),
      fc.constant<CashOutEvent>({ type: 'closed' }),
      fc.constant<CashOutEvent>({ type: 'offered' }),
      fc.constant<CashOutEvent>({ type: 'confirmed', freshId: '' }),
      fc.integer({ min: 1, max: 10 }).map<CashOutEvent>((tenths) => ({ type: 'partChosen', tenths })),
      ids.map<CashOutEvent>((requestId) => ({ type: 'noAnswer', requestId })),
      ids.map<CashOutEvent>((requestId) => ({ type: 'answered', requestId, answer: { kind: 'TAKEN', amountCents: 1 } })),
      ids.map<CashOutEvent>((requestId) => ({
        type: 'answered',
        requestId,
        answer: { kind: 'REFUSED', refusal: 'OFFER_CHANGED' },
      })),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(anyEvent, anyOffer), { maxLength: 40 }), (steps) => {
        let state: CashOutState = NO_CASH_OUT;
        const sent = new Set<string>();
        let paid = 0;
        for (const [event, offered] of steps) {
          const before: CashOutState = state;
          const step = nextCashOut(state, event.type === 'confirmed' ? { ...event, freshId: `r${sent.size}` } : event, offered);
          state = step.state;
          for (const effect of step.effects) {
            if (effect.type === 'send') {
              expect(['choosing', 'changed']).toContain(before.kind);
              expect(sent.has(effect.request.requestId)).toBe(false);
              sent.add(effect.request.requestId);
            } else if (effect.type === 'announce') paid += 1;
            else expect(sent.has(effect.request.requestId)).toBe(true);
          }
          if (before.kind === 'sending' || before.kind === 'checking')
            expect(step.effects.some(({ type }) => type === 'send')).toBe(false);
          expect(paid).toBeLessThanOrEqual(sent.size);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the button of a bet', () => {
  const facts = { offer: offer(950), listedCents: 940, isOnline: true, isLive: true, unavailableText: 'No cash out' };
  it.each([
    ['an offer', {}, { kind: 'offered', text: 'Cash Out $9.50' }],
    ['no offer yet', { offer: null }, { kind: 'updating', text: 'Cash Out $9.40' }],
    ['prices that are paused', { isLive: false }, { kind: 'updating', text: 'Cash Out $9.50' }],
    ['a suspended leg', { offer: SUSPENDED }, { kind: 'suspended', text: 'Cash out suspended' }],
    ['no connection', { isOnline: false }, { kind: 'offline', text: 'Cash Out $9.50' }],
    [
      'a bet that is not cashed out',
      { offer: offer(0, { status: 'UNAVAILABLE', parts: [] }) },
      { kind: 'none', text: 'No cash out' },
    ],
    ['one that the list says is not', { offer: null, listedCents: null }, { kind: 'updating', text: 'Cash Out' }],
  ] as const)('with %s', (_name, change, shown) => {
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
