import { Container, Graphics } from 'pixi.js';
import { PAY_PARTS, PEG_BOARDS, PEG_ROWS, type PegBoard, type PegOutcome } from '../../core/games/pegs.ts';
import type { Scene } from './movement.ts';
import { label, type Stage, WIDTH } from './stage.ts';

const STEP_X = 58;
const STEP_Y = 32;
const TOP = 56;
const ROW_MS = 190;
/** From the edge to the middle. */
const BASKETS = [0xff5d73, 0xff7f5c, 0xffb347, 0xf5d04e, 0xb9dd6b, 0x6be3a2, 0x4fb8c9];
const FLOOR = TOP + PEG_ROWS * STEP_Y + 16;

const xOf = (row: number, rights: number): number => WIDTH / 2 + (rights - row / 2) * STEP_X;

/** A board of pegs; the ball falls from peg to peg into a basket. */
export function createPegsScene(stage: Stage): Scene<PegOutcome> {
  const board = new Graphics();
  for (let row = 0; row < PEG_ROWS; row += 1)
    for (let peg = -1; peg <= row + 1; peg += 1) board.circle(xOf(row, peg), TOP + row * STEP_Y, 5).fill(0x8c93c9);
  const baskets = new Container();
  const ball = new Graphics().circle(0, 0, 12).fill(0xff5d73).stroke({ width: 2, color: 0xffffff });
  ball.position.set(WIDTH / 2, TOP - 26);
  stage.root.addChild(board, baskets, ball);

  function drawBaskets(name: PegBoard, won: number | null): void {
    for (const old of baskets.removeChildren()) old.destroy();
    PEG_BOARDS[name].forEach((parts, index) => {
      const fill = BASKETS[Math.min(index, PEG_ROWS - index)] ?? 0xffffff;
      const one = new Container();
      one.addChild(new Graphics().roundRect(-26, 0, 52, 44, 8).fill(fill));
      if (index === won) one.addChild(new Graphics().roundRect(-26, 0, 52, 44, 8).stroke({ width: 5, color: 0xffffff }));
      const pays = label(String(parts / PAY_PARTS), 17, 0x1b1426);
      pays.position.set(0, 22);
      one.addChild(pays);
      one.position.set(xOf(PEG_ROWS, index), FLOOR + (index === won ? 8 : 0));
      baskets.addChild(one);
    });
  }
  drawBaskets('low', null);

  /** Between the pegs of two rows the ball falls ever faster, and hops off each peg. */
  function place(path: readonly boolean[], share: number): void {
    const at = share * (PEG_ROWS + 1);
    const row = Math.min(PEG_ROWS, Math.floor(at));
    const part = at - row;
    const rights = path.slice(0, row).filter(Boolean).length;
    const next = rights + (path[row] ? 1 : 0);
    const x = row < PEG_ROWS ? xOf(row, rights) + (xOf(row + 1, next) - xOf(row, rights)) * part : xOf(PEG_ROWS, rights);
    const y = TOP + row * STEP_Y - 17 + STEP_Y * part * part - (row < PEG_ROWS ? Math.sin(part * Math.PI) * 8 : 0);
    ball.position.set(x, Math.min(y, FLOOR + 6));
  }

  return {
    durationMs: () => ROW_MS * (PEG_ROWS + 1),
    async show({ path, basket, board: name }, still) {
      drawBaskets(name, null);
      await stage.animate(ROW_MS * (PEG_ROWS + 1), still, (share) => place(path, share));
      drawBaskets(name, basket);
    },
  };
}
