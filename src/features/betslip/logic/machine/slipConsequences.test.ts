import { expect, it } from 'vitest';
import { bills, oilers, slipOf } from '../../testing/fixtures.ts';
import { step } from './slipMachine.ts';
import { FIRST_STATE, type SlipEvent, type SlipState } from './slipState.ts';

/** What each of these events makes a player's page store of its slip and tab. */
function storedAt(...events: readonly SlipEvent[]): readonly (readonly string[])[] {
  let state: SlipState = { ...FIRST_STATE, started: true, ready: true, login: 'loggedIn', owner: 'loggedIn', live: true };
  return events.map((event) => {
    const next = step(state, event);
    state = next.state;
    return next.effects.map(({ type }) => type).filter((type) => type === 'storeTab' || type === 'storeSlip');
  });
}

const typed: SlipEvent = { type: 'stakeTyped', draftBetId: 'straight:s-bills', field: 'BET', cents: 500 };

it('a slip of the server is stored once, and again when it has other bets', () => {
  const slip = slipOf([bills]);
  const other = slipOf([bills, oilers], {}, 2);
  expect(storedAt({ type: 'pushed', slip }, typed, { type: 'pushed', slip: other }, typed)).toEqual([
    ['storeSlip'],
    [],
    ['storeSlip'],
    [],
  ]);
});

it('a chosen tab is stored once, and again when another one is chosen', () => {
  const slip = slipOf([bills, oilers]);
  expect(
    storedAt({ type: 'pushed', slip }, { type: 'tabChosen', tab: 'PARLAY' }, typed, { type: 'tabChosen', tab: 'STRAIGHT' }, typed),
  ).toEqual([['storeSlip'], ['storeTab'], [], ['storeTab'], []]);
});
