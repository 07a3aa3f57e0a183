import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bills } from './fixtures.ts';
import { PICKS, SlipModel } from './slipModel.ts';
import { slipOf } from './slipState.ts';
import { slipView } from './slipView.ts';

type Command = readonly [name: keyof typeof COMMANDS, argument: number];

/** What may happen, each with one number: which pick, request or timer. */
const COMMANDS = {
  toggle: (model: SlipModel, n: number) => model.toggle(PICKS[n % PICKS.length] ?? bills),
  type: (model: SlipModel, n: number) => {
    const bets = slipOf(model.state).sections.STRAIGHT.draftBets;
    const bet = bets[n % Math.max(bets.length, 1)];
    if (bet) model.send({ type: 'stakeTyped', draftBetId: bet.id, field: 'BET', cents: (n + 1) * 100 });
  },
  clear: (model: SlipModel) => model.clear(),
  tab: (model: SlipModel, n: number) => model.send({ type: 'tabChosen', tab: n % 2 === 0 ? 'STRAIGHT' : 'PARLAY' }),
  place: (model: SlipModel) => model.send({ type: 'placeClicked' }),
  acceptAndPlace: (model: SlipModel) => model.send({ type: 'changesAccepted', andPlace: true }),
  keepSame: (model: SlipModel) => model.send({ type: 'keepSameClicked' }),
  otherTab: (model: SlipModel) => model.placeInOtherTab(),
  offline: (model: SlipModel) => model.setOnline(false),
  online: (model: SlipModel) => model.setOnline(true),
  logIn: (model: SlipModel) => model.setLogin('loggedIn'),
  logOut: (model: SlipModel) => model.setLogin('loggedOut'),
  load: (model: SlipModel, n: number) => model.load(n % 5 > 0),
  arrive: (model: SlipModel, n: number) => model.arrive(n % 3),
  answer: (model: SlipModel, n: number) => model.answer(n % 3),
  lose: (model: SlipModel, n: number) => model.answer(n % 3, true),
  fire: (model: SlipModel, n: number) => model.fire(n % 4),
  reload: (model: SlipModel, n: number) => model.reload(n % 2 === 0),
} as const;

const names = Object.keys(COMMANDS) as (keyof typeof COMMANDS)[];
const frequent: readonly (keyof typeof COMMANDS)[] = [
  'toggle',
  'toggle',
  'type',
  'place',
  'load',
  'arrive',
  'arrive',
  'answer',
  'answer',
  'fire',
];
const command: fc.Arbitrary<Command> = fc.tuple(fc.constantFrom(...names, ...frequent), fc.nat(11));

const view = (model: SlipModel) =>
  slipView({
    slip: slipOf(model.state),
    drafts: model.state.drafts,
    tab: model.state.tab.tab,
    login: model.login,
    online: model.online,
    loading: model.state.loading,
    changing: model.state.pending.length > 0 || model.state.accepting,
    placement: model.state.placement,
    balanceCents: null,
    format: 'AMERICAN',
    placeLabel: 'Place Bet',
  });

function check(model: SlipModel): void {
  const shown = view(model);
  const stakes = shown.bets.reduce((sum, bet) => sum + (bet.amounts.bet ?? 0), 0);
  expect(shown.totalStakeCents, 'the total is the sum of the stakes').toBe(stakes);
  if (model.online) return;
  expect([shown.fieldsDisabled, shown.locked, shown.button.enabled], 'disabled while offline').toEqual([true, true, false]);
}

function run(commands: readonly Command[], after: (model: SlipModel) => void = check): SlipModel {
  const model = new SlipModel();
  for (const [name, argument] of commands) {
    const [wasOnline, requests] = [model.online, model.state.lastChangeId];
    COMMANDS[name](model, argument);
    if (!wasOnline && (name === 'toggle' || name === 'clear' || name === 'keepSame'))
      expect(model.state.lastChangeId, 'no change while offline').toBe(requests);
    after(model);
    expect(model.violations).toEqual([]);
  }
  return model;
}

describe('the betslip’s machine over 10,000 random sequences', () => {
  it('never has two placements in flight, loses no pick over a reload, adds up, and is disabled while offline', {
    timeout: 120_000,
  }, () => {
    fc.assert(
      fc.property(fc.array(command, { minLength: 5, maxLength: 28 }), (commands) => {
        const model = run(commands);
        model.reload(commands.length % 2 === 0);
        model.settle();
        const lost = [...model.wanted].filter((id) => !model.shown.includes(id));
        expect(lost, 'picks lost over a reload').toEqual([]);
        expect(model.violations).toEqual([]);
        expect(model.state.requests, 'everything is sent in the end').toEqual([]);
      }),
      { numRuns: 10_000 },
    );
  });

  it('reach placed bets, promotions, lost answers and reloads with unsent picks', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.array(command, { minLength: 20, maxLength: 40 }), (commands) => {
        run(commands, (model) => {
          if (model.decided.size > 0) seen.add('placed');
          if (model.unsent !== null) seen.add('unsent');
          seen.add(model.state.transfer).add(model.state.placement.kind);
        });
      }),
      { numRuns: 500 },
    );
    expect([...seen].sort()).toEqual([
      'DEMOTED',
      'LOADING',
      'NOT_TRANSFERRED',
      'PROMOTED',
      'checking',
      'idle',
      'placed',
      'sending',
      'unsent',
    ]);
  });
});
