import { afterEach, beforeEach, vi } from 'vitest';

/** Gives each test of the file fake timers and dates, and what `stub` replaces of the browser. */
export function fakeBrowser(stub: (replace: typeof vi.stubGlobal) => void = () => undefined): void {
  beforeEach(() => {
    stub(vi.stubGlobal);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
