import { Container, Graphics } from 'pixi.js';
import type { RouletteOutcome } from '../../core/games/roulette.ts';
import { RED, WHEEL } from '../../core/games/rouletteRules.ts';
import type { Scene } from './movement.ts';
import { HEIGHT, label, type Stage } from './stage.ts';

const RADIUS = 235;
const SPIN_MS = 2_600;
const TURNS = 4;
const SLICE = (Math.PI * 2) / WHEEL.length;

const COLORS = { red: 0xa3201b, black: 0x15181f, green: 0x15803d } as const;

function colorOf(pocket: number): number {
  if (pocket === 0) return COLORS.green;
  return RED.has(pocket) ? COLORS.red : COLORS.black;
}

/** A wheel that turns one way, and a ball that runs the other and stops in the pocket. */
export function createRouletteScene(stage: Stage): Scene<RouletteOutcome> {
  const wheel = new Container();
  wheel.position.set(HEIGHT / 2, HEIGHT / 2);
  wheel.addChild(new Graphics().circle(0, 0, RADIUS + 16).fill(0x5b3a1a));
  WHEEL.forEach((pocket, index) => {
    const middle = index * SLICE;
    wheel.addChild(
      new Graphics()
        .moveTo(0, 0)
        .arc(0, 0, RADIUS, middle - SLICE / 2, middle + SLICE / 2)
        .closePath()
        .fill(colorOf(pocket))
        .stroke({ width: 1, color: 0xd7b56d }),
    );
    const number = label(String(pocket), 17, 0xffffff);
    number.position.set(Math.cos(middle) * (RADIUS - 18), Math.sin(middle) * (RADIUS - 18));
    number.rotation = middle + Math.PI / 2;
    wheel.addChild(number);
  });
  wheel.addChild(
    new Graphics()
      .circle(0, 0, RADIUS * 0.55)
      .fill(0x5b3a1a)
      .stroke({ width: 3, color: 0xd7b56d }),
  );
  const ball = new Graphics().circle(0, 0, 9).fill(0xffffff);
  const result = label('', 64, 0xffffff);
  result.position.set(HEIGHT / 2, HEIGHT / 2);
  stage.root.addChild(wheel, ball, result);

  function place(angle: number, radius: number): void {
    ball.position.set(HEIGHT / 2 + Math.cos(angle) * radius, HEIGHT / 2 + Math.sin(angle) * radius);
  }
  place(0, RADIUS + 6);

  return {
    durationMs: () => SPIN_MS,
    async show({ pocket }, still) {
      result.text = '';
      const at = WHEEL.indexOf(pocket) * SLICE;
      const start = wheel.rotation;
      const draw = (share: number): void => {
        const eased = 1 - (1 - share) ** 3;
        wheel.rotation = start + eased * Math.PI * 2;
        const fall = Math.max(0, (share - 0.7) / 0.3);
        place(wheel.rotation + at - (1 - eased) * TURNS * Math.PI * 2, RADIUS + 6 - fall * 58);
      };
      await stage.animate(SPIN_MS, still, draw);
      result.text = String(pocket);
    },
  };
}
