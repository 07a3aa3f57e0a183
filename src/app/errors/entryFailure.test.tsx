import { afterEach, expect, it, vi } from 'vitest';
import { watchEntry } from './entryFailure.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('an entry that cannot be loaded leads to one reload, and the next time to words and Retry', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const root = document.createElement('div');
  root.id = 'root';
  const entry = document.createElement('script');
  entry.type = 'module';
  document.body.append(root, entry);
  watchEntry(document, 'tsb');

  entry.dispatchEvent(new Event('error'));
  expect(reload).toHaveBeenCalledOnce();
  expect(root.textContent).toBe('');

  entry.dispatchEvent(new Event('error'));
  expect(reload).toHaveBeenCalledOnce();
  expect(root.querySelector('[role=alert]')?.textContent).toContain('A part of tsb could not be loaded.');
  root.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('a picture that cannot be loaded is no failure of the entry', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  watchEntry(document, 'tsb');
  const picture = document.createElement('img');
  document.body.append(picture);
  picture.dispatchEvent(new Event('error'));
  expect(reload).not.toHaveBeenCalled();
});
