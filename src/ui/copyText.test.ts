import { describe, expect, it } from 'vitest';
import { copyText } from './copyText.ts';
import { createToastStore } from './toast/toastStore.ts';

const shown = (store: ReturnType<typeof createToastStore>) => store.getSnapshot().map(({ type, body }) => `${type}: ${body}`);

describe('a copied text', () => {
  it('is in the clipboard, and a success toast says so', async () => {
    const store = createToastStore();
    const copied: string[] = [];
    await copyText('AB12', { writeText: async (text) => void copied.push(text) }, store);
    expect(copied).toEqual(['AB12']);
    expect(shown(store)).toEqual(['success: Copied to clipboard']);
  });

  it('a text that the browser refuses, or for which it has no clipboard, is not called copied', async () => {
    const store = createToastStore();
    await copyText('AB12', { writeText: () => Promise.reject(new Error('not allowed')) }, store);
    expect(shown(store)).toEqual(['danger: Nothing was copied']);
    await copyText('AB12', undefined as unknown as Clipboard, store);
    expect(shown(store)).toEqual(['danger: Nothing was copied']);
  });
});
