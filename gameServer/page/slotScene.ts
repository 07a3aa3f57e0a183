import { Container, Graphics, Sprite, type Texture } from 'pixi.js';
import type { SlotOutcome, SlotSpin } from '../../core/games/slot.ts';
import { LINE_ROWS, ROWS, SLOT_SYMBOLS, type SlotDesign, type SlotSymbol } from '../../core/games/slotDesign.ts';
import type { Scene } from './movement.ts';
import { backOf, symbolSvg, wallOf } from './slotPictures.ts';
import { box, HEIGHT, label, type Stage, WIDTH } from './stage.ts';

const CELL_WIDTH = 150;
const CELL_HEIGHT = 140;
const REELS = 5;
const LEFT = (WIDTH - CELL_WIDTH * REELS) / 2;
const TOP = (HEIGHT - CELL_HEIGHT * ROWS) / 2;
const SPIN_MS = 900;
const FREE_SPIN_MS = 450;
/** Symbols that pass a reel in a spin. */
const PASSING = 14;

const spinMs = ({ isFree }: SlotSpin): number => (isFree ? FREE_SPIN_MS : SPIN_MS);

/** Five reels behind a mask; the lines that win are drawn over them. */
export async function createSlotScene(stage: Stage, design: SlotDesign): Promise<Scene<SlotOutcome>> {
  // Drawn once for each symbol, not 85 times a spin.
  const pictures = new Map<SlotSymbol, Texture>(
    await Promise.all(
      SLOT_SYMBOLS.map(
        async (symbol) =>
          [symbol, await stage.svg((width, height) => symbolSvg(design, symbol, width, height), CELL_WIDTH, CELL_HEIGHT)] as const,
      ),
    ),
  );
  const reels = design.reels.map((_, index) => {
    const reel = new Container();
    reel.position.set(LEFT + index * CELL_WIDTH, TOP);
    return reel;
  });
  const mask = new Graphics().rect(LEFT, TOP, CELL_WIDTH * REELS, CELL_HEIGHT * ROWS).fill(0xffffff);
  // Beyond the scene, too: the canvas may be wider or higher.
  const wall = new Graphics().rect(-WIDTH, -HEIGHT, WIDTH * 3, HEIGHT * 3).fill(wallOf(design.id));
  const back = box(CELL_WIDTH * REELS + 16, CELL_HEIGHT * ROWS + 16, backOf(design.id), 0xf0b84a);
  back.position.set(LEFT - 8, TOP - 8);
  const behind = new Container();
  behind.addChild(...reels);
  behind.mask = mask;
  const lines = new Graphics();
  const caption = label('', 22, 0xffe066);
  caption.position.set(WIDTH / 2, 26);
  stage.root.addChild(wall, back, mask, behind, lines, caption);

  function put(reel: number, row: number, symbol: SlotSymbol): void {
    const made = new Sprite(pictures.get(symbol));
    made.setSize(CELL_WIDTH, CELL_HEIGHT);
    made.y = row * CELL_HEIGHT;
    reels[reel]?.addChild(made);
  }

  /** What a spin shows, and above it the strip, which runs down until they are in view. */
  function fill(reel: number, stop: number, shown: readonly SlotSymbol[]): void {
    const strip = design.reels[reel] ?? [];
    for (const old of reels[reel]?.removeChildren() ?? []) old.destroy();
    for (let row = -PASSING; row < 0; row += 1) put(reel, row, strip[(stop + row + strip.length) % strip.length] ?? 'H');
    for (const [row, symbol] of shown.entries()) put(reel, row, symbol);
  }

  function drawLines({ lines: won }: SlotSpin): void {
    lines.clear();
    for (const { line, count } of won) {
      const rows = (LINE_ROWS[line] ?? []).slice(0, count);
      rows.forEach((row, reel) => {
        const x = LEFT + (reel + 0.5) * CELL_WIDTH;
        const y = TOP + (row + 0.45) * CELL_HEIGHT;
        if (reel === 0) lines.moveTo(x, y);
        else lines.lineTo(x, y);
      });
      lines.stroke({ width: 5, color: 0xffe066, alpha: 0.85 });
    }
  }

  async function showSpin(spin: SlotSpin, still: AbortSignal): Promise<void> {
    lines.clear();
    for (const [reel, stop] of spin.stops.entries()) fill(reel, stop, spin.shown[reel] ?? []);
    const move = (share: number): void =>
      reels.forEach((reel, index) => {
        // Each reel stops a little after the one before.
        const own = Math.min(1, share * (1 + (REELS - 1 - index) * 0.12));
        reel.y = TOP + (1 - (1 - (1 - own) ** 3)) * (PASSING - ROWS) * CELL_HEIGHT;
        // Four fifths of the strip are outside the mask; drawing them would cost as much as what is seen.
        for (const symbol of reel.children) {
          const top = reel.y + symbol.y - TOP;
          symbol.visible = top > -CELL_HEIGHT && top < ROWS * CELL_HEIGHT;
        }
      });
    await stage.animate(spinMs(spin), still, move);
    drawLines(spin);
  }

  // Before the first spin: one of each of the symbols that pay most, so that the board says which game it is.
  const opening: readonly (readonly SlotSymbol[])[] = ['BAC', 'XBH', 'DWA', 'AXE', 'CAD'].map(
    (column) => [...column] as SlotSymbol[],
  );
  for (const [reel, shown] of opening.entries()) fill(reel, PASSING, shown);
  return {
    durationMs: ({ spins }) => spins.reduce((sum, spin) => sum + spinMs(spin), 0),
    async show({ spins }, still) {
      for (const [index, spin] of spins.entries()) {
        // Without motion the last one says how it ended.
        if (still.aborted && index < spins.length - 1) continue;
        caption.text = spin.isFree ? `Free spin ${index} of ${spins.length - 1}` : '';
        await showSpin(spin, still);
      }
    },
  };
}
