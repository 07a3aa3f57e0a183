import { isThemeQuestion, type ThemeAnswer } from '../../../core/frameMessages.ts';
import type { ThemeMode } from '../../brand/theme.ts';

export interface FramePorts {
  readonly window: Pick<Window, 'addEventListener'>;
  /** From startup; empty until it has answered. */
  readonly trustedOrigins: () => readonly string[];
  readonly mode: () => ThemeMode;
}

/** Answers an embedded page that asks for the app's theme. A message from any other origin is ignored, and learns nothing. */
export function listenToFrames({ window, trustedOrigins, mode }: FramePorts): void {
  window.addEventListener('message', ({ data, origin, source }: MessageEvent<unknown>) => {
    if (!isThemeQuestion(data) || source === null || !trustedOrigins().includes(origin)) return;
    const answer: ThemeAnswer = { type: 'hostTheme', mode: mode() };
    source.postMessage(answer, { targetOrigin: origin });
  });
}
