import type { RandomStream } from '../fair/fairStream.ts';
import { formatMoney } from '../money/money.ts';
import { blackjackReturn } from './blackjackReturn.ts';
import { type Card, DECK, handValue, isNatural, nameOf, pointsOf } from './cards.ts';
import { type Game, NO_JACKPOT, type RoundView, readStake, type StakeBet } from './game.ts';

export type HandResult = 'BLACKJACK' | 'WIN' | 'PUSH' | 'LOSS' | 'BUST';

export interface BlackjackHand {
  readonly cards: readonly Card[];
  readonly stakeCents: number;
  readonly total: number;
  readonly isSoft: boolean;
  /** Null until the round has finished. */
  readonly result: HandResult | null;
}

export interface BlackjackOutcome {
  readonly hands: readonly BlackjackHand[];
  /** The hand that plays; null when the round has finished. */
  readonly playing: number | null;
  /** The first card alone, until the round has finished. */
  readonly dealer: readonly Card[];
  readonly dealerTotal: number;
}

export const BLACKJACK_ACTIONS = ['hit', 'stand', 'double', 'split'] as const;
export type BlackjackAction = (typeof BLACKJACK_ACTIONS)[number];

interface Hand {
  readonly cards: Card[];
  stakeCents: number;
  isDone: boolean;
}

const bounds = { minimumCents: 100, maximumCents: 50_000, stepCents: 2 } as const;

/** The hole card is dealt with the others and shown at the end; a dealer's natural ends the round at once. */
class Table {
  readonly hands: Hand[];
  readonly dealer: Card[];
  readonly stakesCents: number[];
  readonly #stream: RandomStream;
  readonly #stakeCents: number;

  constructor(stakeCents: number, stream: RandomStream) {
    this.#stream = stream;
    this.#stakeCents = stakeCents;
    const [first, up, second, hole] = [this.#draw(), this.#draw(), this.#draw(), this.#draw()];
    this.hands = [{ cards: [first, second], stakeCents, isDone: false }];
    this.dealer = [up, hole];
    this.stakesCents = [stakeCents];
    if (isNatural([first, second]) || isNatural(this.dealer)) for (const hand of this.hands) hand.isDone = true;
  }

  #draw(): Card {
    return this.#stream.below(DECK);
  }

  #take(hand: Hand): void {
    hand.cards.push(this.#draw());
    if (handValue(hand.cards).total >= 21) hand.isDone = true;
  }

  get playing(): number | null {
    const index = this.hands.findIndex((hand) => !hand.isDone);
    return index === -1 ? null : index;
  }

  get actions(): readonly BlackjackAction[] {
    const hand = this.hands[this.playing ?? -1];
    if (!hand) return [];
    const [first, second] = hand.cards;
    const isPair = this.hands.length === 1 && first !== undefined && second !== undefined && pointsOf(first) === pointsOf(second);
    return [
      'hit',
      'stand',
      ...(hand.cards.length === 2 ? (['double'] as const) : []),
      ...(hand.cards.length === 2 && isPair ? (['split'] as const) : []),
    ];
  }

  act(action: string): void {
    const hand = this.hands[this.playing ?? -1];
    if (!hand || !this.actions.some((possible) => possible === action)) throw new RangeError(`${action} is not possible now`);
    if (action === 'hit') this.#take(hand);
    else if (action === 'stand') hand.isDone = true;
    else if (action === 'double') this.#double(hand);
    else this.#split(hand);
  }

  #double(hand: Hand): void {
    this.stakesCents.push(hand.stakeCents);
    hand.stakeCents *= 2;
    this.#take(hand);
    hand.isDone = true;
  }

  /** Split aces get one card each. */
  #split(hand: Hand): void {
    const [first = 0, second = 0] = hand.cards;
    const isAces = pointsOf(first) === 1;
    this.stakesCents.push(this.#stakeCents);
    this.hands.splice(0, 1, ...[first, second].map((card) => ({ cards: [card], stakeCents: this.#stakeCents, isDone: isAces })));
    for (const one of this.hands) this.#take(one);
  }

  /** The dealer stands on every 17, and draws only where a hand is still in play. */
  finish(): void {
    const isContested = this.hands.some(
      ({ cards }) => handValue(cards).total <= 21 && !(this.hands.length === 1 && isNatural(cards)),
    );
    if (!isContested) return;
    while (handValue(this.dealer).total < 17) this.dealer.push(this.#draw());
  }
}

function resultOf(hand: Hand, table: Table): HandResult {
  const own = handValue(hand.cards).total;
  const dealer = handValue(table.dealer).total;
  const natural = table.hands.length === 1 && isNatural(hand.cards);
  if (own > 21) return 'BUST';
  if (natural !== isNatural(table.dealer)) return natural ? 'BLACKJACK' : 'LOSS';
  if (dealer > 21 || own > dealer) return 'WIN';
  return own === dealer ? 'PUSH' : 'LOSS';
}

/** In halves of the stake, returned stake included: a natural pays 3 to 2. */
const RETURNED_HALVES: Readonly<Record<HandResult, number>> = { BLACKJACK: 5, WIN: 4, PUSH: 2, LOSS: 0, BUST: 0 };

const WORDS: Readonly<Record<HandResult, string>> = {
  BLACKJACK: 'blackjack',
  WIN: 'wins',
  PUSH: 'ties',
  LOSS: 'loses',
  BUST: 'is bust',
};

function textOf(hands: readonly BlackjackHand[], table: Table, winCents: number): string {
  const cards = hands.map(
    (hand, index) =>
      `${hands.length > 1 ? `Hand ${index + 1}` : 'Your hand'}: ${hand.cards.map(nameOf).join(', ')}, ${hand.total}${hand.result ? `, ${WORDS[hand.result]}` : ''}.`,
  );
  const playing = table.playing;
  if (playing !== null) {
    const turn = hands.length > 1 ? ` Hand ${playing + 1} plays.` : '';
    return `${cards.join(' ')} The dealer shows ${nameOf(table.dealer[0] ?? 0)}.${turn}`;
  }
  const { total } = handValue(table.dealer);
  const dealer = `The dealer has ${table.dealer.map(nameOf).join(', ')}, ${total}${total > 21 ? ', and is bust' : ''}.`;
  return `${cards.join(' ')} ${dealer} ${winCents > 0 ? `You are paid ${formatMoney(winCents)}.` : 'Nothing is paid.'}`;
}

function viewOf(table: Table): RoundView<BlackjackOutcome> {
  const { playing } = table;
  if (playing === null) table.finish();
  const hands = table.hands.map(
    (hand): BlackjackHand => ({
      cards: [...hand.cards],
      stakeCents: hand.stakeCents,
      ...handValue(hand.cards),
      result: playing === null ? resultOf(hand, table) : null,
    }),
  );
  const winCents = hands.reduce(
    (sum, { stakeCents, result }) => sum + (result ? (stakeCents * RETURNED_HALVES[result]) / 2 : 0),
    0,
  );
  const dealer = playing === null ? [...table.dealer] : table.dealer.slice(0, 1);
  const added = (action: BlackjackAction): number =>
    action === 'double' || action === 'split' ? (table.hands[playing ?? 0]?.stakeCents ?? 0) : 0;
  return {
    stakesCents: [...table.stakesCents],
    winCents,
    jackpotId: null,
    isFinished: playing === null,
    actions: table.actions.map((name) => ({ name, stakeCents: added(name) })),
    outcome: { hands, playing, dealer, dealerTotal: handValue(dealer).total },
    text: textOf(hands, table, winCents),
  };
}

export const blackjack: Game<StakeBet, BlackjackOutcome> = {
  engine: 'blackjack',
  name: 'Blackjack',
  version: 1,
  bounds,
  actionOfAbsentPlayer: 'stand',
  rules: [
    'Every card is drawn from a full deck of 52, so that all cards are always equally likely.',
    'The dealer stands on every 17, soft ones included, and looks for blackjack at once.',
    'Blackjack pays 3 to 2; a win pays 1 to 1; a tie returns the stake.',
    'Double on any first two cards, also after a split: one more card.',
    'Split two cards of the same value once. Split aces get one card each. 21 after a split is no blackjack.',
    'No insurance, no surrender. A round that its player leaves is ended by standing.',
  ],
  readBet: (value) => readStake(value, bounds),
  leastReturnCents: () => 0,
  play({ stakeCents }, actions, stream) {
    const table = new Table(stakeCents, stream);
    for (const action of actions) table.act(action);
    return viewOf(table);
  },
  returnToPlayer: () => ({ exact: null, value: blackjackReturn() }),
  jackpotReturn: NO_JACKPOT,
};
