import { Container, Graphics } from 'pixi.js';
import { GAME_ART } from '../../core/gameArt/games.ts';
import { PALETTES } from '../../core/gameArt/palettes.ts';
import { WHEEL_COLOURS, WHEEL_FIELDS, type WheelColour, type WheelOutcome } from '../../core/games/wheel.ts';
import type { Scene } from './movement.ts';
import { HEIGHT, label, type Stage } from './stage.ts';

const RADIUS = 232;
const SPIN_MS = 3_200;
const TURNS = 4;
const SLICE = (Math.PI * 2) / WHEEL_FIELDS.length;

export const WHEEL_FILLS: Readonly<Record<WheelColour, number>> = {
  white: 0xf3efe6,
  yellow: 0xf5c242,
  green: 0x3fb37f,
  blue: 0x2f9be0,
  purple: 0x9a6be0,
  red: 0xe0503f,
};

/** A wheel that turns under a pointer at its top. */
export function createWheelScene(stage: Stage, gameId: string): Scene<WheelOutcome> {
  const [scene = '', palette = 0] = GAME_ART[gameId] ?? [];
  const [rim = '#3A2410'] = PALETTES[scene]?.[palette]?.slice(-1) ?? [];
  const wheel = new Container();
  wheel.position.set(HEIGHT / 2, HEIGHT / 2);
  wheel.addChild(new Graphics().circle(0, 0, RADIUS + 14).fill(Number.parseInt(rim.slice(1), 16)));
  WHEEL_FIELDS.forEach((colour, index) => {
    const middle = index * SLICE;
    wheel.addChild(
      new Graphics()
        .moveTo(0, 0)
        .arc(0, 0, RADIUS, middle - SLICE / 2, middle + SLICE / 2)
        .closePath()
        .fill(WHEEL_FILLS[colour])
        .stroke({ width: 1, color: 0x1b1426 }),
    );
    const pays = label(String(WHEEL_COLOURS[colour].times), 15, 0x1b1426);
    pays.position.set(Math.cos(middle) * (RADIUS - 20), Math.sin(middle) * (RADIUS - 20));
    pays.rotation = middle + Math.PI / 2;
    wheel.addChild(pays);
  });
  wheel.addChild(
    new Graphics()
      .circle(0, 0, RADIUS * 0.42)
      .fill(0x1b1426)
      .stroke({ width: 4, color: 0xf5c242 }),
  );
  const pointer = new Graphics().poly([-16, 0, 16, 0, 0, 34]).fill(0xffffff).stroke({ width: 2, color: 0x1b1426 });
  pointer.position.set(HEIGHT / 2, 8);
  const result = label('', 40, 0xffffff);
  result.position.set(HEIGHT / 2, HEIGHT / 2);
  stage.root.addChild(wheel, pointer, result);
  wheel.rotation = -Math.PI / 2;

  return {
    durationMs: () => SPIN_MS,
    async show({ field, colour }, still) {
      result.text = '';
      const start = wheel.rotation;
      const end = -Math.PI / 2 - field * SLICE;
      const whole = Math.PI * 2;
      const turn = ((((end - start) % whole) + whole) % whole) + TURNS * whole;
      await stage.animate(SPIN_MS, still, (share) => {
        wheel.rotation = start + (1 - (1 - share) ** 3) * turn;
      });
      result.text = `× ${WHEEL_COLOURS[colour].times}`;
    },
  };
}
