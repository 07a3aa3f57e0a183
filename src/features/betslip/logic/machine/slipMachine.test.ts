import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bills, factsOf } from '../../testing/fixtures.ts';
import { PICKS, SlipModel } from '../../testing/slipModel.ts';
import { slipView } from '../view/slipView.ts';
import { slipOf } from './slipState.ts';

type Command = readonly [name: keyof typeof COMMANDS, argument: number];

const FATES = ['arrives', 'lost', 'inTransit'] as const;

/** What may happen, each with one number: which pick, request or timer. */
const COMMANDS = {
  toggle: (model: SlipModel, n: number) => model.toggle(PICKS[n % PICKS.length] ?? bills),
  /** The same pick again and again, and the network when it is quick: rare by chance, and where picks are lost. */
  toggleFirst: (model: SlipModel) => model.toggle(bills),
  flow: (model: SlipModel, n: number) => model.flow(n),
  type: (model: SlipModel, n: number) => {
    const bets = slipOf(model.state).sections.STRAIGHT.draftBets;
    const bet = bets[n % Math.max(bets.length, 1)];
    if (bet) model.send({ type: 'stakeTyped', draftBetId: bet.id, field: 'BET', cents: (n + 1) * 100 });
  },
  clear: (model: SlipModel) => model.clear(),
  remove: (model: SlipModel, n: number) => model.remove(PICKS[n % PICKS.length] ?? bills),
  undo: (model: SlipModel) => model.undo(),
  featured: (model: SlipModel, n: number) => model.feature(n % 2 === 0),
  linked: (model: SlipModel, n: number) => model.link(n % 2 === 0),
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
  movePrices: (model: SlipModel) => model.movePrices(),
  receive: (model: SlipModel) => model.receive(),
  arriveLast: (model: SlipModel, n: number) => model.arriveLast(n % 3),
  reload: (model: SlipModel, n: number) => model.reload(FATES[n % 3] ?? 'lost'),
} as const;

/** A tenth in `npm test` (tests/support/fullLength.ts). */
const LENGTH = process.env.FULL_LENGTH === undefined ? 1_000 : 10_000;
const SEQUENCES = Number(process.env.SLIP_SEQUENCES ?? LENGTH);
const SEED = process.env.SLIP_SEED === undefined ? {} : { seed: Number(process.env.SLIP_SEED) };

const names = Object.keys(COMMANDS) as (keyof typeof COMMANDS)[];
const frequent: readonly (keyof typeof COMMANDS)[] = [
  'toggle',
  'toggleFirst',
  'toggleFirst',
  'toggleFirst',
  'flow',
  'flow',
  'flow',
  'flow',
  'reload',
  'arriveLast',
  'type',
  'place',
  'load',
  'arrive',
  'arrive',
  'answer',
  'answer',
  'fire',
  'movePrices',
  'receive',
];
const command: fc.Arbitrary<Command> = fc.tuple(fc.constantFrom(...names, ...frequent), fc.nat(11));

const view = (model: SlipModel) =>
  slipView(
    factsOf(slipOf(model.state), {
      drafts: model.state.drafts,
      tab: model.state.tab.tab,
      login: model.login,
      online: model.online,
      loading: model.state.loading,
      changing: model.state.pending.length > 0 || model.state.accepting,
      placement: model.state.placement,
      oddsAcceptance: model.state.oddsAcceptance,
      smallMoveBasisPoints: model.state.smallMoveBasisPoints,
      balanceCents: null,
    }),
  );

/** An `expect` for each of a million checks would take most of the time. */
function holds(isTrue: boolean, rule: string): void {
  if (!isTrue) throw new Error(rule);
}

function check(model: SlipModel): void {
  const shown = view(model);
  const stakes = shown.bets.reduce((sum, bet) => sum + (bet.amounts.bet ?? 0), 0);
  holds(shown.totalStakeCents === stakes, 'the total is the sum of the stakes');
  holds(model.online || (shown.fieldsDisabled && shown.locked && !shown.button.enabled), 'disabled while offline');
}

function run(commands: readonly Command[], after: (model: SlipModel) => void = check): SlipModel {
  const model = new SlipModel();
  for (const [name, argument] of commands) {
    const [wasOnline, requests] = [model.online, model.state.lastChangeId];
    COMMANDS[name](model, argument);
    const isEdit = ['toggle', 'toggleFirst', 'clear', 'remove', 'undo', 'featured', 'linked', 'keepSame'].includes(name);
    holds(wasOnline || !isEdit || model.state.lastChangeId === requests, 'no change while offline');
    after(model);
    holds(model.violations.length === 0, model.violations.join());
  }
  return model;
}

describe('the betslip’s machine over random sequences', () => {
  it('never has two placements in flight, loses no pick over a reload, adds up, and is disabled while offline', {
    timeout: 120_000 + 20 * SEQUENCES,
  }, () => {
    fc.assert(
      fc.property(fc.array(command, { minLength: 5, maxLength: 28 }), (commands) => {
        const model = run(commands);
        if (commands.length % 4 > 0) model.reload(FATES[commands.length % 3] ?? 'lost');
        model.settle((commands.length * 7) % 70);
        const lost = [...model.wanted].filter((id) => !model.shown.includes(id));
        holds(lost.length === 0, `lost over a reload: ${lost.join()}`);
        holds(model.violations.length === 0, model.violations.join());
        holds(model.state.requests.length === 0, 'everything is sent in the end');
        holds(!model.isStale, 'the prices of the server are shown in the end');
      }),
      // Another seed each time. A failure prints it with the shortest sequence, which `SLIP_SEED=… npx vitest run …` finds again.
      { numRuns: SEQUENCES, ...SEED },
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
      { numRuns: 1500 },
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

it('an answer that was made before the prices moved does not bring them back', () => {
  const model = new SlipModel();
  model.toggle(bills);
  model.flow(9);
  model.receive();
  model.send({ type: 'stakeTyped', draftBetId: 'straight:s-bills', field: 'BET', cents: 500 });
  model.send({ type: 'amountDue', draftBetId: 'straight:s-bills' });
  model.arrive(0);
  model.movePrices();
  while (model.pushes !== null && model.pushes.length > 0) model.receive();
  model.answer(0);
  expect(slipOf(model.state).legs).toHaveLength(1);
  expect(model.isStale).toBe(false);
});

it('a read from before the log-in does not hide the picks that are being promoted', () => {
  const model = new SlipModel();
  model.toggle(bills);
  model.flow(2);
  model.reload('arrives');
  model.setLogin('loggedIn');
  model.flow(1);
  expect(model.shown).toEqual(['s-bills']);
  model.setLogin('loggedOut');
  model.reload('inTransit');
  model.settle(7);
  expect(model.shown).toEqual(['s-bills']);
});
