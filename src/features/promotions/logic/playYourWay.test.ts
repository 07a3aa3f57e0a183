import { describe, expect, it } from 'vitest';
import {
  type CardEvent,
  type Cards,
  cardsOf,
  mayClaim,
  maySelect,
  onboardingScreen,
  stepCards,
  welcomeRoute,
} from './playYourWay.ts';

const cardsAfter = (...events: readonly CardEvent[]): Cards => events.reduce(stepCards, cardsOf(['a', 'b', 'c']));
const states = (cards: Cards): string => [...cards.values()].join(' ');
const select = (id: string): CardEvent => ({ type: 'selected', id });
const [press, done, failed] = [{ type: 'claimPressed' }, { type: 'claimSucceeded' }, { type: 'claimFailed' }] as const;

describe('the cards of play-your-way', () => {
  it.each<[string, readonly CardEvent[], string]>([
    ['begin as default', [], 'DEFAULT DEFAULT DEFAULT'],
    ['one is selected', [select('b')], 'DEFAULT SELECTED DEFAULT'],
    ['another one resets the first', [select('b'), select('a')], 'SELECTED DEFAULT DEFAULT'],
    ['a claim disables the others', [select('b'), press], 'DISABLED CLAIMING DISABLED'],
    ['no card is selected while one is claimed', [select('b'), press, select('a')], 'DISABLED CLAIMING DISABLED'],
    ['a success hides the others', [select('b'), press, done], 'HIDDEN CLAIMED HIDDEN'],
    ['a claimed one stays claimed', [select('b'), press, done, select('b'), press, failed], 'HIDDEN CLAIMED HIDDEN'],
    ['a failure leaves the choice, to claim again', [select('b'), press, failed], 'DEFAULT SELECTED DEFAULT'],
    ['a claim without a choice does nothing', [press, done], 'DEFAULT DEFAULT DEFAULT'],
    ['an answer without a claim does nothing', [select('b'), done], 'DEFAULT SELECTED DEFAULT'],
    ['an unknown card does nothing', [select('x')], 'DEFAULT DEFAULT DEFAULT'],
  ])('%s', (_name, events, expected) => {
    expect(states(cardsAfter(...events))).toBe(expected);
  });

  it('are claimed only when one is selected and no claim is in progress', () => {
    expect(
      [cardsAfter(), cardsAfter(select('a')), cardsAfter(select('a'), press), cardsAfter(select('a'), press, done)].map(mayClaim),
    ).toEqual([false, true, false, false]);
  });

  it('are selected only from the default state', () => {
    const may = (['DEFAULT', 'SELECTED', 'CLAIMING', 'CLAIMED', 'DISABLED', 'HIDDEN'] as const).map(maySelect);
    expect(may).toEqual([true, false, false, false, false, false]);
  });
});

it('the promotion has a screen of its own only where there is nothing to choose from', () => {
  const screens = [true, false].flatMap((hasPlayYourWay) =>
    [true, false].map((hasPromotion) => onboardingScreen({ hasPlayYourWay, hasPromotion })),
  );
  expect(screens).toEqual(['playYourWay', 'playYourWay', 'promotion', 'playYourWay']);
});

it('the welcome offer is for the first log-in; everybody else goes to the deposit', () => {
  expect([null, { lastLoginAt: null }, { lastLoginAt: '2026-11-01T12:00:00Z' }].map(welcomeRoute)).toEqual([
    null,
    'here',
    'deposit',
  ]);
});
