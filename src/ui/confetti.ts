import { lazyModule } from '../../core/lazyModule.ts';

const module = lazyModule(() => import('canvas-confetti'));

/** For so long at most. */
const DURATION_MS = 1_200;

/** Plays once, and not for those who want less motion. What cannot be loaded is left out: it says nothing. */
export async function playConfetti(): Promise<void> {
  if (globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const loaded = await module.load().catch(() => null);
  await loaded?.default({
    particleCount: 80,
    spread: 100,
    ticks: DURATION_MS / 16,
    origin: { y: 0.3 },
    disableForReducedMotion: true,
  });
}
