import { describe, expect, it } from 'vitest';
import { FIRST_TAB, nextTab, type TabEvent, type TabState } from './tabs.ts';

const straight: TabState = { tab: 'STRAIGHT', isNew: true };
const parlay: TabState = { tab: 'PARLAY', isNew: true };
const straightByHand: TabState = { tab: 'STRAIGHT', isNew: false };
const parlayByHand: TabState = { tab: 'PARLAY', isNew: false };
const teaserByHand: TabState = { tab: 'TEASER', isNew: false };
const legs = (before: number, after: number, isStaked = false): TabEvent => ({ type: 'legs', before, after, isStaked });

describe('the betslip tab', () => {
  it.each<[rule: string, before: TabState, event: TabEvent, after: TabState]>([
    ['cleared goes to Straight and marks the slip new', parlayByHand, legs(3, 0), FIRST_TAB],
    ['one leg forces Straight', parlayByHand, legs(2, 1), straightByHand],
    ['the first leg is a straight', FIRST_TAB, legs(0, 1), straight],
    ['one leg keeps Straight, also by hand', straight, { type: 'chosen', tab: 'PARLAY', legs: 1 }, straight],
    ['straight to parlay goes to Parlay', straight, legs(1, 2), parlay],
    ['an empty slip that gets two legs at once goes to Parlay', FIRST_TAB, legs(0, 2), parlay],
    ['straight to parlay goes to Parlay although the slip is not new', straightByHand, legs(1, 2), parlayByHand],
    ['straight to parlay stays where a stake has been typed', straight, legs(1, 2, true), straight],
    ['a typed stake does not keep Parlay with one leg', parlay, legs(2, 1, true), straight],
    ['a third leg changes nothing', straight, legs(2, 3), straight],
    ['one leg less of a parlay changes nothing', parlayByHand, legs(4, 3), parlayByHand],
    ['selected by hand, the slip is not new', straight, { type: 'chosen', tab: 'PARLAY', legs: 2 }, parlayByHand],
    ['an empty slip can show what a parlay needs', FIRST_TAB, { type: 'chosen', tab: 'PARLAY', legs: 0 }, parlayByHand],
    ['teaser cleared goes to Parlay with several left', teaserByHand, { type: 'teaserCleared', legs: 2 }, parlayByHand],
    ['teaser cleared goes to Straight with one left', teaserByHand, { type: 'teaserCleared', legs: 1 }, straightByHand],
    ['the tab of the last visit comes back', FIRST_TAB, { type: 'restored', state: parlayByHand }, parlayByHand],
    ['and stays when the slip has a parlay', parlayByHand, { type: 'loaded', legs: 3 }, parlayByHand],
    ['but not when it has one leg', parlayByHand, { type: 'loaded', legs: 1 }, straightByHand],
    ['nor when it is empty', parlayByHand, { type: 'loaded', legs: 0 }, FIRST_TAB],
  ])('%s', (_rule, before, event, after) => {
    expect(nextTab(before, event)).toEqual(after);
  });
});
