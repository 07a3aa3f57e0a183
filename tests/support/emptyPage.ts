import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { toasts } from '../../src/ui/toast/toastStore.ts';

// happy-dom has no full screen: nothing fills it.
Object.defineProperty(document, 'fullscreenElement', { value: null, configurable: true });

// Code that is loaded lazily takes a busy machine longer than the second of the default. A wait ends as soon as it can.
configure({ asyncUtilTimeout: 30_000 });

// Testing Library empties the page by itself only where a test framework has global functions. Files share a page and the toasts of a module:
// what one leaves there, the next finds.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  for (const { id } of toasts.getSnapshot()) toasts.dismiss(id);
  vi.useRealTimers();
});
