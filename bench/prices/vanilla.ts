import { HIGHLIGHT_MS } from '../../core/money/highlight.ts';
import { formatOdds } from '../../core/money/odds.ts';
import { EVENTS, play, priceLine, SELECTIONS_PER_EVENT, selectionId, watchFrames } from './traffic.ts';

/**
 * The baseline: the same thousand buttons with the same texts, names, arrows and two-second tints, written straight into the DOM with
 * care and without any library.
 */

interface Cell {
  readonly button: HTMLButtonElement;
  readonly arrow: HTMLElement;
  readonly text: Text;
  readonly name: string;
  numerator: number;
  denominator: number;
  calmAt: number;
}

const cells = new Map<string, Cell>();
const root = document.getElementById('root');

for (let event = 0; event < EVENTS; event += 1) {
  const row = document.createElement('div');
  row.className = 'row';
  root?.append(row);
  for (let selection = 0; selection < SELECTIONS_PER_EVENT; selection += 1) {
    const { numeratorLong, denominatorLong } = priceLine(event, selection, 0);
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'odds';
    button.setAttribute('aria-pressed', 'false');
    const price = document.createElement('span');
    price.className = 'price';
    const arrow = document.createElement('i');
    const words = formatOdds({ numerator: numeratorLong, denominator: denominatorLong }, 'AMERICAN');
    const text = document.createTextNode(words);
    const name = `Pick ${selection}, Moneyline`;
    button.setAttribute('aria-label', `${name}, ${words}`);
    price.append(arrow, text);
    button.append(price);
    row.append(button);
    cells.set(selectionId(event, selection), {
      button,
      arrow,
      text,
      name,
      numerator: numeratorLong,
      denominator: denominatorLong,
      calmAt: 0,
    });
  }
}

interface Update {
  readonly prices: readonly { readonly selectionId: string; readonly numeratorLong: number; readonly denominatorLong: number }[];
}

function show(update: Update): void {
  const now = performance.now();
  for (const line of update.prices) {
    const cell = cells.get(line.selectionId);
    if (!cell || (cell.numerator === line.numeratorLong && cell.denominator === line.denominatorLong)) continue;
    const up = line.numeratorLong * cell.denominator > cell.numerator * line.denominatorLong;
    cell.numerator = line.numeratorLong;
    cell.denominator = line.denominatorLong;
    cell.calmAt = now + HIGHLIGHT_MS;
    const words = formatOdds({ numerator: line.numeratorLong, denominator: line.denominatorLong }, 'AMERICAN');
    cell.text.data = words;
    cell.arrow.textContent = up ? '▲' : '▼';
    cell.button.className = up ? 'odds up' : 'odds down';
    cell.button.setAttribute('aria-label', `${cell.name}, ${words}, odds ${up ? 'increased' : 'decreased'}`);
  }
}

// One timer ends all highlights.
setInterval(() => {
  const now = performance.now();
  for (const cell of cells.values()) {
    if (cell.calmAt === 0 || cell.calmAt > now) continue;
    cell.calmAt = 0;
    cell.arrow.textContent = '';
    cell.button.className = 'odds';
    cell.button.setAttribute('aria-label', `${cell.name}, ${cell.text.data}`);
  }
}, 100);

play((text) => show(JSON.parse(text) as Update));
watchFrames();
