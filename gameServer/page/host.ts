import { type GameMessage, HOST_PARAMETER, type HostMessage, readHostMessage } from '../../core/casino/launchContract.ts';
import type { ThemeQuestion } from '../../core/wire/frameMessages.ts';

/** The app that shows the game in a frame. Messages go to its origin alone, and only those of its window are read. */
export interface Host {
  send(message: GameMessage): void;
}

/** @param allowed origins of the app; a page that is not in one of its frames talks to nobody. */
export function connectHost(allowed: readonly string[], onMessage: (message: HostMessage) => void): Host {
  const origin = new URL(location.href).searchParams.get(HOST_PARAMETER);
  if (origin === null || !allowed.includes(origin) || window.parent === window) return { send: () => undefined };
  const post = (message: GameMessage | ThemeQuestion): void => window.parent.postMessage(message, origin);
  window.addEventListener('message', ({ source, origin: from, data }) => {
    if (source !== window.parent || from !== origin) return;
    const message = readHostMessage(data);
    if (message) onMessage(message);
    else if (isThemeAnswer(data)) document.documentElement.dataset.mode = data.mode;
  });
  post({ type: 'getHostTheme' });
  return { send: post };
}

function isThemeAnswer(data: unknown): data is { readonly mode: 'dark' | 'light' } {
  const { type, mode } = Object(data) as { readonly type?: unknown; readonly mode?: unknown };
  return type === 'hostTheme' && (mode === 'dark' || mode === 'light');
}
