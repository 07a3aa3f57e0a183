import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { createPersistedText } from './persistedText.ts';

const blocked = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

describe('a persisted text', () => {
  it('is the same for all readers, and gone once it is removed', () => {
    const values = new Map([['other', 'theirs']]);
    const storage = () => fakeStorage(values);
    const [here, there] = [createPersistedText(storage, 'mine'), createPersistedText(storage, 'mine')];
    expect(here.read()).toBeNull();
    here.write('a');
    expect(there.read()).toBe('a');
    there.write(null);
    expect(here.read()).toBeNull();
    expect([...values]).toEqual([['other', 'theirs']]);
  });

  it('is in memory when storage is blocked', () => {
    const text = createPersistedText(blocked, 'mine');
    expect(text.read()).toBeNull();
    text.write('a');
    expect([text.read(), createPersistedText(blocked, 'mine').read()]).toEqual(['a', 'a']);
    text.write(null);
    expect(text.read()).toBeNull();
  });
});
