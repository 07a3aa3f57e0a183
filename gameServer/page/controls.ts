import type { RoundView } from '../../core/games/game.ts';
import { BOARDS_OF_PEGS } from '../../core/games/pegs.ts';
import { POCKETS, RED, ROULETTE_BETS, ROULETTE_PLACES, type RouletteBetKind } from '../../core/games/rouletteRules.ts';
import { COLOURS_OF_WHEEL, WHEEL_COLOURS, type WheelColour } from '../../core/games/wheel.ts';
import { formatMoney } from '../../core/money/money.ts';
import { button, element, enable } from '../../programs/page/dom.ts';
import type { GameInfo } from './api.ts';

/** What the player presses. `update` enables what is possible now. */
export interface Controls {
  readonly root: HTMLElement;
  update(state: { readonly mayBet: boolean; readonly mayAct: boolean; readonly view: RoundView | null }): void;
}

export interface Presses {
  bet(bet: unknown): void;
  act(action: string): void;
}

const STAKES = [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000] as const;

/** The stakes that the game takes, from small to large; never a larger one by itself. */
export function stakesOf({ minimumBetCents, maximumBetCents, stepCents }: GameInfo): readonly number[] {
  const fitting = STAKES.filter((cents) => cents >= minimumBetCents && cents <= maximumBetCents && cents % stepCents === 0);
  const least = Math.ceil(minimumBetCents / stepCents) * stepCents;
  return fitting.includes(least as (typeof STAKES)[number]) ? fitting : [least, ...fitting];
}

function stakeChoice(
  name: string,
  stakes: readonly number[],
): { readonly field: HTMLElement; cents(): number; readonly input: HTMLSelectElement } {
  const input = element('select', {}, ...stakes.map((cents) => element('option', { value: String(cents) }, formatMoney(cents))));
  return { field: element('label', {}, name, input), input, cents: () => Number(input.value) };
}

function slotControls(info: GameInfo, { bet }: Presses): Controls {
  const stake = stakeChoice('Stake', stakesOf(info));
  const spin = button('Spin', () => bet({ stakeCents: stake.cents() }), { class: 'main' });
  return {
    root: element('div', { class: 'row' }, stake.field, spin),
    update({ mayBet }) {
      enable(spin, mayBet);
      stake.input.disabled = !mayBet;
    },
  };
}

const RISKS = { low: 'Low', medium: 'Medium', high: 'High' } as const;

function pegsControls(info: GameInfo, { bet }: Presses): Controls {
  const stake = stakeChoice('Stake', stakesOf(info));
  const board = element('select', {}, ...BOARDS_OF_PEGS.map((name) => element('option', { value: name }, RISKS[name])));
  const drop = button('Drop', () => bet({ stakeCents: stake.cents(), board: board.value }), { class: 'main' });
  return {
    root: element('div', { class: 'row' }, stake.field, element('label', {}, 'Risk', board), drop),
    update({ mayBet }) {
      enable(drop, mayBet);
      stake.input.disabled = !mayBet;
      board.disabled = !mayBet;
    },
  };
}

function wheelControls(info: GameInfo, { bet }: Presses): Controls {
  const chips = new Map<WheelColour, number>();
  const stake = stakeChoice('Chip', stakesOf(info));
  const total = element('span', { class: 'money', 'aria-live': 'polite' });
  const squares = COLOURS_OF_WHEEL.map((colour) => {
    const { label, times } = WHEEL_COLOURS[colour];
    const put = (): void => {
      chips.set(colour, (chips.get(colour) ?? 0) + stake.cents());
      refresh();
    };
    return { colour, pressed: button(`${label} × ${times}`, put, { class: colour }) };
  });

  function refresh(): void {
    total.textContent = `On the wheel: ${formatMoney([...chips.values()].reduce((sum, cents) => sum + cents, 0))}`;
    for (const { colour, pressed } of squares) {
      const cents = chips.get(colour);
      if (cents === undefined) delete pressed.dataset.chips;
      else pressed.dataset.chips = formatMoney(cents);
    }
  }

  const spin = button('Spin', () => bet([...chips].map(([colour, cents]) => ({ colour, cents }))), { class: 'main' });
  const clear = button('Clear', () => {
    chips.clear();
    refresh();
  });
  refresh();
  const board = element(
    'div',
    { class: 'board colours', role: 'group', 'aria-label': 'Colours' },
    ...squares.map(({ pressed }) => pressed),
  );
  return {
    root: element('div', { class: 'row table' }, board, stake.field, total, clear, spin),
    update({ mayBet }) {
      for (const { pressed } of squares) enable(pressed, mayBet);
      enable(spin, mayBet);
      enable(clear, mayBet);
    },
  };
}

const ACTION_LABELS: Readonly<Record<string, string>> = { hit: 'Hit', stand: 'Stand', double: 'Double', split: 'Split' };

function blackjackControls(info: GameInfo, { bet, act }: Presses): Controls {
  const stake = stakeChoice('Stake', stakesOf(info));
  const deal = button('Deal', () => bet({ stakeCents: stake.cents() }), { class: 'main' });
  const actions = Object.entries(ACTION_LABELS).map(([name, text]) => ({ name, text, pressed: button(text, () => act(name)) }));
  return {
    root: element('div', { class: 'row' }, stake.field, deal, ...actions.map(({ pressed }) => pressed)),
    update({ mayBet, mayAct, view }) {
      enable(deal, mayBet);
      stake.input.disabled = !mayBet;
      for (const { name, text, pressed } of actions) {
        const offered = view?.actions.find((action) => action.name === name);
        enable(pressed, mayAct && offered !== undefined);
        pressed.textContent = offered && offered.stakeCents > 0 ? `${text} (${formatMoney(offered.stakeCents)} more)` : text;
      }
    },
  };
}

const INSIDE: readonly RouletteBetKind[] = ['straight', 'split', 'street', 'corner', 'line'];
/** Columns of the table in the order of its rows. */
const ROWS = [3, 2, 1] as const;
const DOZENS = ['1st 12', '2nd 12', '3rd 12'] as const;
const EVEN_MONEY: readonly RouletteBetKind[] = ['low', 'even', 'red', 'black', 'odd', 'high'];

function rouletteControls(info: GameInfo, { bet }: Presses): Controls {
  const chips = new Map<string, { readonly kind: RouletteBetKind; readonly at: number; cents: number }>();
  const stake = stakeChoice('Chip', stakesOf(info));
  const kind = element(
    'select',
    {},
    ...INSIDE.map((name) =>
      element('option', { value: name }, `${ROULETTE_BETS[name].label}, pays ${ROULETTE_BETS[name].pays} to 1`),
    ),
  );
  const total = element('span', { class: 'money', 'aria-live': 'polite' });
  const squares: { readonly key: string; readonly pressed: HTMLButtonElement }[] = [];

  function refresh(): void {
    const sum = [...chips.values()].reduce((cents, chip) => cents + chip.cents, 0);
    total.textContent = `On the table: ${formatMoney(sum)}`;
    for (const { key, pressed } of squares) {
      const chip = chips.get(key);
      if (chip) pressed.dataset.chips = formatMoney(chip.cents);
      else delete pressed.dataset.chips;
    }
  }

  function put(on: RouletteBetKind, at: number): void {
    const key = `${on}:${at}`;
    const before = chips.get(key)?.cents ?? 0;
    if (ROULETTE_PLACES.get(on)?.has(at)) chips.set(key, { kind: on, at, cents: before + stake.cents() });
    refresh();
  }

  function square(text: string, on: RouletteBetKind | null, at: number, style: string): HTMLButtonElement {
    const pressed = button(text, () => put(on ?? (kind.value as RouletteBetKind), at), { class: style });
    squares.push({ key: `${on ?? 'straight'}:${at}`, pressed });
    return pressed;
  }

  /** At the end of its row of numbers. */
  function columnSquare(column: number): HTMLButtonElement {
    const pressed = square('2 to 1', 'column', column, 'column');
    pressed.title = `Column ${column}`;
    return pressed;
  }

  const board = element(
    'div',
    { class: 'board', role: 'group', 'aria-label': 'Roulette table' },
    square('0', 'straight', 0, 'zero'),
    ...ROWS.flatMap((column) => [
      ...Array.from({ length: 12 }, (_, at) => column + at * 3).map((number) =>
        square(String(number), null, number, RED.has(number) ? 'red' : 'black'),
      ),
      columnSquare(column),
    ]),
    ...DOZENS.map((text, at) => square(text, 'dozen', at + 1, 'third')),
    ...EVEN_MONEY.map((name) => square(ROULETTE_BETS[name].label, name, 0, 'wide')),
  );
  const spin = button('Spin', () => bet([...chips.values()]), { class: 'main' });
  const clear = button('Clear', () => {
    chips.clear();
    refresh();
  });
  // Without the numbers of the pockets nothing here could be pressed.
  if (squares.length < POCKETS) throw new RangeError('The table lacks numbers');
  refresh();
  return {
    root: element(
      'div',
      { class: 'row table' },
      board,
      stake.field,
      element('label', {}, 'A number bets', kind),
      element('span', { class: 'small' }, 'Split, street, corner and six line begin with the number that is pressed.'),
      total,
      clear,
      spin,
    ),
    update({ mayBet }) {
      for (const { pressed } of squares) enable(pressed, mayBet);
      enable(spin, mayBet);
      enable(clear, mayBet);
    },
  };
}

export function createControls(info: GameInfo, presses: Presses): Controls {
  switch (info.engine) {
    case 'slot':
      return slotControls(info, presses);
    case 'blackjack':
      return blackjackControls(info, presses);
    case 'roulette':
      return rouletteControls(info, presses);
    case 'pegs':
      return pegsControls(info, presses);
    case 'wheel':
      return wheelControls(info, presses);
  }
}
