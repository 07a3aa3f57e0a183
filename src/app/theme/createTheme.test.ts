import { describe, expect, it } from 'vitest';
import type { ThemeMode } from '../../brand/theme.ts';
import { fakeStorage } from '../../platform/testing/fakeStorage.ts';
import { createTheme } from './createTheme.ts';

function setUp(over: { modes?: readonly [ThemeMode, ...ThemeMode[]]; blockSystemMode?: boolean; storage?: () => Storage } = {}) {
  const shown: ThemeMode[] = [];
  const storage = fakeStorage();
  let system: string | null = 'light';
  let receive = (): void => undefined;
  const start = () =>
    createTheme({
      brand: { code: 'tsb', modes: over.modes ?? ['dark', 'light'], blockSystemMode: over.blockSystemMode ?? false },
      storage: over.storage ?? (() => storage),
      system: {
        get: () => system,
        onChange: (listener) => {
          receive = listener;
        },
      },
      show: (mode) => void shown.push(mode),
    });
  return {
    shown,
    start,
    setSystem: (next: string | null) => {
      system = next;
      receive();
    },
  };
}

describe('the theme of the page', () => {
  it('follows the system until the player chooses', () => {
    const { shown, start, setSystem } = setUp();
    start();
    setSystem('dark');
    expect(shown).toEqual(['light', 'dark']);
  });

  it('keeps a choice over a reload and against the system', () => {
    const { shown, start, setSystem } = setUp();
    start().choose('dark');
    setSystem('light');
    start();
    expect(shown).toEqual(['light', 'dark', 'dark', 'dark']);
  });

  it('shows the last mode where the system has no preference', () => {
    const { shown, start, setSystem } = setUp();
    start();
    setSystem(null);
    expect(shown.at(-1)).toBe('light');
  });

  it('offers only the modes of the brand', () => {
    expect(setUp().start().choices).toEqual(['system', 'dark', 'light']);
    expect(setUp({ blockSystemMode: true }).start().choices).toEqual(['dark', 'light']);
    const { shown, start } = setUp({ modes: ['dark'] });
    expect(start().choices).toEqual([]);
    expect(shown).toEqual(['dark']);
  });

  it('works with storage blocked', () => {
    const { shown, start } = setUp({
      storage: () => {
        throw new Error('blocked');
      },
    });
    start().choose('dark');
    expect(shown).toEqual(['light', 'dark']);
  });
});
