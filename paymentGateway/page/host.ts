import type { PageMessage } from './api.ts';

/** The window of the app that shows the payment. Messages go to its origin alone, and only those of its window are read. */
export interface Host {
  send(message: PageMessage): void;
}

const NOBODY: Host = { send: () => undefined };

/** The origin of the embedding page, as far as the browser tells it. */
function embeddingOrigin(): string | null {
  const { ancestorOrigins } = location as { readonly ancestorOrigins?: { readonly [index: number]: string } };
  const parentOrigin = ancestorOrigins?.[0];
  if (parentOrigin !== undefined) return parentOrigin;
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : null;
}

/** @param allowed origins of the app, the payment's own first: that one where the browser does not tell who embeds the page. */
export function connectHost(allowed: readonly string[], onMode: (mode: 'dark' | 'light') => void): Host {
  const [own] = allowed;
  if (window.parent === window || own === undefined) return NOBODY;
  const embedding = embeddingOrigin();
  const origin = embedding !== null && allowed.includes(embedding) ? embedding : own;
  const send = (message: PageMessage): void => window.parent.postMessage(message, origin);
  window.addEventListener('message', ({ source, origin: from, data }) => {
    if (source !== window.parent || from !== origin) return;
    const mode = modeOf(data);
    if (mode !== null) onMode(mode);
  });
  send({ type: 'getHostTheme', payload: {} });
  // The body's own height: that of the document is never less than the frame's.
  new ResizeObserver(() => send({ type: 'pageSized', payload: { heightPx: Math.ceil(document.body.scrollHeight) } })).observe(
    document.body,
  );
  return { send };
}

/** Null: no answer about the theme. */
export function modeOf(data: unknown): 'dark' | 'light' | null {
  const { type, payload }: { readonly type?: unknown; readonly payload?: unknown } = Object(data);
  const { mode }: { readonly mode?: unknown } = Object(payload);
  return type === 'hostTheme' && (mode === 'dark' || mode === 'light') ? mode : null;
}
