import { HIGHLIGHT_MS } from '../../core/money/highlight.ts';
import { formatMoney } from '../../core/money/money.ts';
import { formatOdds, payoutCents } from '../../core/money/odds.ts';
import type { PickedSelection } from '../../core/money/pickedSelection.ts';
import { watchFrames } from '../prices/traffic.ts';
import { CYCLE, LEGS, pickAt, picksAt, playChanges, STAKE_CENTS } from './traffic.ts';

/** The baseline: the same cards, amounts and total, written straight into the DOM with care and without any library. */

interface Card {
  readonly price: HTMLElement;
  readonly was: HTMLElement;
  readonly text: Text;
  readonly win: HTMLInputElement;
  winCents: number;
  calmAt: number;
}

/** A message names the one pick that moved. */
const texts = Array.from({ length: CYCLE }, (_, changes) => JSON.stringify(pickAt((changes + LEGS - 1) % LEGS, changes)));

const slip = document.createElement('section');
slip.className = 'slip';
document.getElementById('root')?.append(slip);

function element(parent: HTMLElement, name: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  parent.append(made);
  return made;
}

function amount(parent: HTMLElement, label: string, cents: number): HTMLInputElement {
  const field = document.createElement('input');
  field.value = formatMoney(cents);
  element(parent, 'label', label).append(field);
  return field;
}

function winOf({ odds }: PickedSelection): number {
  return payoutCents(STAKE_CENTS, [odds]) - STAKE_CENTS;
}

const cards = new Map<string, Card>();
for (const pick of picksAt(0)) {
  const card = element(slip, 'article');
  element(card, 'b', pick.name);
  const price = element(card, 'span');
  const was = element(price, 's');
  const text = document.createTextNode(formatOdds(pick.odds, 'AMERICAN'));
  price.append(text);
  element(card, 'p', pick.marketName);
  element(card, 'p', pick.eventName);
  amount(card, 'Bet', STAKE_CENTS);
  const winCents = winOf(pick);
  cards.set(pick.selectionId, { price, was, text, win: amount(card, 'To win', winCents), winCents, calmAt: 0 });
}
let totalCents = [...cards.values()].reduce((sum, card) => sum + card.winCents, LEGS * STAKE_CENTS);
const total = element(slip, 'footer', formatMoney(totalCents));

function show(pick: PickedSelection): void {
  const card = cards.get(pick.selectionId);
  if (!card) return;
  card.was.textContent = card.text.data;
  card.text.data = formatOdds(pick.odds, 'AMERICAN');
  card.price.className = 'moved';
  card.calmAt = performance.now() + HIGHLIGHT_MS;
  const winCents = winOf(pick);
  totalCents += winCents - card.winCents;
  card.winCents = winCents;
  card.win.value = formatMoney(winCents);
  total.textContent = formatMoney(totalCents);
}

// One timer ends all highlights.
setInterval(() => {
  const now = performance.now();
  for (const card of cards.values()) {
    if (card.calmAt === 0 || card.calmAt > now) continue;
    card.calmAt = 0;
    card.was.textContent = '';
    card.price.className = '';
  }
}, 100);

watchFrames();
playChanges((changes) => show(JSON.parse(texts[changes % CYCLE] ?? '') as PickedSelection));
