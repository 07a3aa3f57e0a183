// PixiJS compiles shaders with the Function constructor, which the content security policy forbids; this module replaces that.
import 'pixi.js/unsafe-eval';
import { Application, Container, Graphics, Text, Texture } from 'pixi.js';
import { isOfGraphicsCard, webGlRenderer } from './graphicsCard.ts';

/** Scenes are drawn in these units and scaled to the canvas; the wheel of roulette is as wide as it is high. */
export const WIDTH = 960;
export const HEIGHT = 540;

export interface Stage {
  readonly root: Container;
  /** A picture of this size in the scene's units, to be shown many times. @param draw SVG of a size in pixels. */
  svg(draw: (width: number, height: number) => string, width: number, height: number): Promise<Texture>;
  /** Draws what has changed without movement, in the next frame. */
  draw(): void;
  /** Calls `draw` every frame with the share of the duration that has passed, the last time with 1; at once with 1 when `still` is aborted. */
  animate(durationMs: number, still: AbortSignal, draw: (share: number) => void): Promise<void>;
}

/**
 * Frames are drawn while something moves, and one at the end. Without a graphics card the library draws on a plain canvas, which the CPU does
 * several times as fast as WebGL, and no finer than a point a pixel.
 *
 * @param width of the scene. @throws where the browser can draw neither with WebGL nor otherwise; the game is then played by its words alone.
 */
export async function createStage(place: HTMLElement, width: number): Promise<Stage> {
  const app = new Application();
  const hasGraphicsCard = isOfGraphicsCard(webGlRenderer());
  const resolution = hasGraphicsCard ? Math.min(window.devicePixelRatio, 2) : 1;
  await app.init({
    backgroundAlpha: 0,
    antialias: true,
    autoDensity: true,
    autoStart: false,
    resizeTo: place,
    resolution,
    preference: hasGraphicsCard ? 'webgl' : 'canvas',
  });
  place.append(app.canvas);
  const root = new Container();
  app.stage.addChild(root);
  const resize = (): void => {
    const scale = Math.min(app.screen.width / width, app.screen.height / HEIGHT);
    root.scale.set(scale);
    root.position.set((app.screen.width - width * scale) / 2, (app.screen.height - HEIGHT * scale) / 2);
  };
  let moving = 0;
  const drawNext = (): void => void requestAnimationFrame(() => app.render());
  resize();
  app.renderer.on('resize', () => {
    resize();
    drawNext();
  });
  app.canvas.addEventListener('webglcontextrestored', drawNext);
  return {
    root,
    async svg(draw, width, height) {
      const scale = hasGraphicsCard ? 2 : Math.max(1, root.scale.x);
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(draw(Math.round(width * scale), Math.round(height * scale)))}`;
      await image.decode();
      return Texture.from(image);
    },
    draw: drawNext,
    animate(durationMs, still, draw) {
      return new Promise((resolve) => {
        let elapsedMs = 0;
        const end = (): void => {
          still.removeEventListener('abort', end);
          app.ticker.remove(tick);
          moving -= 1;
          if (moving === 0) app.ticker.stop();
          draw(1);
          drawNext();
          resolve();
        };
        const tick = (): void => {
          // Not deltaMS, which is at most 100: on a slow device a movement would last longer, not be coarser.
          elapsedMs += app.ticker.elapsedMS;
          if (elapsedMs >= durationMs) end();
          else draw(elapsedMs / durationMs);
        };
        moving += 1;
        if (still.aborted) return end();
        still.addEventListener('abort', end);
        app.ticker.add(tick);
        app.ticker.start();
      });
    },
  };
}

export function box(width: number, height: number, fill: number | string, line?: number): Graphics {
  const drawn = new Graphics().roundRect(0, 0, width, height, 10).fill(fill);
  return line === undefined ? drawn : drawn.stroke({ width: 2, color: line });
}

/** Text around its middle. */
export function label(text: string, size: number, fill: number): Text {
  const drawn = new Text({ text, style: { fontFamily: 'Inter, system-ui, sans-serif', fontSize: size, fontWeight: '700', fill } });
  drawn.anchor.set(0.5);
  return drawn;
}
