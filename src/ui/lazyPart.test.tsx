import { act, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { lazyPart } from './lazyPart.tsx';

it('a lazy part whose code failed to load is shown once it loads, without a press', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  // React tells of what an error boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(async () => () => createElement('p', null, 'the panel'));
  load.mockRejectedValueOnce(new TypeError('cut')).mockRejectedValueOnce(new TypeError('cut'));
  const { Component } = lazyPart(load);
  render(createElement(Component));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('alert').textContent).toContain('Try again');
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(screen.getByRole('alert').textContent).toContain('Try again');
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect([document.body.textContent, load.mock.calls.length]).toEqual(['the panel', 3]);
});
