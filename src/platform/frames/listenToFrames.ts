import { isLogOutRequest, isThemeQuestion, type ThemeAnswer } from '../../../core/wire/frameMessages.ts';
import type { ThemeMode } from '../../brand/theme.ts';

export interface FramePorts {
  readonly window: Pick<Window, 'addEventListener'>;
  /** From startup; empty until it has answered. */
  readonly trustedOrigins: () => readonly string[];
  readonly mode: () => ThemeMode;
  /** The app's own origin: a program that shows the app in a web view sends its messages from it. */
  readonly ownOrigin: string;
  readonly logOut: () => void;
}

/** Answers an embedded page that asks for the app's theme, and logs out for a web view. Messages of other origins are ignored. */
export function listenToFrames({ window, trustedOrigins, mode, ownOrigin, logOut }: FramePorts): void {
  window.addEventListener('message', ({ data, origin, source }: MessageEvent<unknown>) => {
    if (isLogOutRequest(data) && (origin === ownOrigin || trustedOrigins().includes(origin))) logOut();
    if (!isThemeQuestion(data) || source === null || !trustedOrigins().includes(origin)) return;
    const answer: ThemeAnswer = { type: 'hostTheme', mode: mode() };
    source.postMessage(answer, { targetOrigin: origin });
  });
}
